import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';

export const list = implement.campaigns.list(({ call, input }) => call.campaigns.list(input));

export const get = implement.campaigns.get(async ({ call, input }) =>
  assertFound(call, await call.campaigns.get(input.id), 'campaign', input.id),
);

export const deleteCampaign = implement.campaigns.delete(async ({ call, input }) => {
  const isDeleted = (await call.campaigns.delete(input.id, call.now())) || (call.isRepeat && (await call.campaigns.isDeleted(input.id)));
  assertFound(call, isDeleted, 'campaign', input.id);
});

export const restore = implement.campaigns.restore(async ({ call, input }) =>
  assertFound(call, await call.campaigns.restore(input.id, call.now()), 'deleted campaign', input.id),
);
