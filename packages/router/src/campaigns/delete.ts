import { contract } from '@handbill/contract';
import { found } from '../found.ts';
import { procedure } from '../procedure.ts';

export const deleteCampaign = procedure(contract.campaigns.delete, async ({ call, input }) => {
  found((await call.campaigns.delete(input.id, call.services.now())) || null, 'campaign', input.id);
});
