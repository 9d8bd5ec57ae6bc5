import { assertFound } from '../call.ts';
import { campaigns } from '../implement.ts';

export const restore = campaigns.restore(async ({ call, input }) =>
  assertFound(call, await call.campaigns.restore(input.id, call.services.now()), 'deleted campaign', input.id),
);
