import * as z from 'zod';

/** Where a campaign stands in its lifecycle. */
export const CampaignStatus = z
  .enum(['draft', 'active', 'paused', 'completed'])
  .meta({ id: 'CampaignStatus', description: 'Where a campaign stands in its lifecycle' });
export type CampaignStatus = z.infer<typeof CampaignStatus>;
