import { CreateCampaign, newId, type Campaign, type CreateCampaignInput } from '@handbill/contract';

/** A campaign as the store takes it, in its first revision. */
export const sampleCampaign = (input: CreateCampaignInput, created_at: Date): Campaign => ({
  ...CreateCampaign.parse(input),
  id: newId('cmp', created_at),
  allowed_actions: [],
  source_campaign_id: null,
  revision: 1,
  created_at,
  updated_at: created_at,
});
