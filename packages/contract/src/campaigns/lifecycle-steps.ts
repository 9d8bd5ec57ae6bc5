import { startsFrom, stepNames, type Step } from '../operation/step.ts';
import type { CampaignStatus } from './lifecycle.ts';

/** The steps of the campaign lifecycle. A step is added here; all else is derived from this. */
export const lifecycle = {
  activate: { from: ['draft'], to: 'active', summary: 'Activate a campaign', event: 'campaign.activated' },
  pause: { from: ['active'], to: 'paused', summary: 'Pause a campaign', event: 'campaign.paused' },
  resume: { from: ['paused'], to: 'active', summary: 'Resume a campaign', event: 'campaign.resumed' },
  complete: { from: ['active', 'paused'], to: 'completed', summary: 'Complete a campaign', event: 'campaign.completed' },
} as const satisfies Record<string, Step<CampaignStatus>>;

export type CampaignStep = keyof typeof lifecycle;
export const campaignSteps = stepNames(lifecycle);

/** The step that leads from one status to another, or `undefined` where there is none. */
export function stepBetween(from: CampaignStatus, to: CampaignStatus): CampaignStep | undefined {
  return campaignSteps.find((step) => startsFrom(lifecycle[step], from) && lifecycle[step].to === to);
}
