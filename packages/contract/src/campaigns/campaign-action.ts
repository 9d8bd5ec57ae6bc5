import * as z from 'zod';

/** What can be done with a campaign. The first four are steps of the lifecycle; the others are always open. */
export const CampaignAction = z.enum(['activate', 'pause', 'resume', 'complete', 'duplicate', 'delete']).meta({ id: 'CampaignAction' });
export type CampaignAction = z.infer<typeof CampaignAction>;

/** The steps of the lifecycle. */
export type CampaignStep = 'activate' | 'pause' | 'resume' | 'complete';
