import { contract } from '@handbill/contract';
import { procedure } from '../procedure.ts';
import { newCampaign } from './new-campaign.ts';

export const create = procedure(contract.campaigns.create, async ({ call, input }) => {
  const campaign = newCampaign(input, null, call.services);
  await call.campaigns.insert(campaign);
  return campaign;
});
