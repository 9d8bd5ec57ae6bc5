import * as z from 'zod';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { campaignFields } from './campaign-fields.ts';
import { campaignRules } from './campaign-rules.ts';
import { CampaignStatus } from './campaign-status.ts';

/** A campaign's own fields after an edit was merged in: what has to be valid as a whole. */
export const EditedCampaign = z.strictObject({ ...campaignFields, status: CampaignStatus }).superRefine(campaignRules, runEvenIfInvalid);
export type EditedCampaign = z.output<typeof EditedCampaign>;
