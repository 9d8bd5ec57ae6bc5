import { assertFound } from '../call.ts';
import { campaigns } from '../implement.ts';

export const deleteCampaign = campaigns.delete(async ({ call, input }) => {
  assertFound(call, await call.campaigns.delete(input.id, call.services.now()), 'campaign', input.id);
});
