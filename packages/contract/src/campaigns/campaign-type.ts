import * as z from 'zod';

/** What a campaign is for. */
export const CampaignType = z.enum(['awareness', 'sales', 'lead_gen']).meta({ id: 'CampaignType' });
export type CampaignType = z.infer<typeof CampaignType>;
