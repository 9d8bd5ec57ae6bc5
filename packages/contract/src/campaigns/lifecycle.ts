import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { campaignSteps, startsFrom } from './lifecycle-steps.ts';

export { campaignSteps, lifecycle, stepBetween, type CampaignStep } from './lifecycle-steps.ts';

/** Where a campaign stands in its lifecycle. It begins as the first of these, or `active` at once. */
export const CampaignStatus = z
  .enum(['draft', 'active', 'paused', 'completed'])
  .meta({ id: 'CampaignStatus', description: 'Where a campaign stands in its lifecycle' });
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/** The actions on a campaign: the steps of its lifecycle, and those that every status allows. */
export const CampaignAction = extensibleEnum([...campaignSteps, 'duplicate', 'delete']).meta({
  id: 'CampaignAction',
  description: 'What can be done with a campaign: steps of its lifecycle, and what is always possible',
});
export type CampaignAction = z.infer<typeof CampaignAction>;

const actionsByStatus = new Map(
  CampaignStatus.options.map((status) => {
    const steps = campaignSteps.filter((step) => startsFrom(step, status));
    return [status, Object.freeze([...steps, 'duplicate', 'delete'] as const)];
  }),
);

/** The actions that a status allows. */
export function allowedActions(status: CampaignStatus): readonly CampaignAction[] {
  return actionsByStatus.get(status) ?? [];
}
