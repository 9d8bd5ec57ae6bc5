import { contract, CreateBrandVoice, type BrandVoice } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { deleteRecord, eraseRecord, insertOnce, restoreRecord } from '../edits/restorable-record.ts';
import { editRecord } from '../edits/edit-record.ts';
import { implement } from '../call/implement.ts';
import { patcher } from '../edits/patched.ts';

const patched = patcher(contract.brandVoices.update, CreateBrandVoice, ['terms']);

export const list = implement.brandVoices.list(({ call, input }) => call.brandVoices.list(input));

export const get = implement.brandVoices.get(async ({ call, input }) =>
  assertFound(call, await call.brandVoices.get(input.id), 'brand voice', input.id),
);

export const create = implement.brandVoices.create(({ call, input }) => {
  const { id, created_at } = call.newRecord('brv');
  return insertOnce(call, call.brandVoices, { ...input, id, revision: 1, created_at, updated_at: created_at });
});

const restorable = ({ brandVoices: store }: Call) => ({ noun: 'brand voice', store });

export const update = implement.brandVoices.update(({ call, input }) =>
  editRecord<BrandVoice>(call, input.path.id, { ...restorable(call), change: (current) => patched(current, input) }),
);

const remove = implement.brandVoices.delete(({ call, input: { id, permanent } }) =>
  permanent ? eraseRecord(call, id, restorable(call), call.expectedRevisions) : deleteRecord(call, id, restorable(call)),
);

export const restore = implement.brandVoices.restore(({ call, input: { id } }) => restoreRecord(call, id, restorable(call)));

export { remove as delete };
