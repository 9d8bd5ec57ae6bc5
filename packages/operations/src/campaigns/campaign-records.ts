import { deleteRecord, eraseRecord, restoreRecord } from '../edits/restorable-record.ts';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';

export const get = implement.campaigns.get(async ({ call, input }) =>
  assertFound(call, await call.campaigns.get(input.id), 'campaign', input.id),
);

const restorable = ({ campaigns: store }: Call) => ({ noun: 'campaign', store });

export const deleteCampaign = implement.campaigns.delete(({ call, input: { id, permanent } }) =>
  permanent ? eraseRecord(call, id, restorable(call), call.expectedRevisions) : deleteRecord(call, id, restorable(call)),
);

export const restore = implement.campaigns.restore(({ call, input: { id } }) => restoreRecord(call, id, restorable(call)));
