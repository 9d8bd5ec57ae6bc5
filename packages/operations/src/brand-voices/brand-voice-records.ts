import { isDeepStrictEqual } from 'node:util';
import { contract, CreateBrandVoice, type BrandVoice } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { assertChanged } from '../edits/assert-revision.ts';
import { eraseRecord } from '../edits/erase-record.ts';
import { editRecord } from '../edits/edit-record.ts';
import { implement } from '../call/implement.ts';
import { patcher, type Patch } from '../edits/patched.ts';

const patched = patcher(contract.brandVoices.update, CreateBrandVoice, ['terms']);

export const list = implement.brandVoices.list(({ call, input }) => call.brandVoices.list(input));

export const get = implement.brandVoices.get(async ({ call, input }) =>
  assertFound(call, await call.brandVoices.get(input.id), 'brand voice', input.id),
);

export const create = implement.brandVoices.create(async ({ call, input }) => {
  const { id, created_at } = call.newRecord('brv');
  // An earlier attempt at the call may have stored it.
  const earlier = call.isRepeat ? await call.brandVoices.get(id) : null;
  if (earlier !== null) return earlier;
  const voice = { ...input, id, revision: 1, created_at, updated_at: created_at };
  await call.brandVoices.insert(voice);
  return voice;
});

function changed(current: BrandVoice, patch: Patch): BrandVoice {
  const { id, revision, created_at, updated_at, ...before } = current;
  const after = patched(before, patch);
  return isDeepStrictEqual(before, after) ? current : { ...after, id, revision, created_at, updated_at };
}

export const update = implement.brandVoices.update(({ call, input }) => {
  const store = call.brandVoices;
  return editRecord<BrandVoice>(call, input.path.id, {
    noun: 'brand voice',
    get: (id) => store.get(id),
    change: (current) => changed(current, input),
    replace: (next, current) => store.replace(next, current),
  });
});

export const deleteBrandVoice = implement.brandVoices.delete(async ({ call, input: { id, permanent } }) => {
  const { brandVoices, expectedRevisions } = call;
  if (permanent) return eraseRecord(call, id, { noun: 'brand voice', store: brandVoices, expected: expectedRevisions });
  const isDeleted =
    (await brandVoices.delete(id, call.now(), expectedRevisions)) || (call.isRepeat && (await brandVoices.deleted(id)) !== null);
  await assertChanged(call, { result: isDeleted, noun: 'brand voice', id, current: () => brandVoices.get(id) });
  return undefined;
});

export const restore = implement.brandVoices.restore(async ({ call, input: { id } }) => {
  const { brandVoices, expectedRevisions } = call;
  const restored = await brandVoices.restore(id, call.now(), expectedRevisions);
  const result = restored ?? (call.isRepeat ? await brandVoices.get(id) : null);
  const current = async () => (await brandVoices.get(id)) ?? brandVoices.deleted(id);
  return assertChanged(call, { result, noun: 'deleted brand voice', id, current });
});
