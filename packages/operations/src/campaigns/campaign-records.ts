import { assertChanged } from '../edits/assert-revision.ts';
import { eraseRecord } from '../edits/erase-record.ts';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';

export const get = implement.campaigns.get(async ({ call, input }) =>
  assertFound(call, await call.campaigns.get(input.id), 'campaign', input.id),
);

export const deleteCampaign = implement.campaigns.delete(async ({ call, input: { id, permanent } }) => {
  const { campaigns, expectedRevisions } = call;
  if (permanent) return eraseRecord(call, id, { noun: 'campaign', store: campaigns, expected: expectedRevisions });
  const isDeleted =
    (await campaigns.delete(id, call.now(), expectedRevisions)) || (call.isRepeat && (await campaigns.deleted(id)) !== null);
  await assertChanged(call, { result: isDeleted, noun: 'campaign', id, current: () => campaigns.get(id) });
  return undefined;
});

export const restore = implement.campaigns.restore(async ({ call, input: { id } }) => {
  const { campaigns, expectedRevisions } = call;
  const restored = await campaigns.restore(id, call.now(), expectedRevisions);
  const result = restored ?? (call.isRepeat ? await campaigns.get(id) : null);
  const current = async () => (await campaigns.get(id)) ?? campaigns.deleted(id);
  return assertChanged(call, { result, noun: 'deleted campaign', id, current });
});
