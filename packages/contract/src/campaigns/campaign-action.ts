import type * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';

/** What can be done with a campaign. The first four are steps of the lifecycle; the others are always open. */
export const CampaignAction = extensibleEnum(['activate', 'pause', 'resume', 'complete', 'duplicate', 'delete']).meta({
  id: 'CampaignAction',
  description: 'What can be done with a campaign: steps of its lifecycle, and what is always possible',
});
export type CampaignAction = z.infer<typeof CampaignAction>;

/** The steps of the lifecycle. */
export type CampaignStep = 'activate' | 'pause' | 'resume' | 'complete';
