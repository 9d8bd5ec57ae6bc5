import * as z from 'zod';

/** What a campaign is for. */
export const CampaignType = z.enum(['awareness', 'sales', 'lead_gen']).meta({ id: 'CampaignType', description: 'What a campaign is for' });
export type CampaignType = z.infer<typeof CampaignType>;
