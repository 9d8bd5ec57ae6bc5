import type { Campaign } from './campaign.ts';

/** What the brief of a text has of the campaign that the text belongs to. */
export type CampaignBrief = Pick<
  Campaign,
  'name' | 'campaign_type' | 'description' | 'message' | 'target_audience' | 'starts_at' | 'ends_at'
>;
