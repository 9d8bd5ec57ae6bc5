import type { Campaign } from './campaign.ts';

/** What the brief of a text has of the campaign that the text belongs to. */
export type CampaignBrief = Pick<Campaign, 'name' | 'target_audience' | 'channels' | 'starts_at' | 'ends_at'>;
