import type { CampaignStatus } from './lifecycle.ts';

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
  activate: { from: ['draft'], to: 'active', summary: 'Activate a campaign', event: 'campaign.activated' },
  pause: { from: ['active'], to: 'paused', summary: 'Pause a campaign', event: 'campaign.paused' },
  resume: { from: ['paused'], to: 'active', summary: 'Resume a campaign', event: 'campaign.resumed' },
  complete: { from: ['active', 'paused'], to: 'completed', summary: 'Complete a campaign', event: 'campaign.completed' },
} as const satisfies Record<string, Step>;

export type CampaignStep = keyof typeof lifecycle;
export const campaignSteps = Object.keys(lifecycle) as [CampaignStep, ...CampaignStep[]];

/** Whether a step may be taken from a status. */
export const startsFrom = (step: CampaignStep, status: CampaignStatus): boolean => lifecycle[step].from.some((from) => from === status);

/** The step that leads from one status to another, or `undefined` where there is none. */
export function stepBetween(from: CampaignStatus, to: CampaignStatus): CampaignStep | undefined {
  return campaignSteps.find((step) => startsFrom(step, from) && lifecycle[step].to === to);
}
