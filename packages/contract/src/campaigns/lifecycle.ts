import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { stepsFrom } from '../operation/step.ts';
import { campaignSteps, lifecycle } from './lifecycle-steps.ts';

export { campaignSteps, lifecycle, stepBetween, type CampaignStep } from './lifecycle-steps.ts';

export const CampaignStatus = z
  .enum(['draft', 'active', 'paused', 'completed'])
  .meta({ id: 'CampaignStatus', description: 'The status of a campaign in its lifecycle' });
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** The actions on a campaign: the steps of its lifecycle, and those that every status allows. */
export const CampaignAction = extensibleEnum([...campaignSteps, 'duplicate', 'delete']).meta({
  id: 'CampaignAction',
  description: 'An action on a campaign: a step of its lifecycle, or `duplicate` or `delete`, which every status allows',
});
export type CampaignAction = z.infer<typeof CampaignAction>;

/** The actions that a status allows. */
export const allowedActions = (status: CampaignStatus): readonly CampaignAction[] => [
  ...stepsFrom(lifecycle, status),
  'duplicate',
  'delete',
];
