import * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';

/** Where a campaign stands in its lifecycle. It begins as the first of these, or `active` at once. */
export const CampaignStatus = z
  .enum(['draft', 'active', 'paused', 'completed'])
  .meta({ id: 'CampaignStatus', description: 'Where a campaign stands in its lifecycle' });
export type CampaignStatus = z.infer<typeof CampaignStatus>;

interface Step {
  readonly from: readonly CampaignStatus[];
  readonly to: CampaignStatus;
  /** Of the operation that takes the step. */
  readonly summary: string;
  /** The type of the event that tells of it. */
  readonly event: `campaign.${string}`;
}

/**
 * The steps of the campaign lifecycle. A step is added here and nowhere else: its operation, its handler, `allowed_actions`, the store's
 * update, the changes of status that an edit may make and the document's table are all made from this.
 */
export const lifecycle = {
  activate: { from: ['draft'], to: 'active', summary: 'Start a draft', event: 'campaign.activated' },
  pause: { from: ['active'], to: 'paused', summary: 'Pause a running campaign', event: 'campaign.paused' },
  resume: { from: ['paused'], to: 'active', summary: 'Let a paused campaign run on', event: 'campaign.resumed' },
  complete: { from: ['active', 'paused'], to: 'completed', summary: 'End a campaign for good', event: 'campaign.completed' },
} as const satisfies Record<string, Step>;

export type CampaignStep = keyof typeof lifecycle;
export const campaignSteps = Object.keys(lifecycle) as [CampaignStep, ...CampaignStep[]];

/** What can be done with a campaign: the steps of its lifecycle, and what every status allows. */
export const CampaignAction = extensibleEnum([...campaignSteps, 'duplicate', 'delete']).meta({
  id: 'CampaignAction',
  description: 'What can be done with a campaign: steps of its lifecycle, and what is always possible',
});
export type CampaignAction = z.infer<typeof CampaignAction>;

const startsFrom = (step: CampaignStep, status: CampaignStatus): boolean => lifecycle[step].from.some((from) => from === status);

const actionsByStatus = new Map(
  CampaignStatus.options.map((status) => {
    const steps = campaignSteps.filter((step) => startsFrom(step, status));
    return [status, Object.freeze([...steps, 'duplicate', 'delete'] as const)];
  }),
);

/** What a campaign in this status can be asked to do. */
export function allowedActions(status: CampaignStatus): readonly CampaignAction[] {
  return actionsByStatus.get(status) ?? [];
}

/** The step that leads from one status to another, or `undefined` where there is none. */
export function stepBetween(from: CampaignStatus, to: CampaignStatus): CampaignStep | undefined {
  return campaignSteps.find((step) => startsFrom(step, from) && lifecycle[step].to === to);
}
