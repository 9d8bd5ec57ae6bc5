import { campaignSteps, lifecycle, type CampaignStatus, type CampaignStep } from '@handbill/contract';

const isAllowed = (step: CampaignStep, status: CampaignStatus) => lifecycle[step].from.some((from) => from === status);

/** For each status of a campaign, the steps that lead there from a draft. */
export const stepsTo = new Map<CampaignStatus, readonly CampaignStep[]>([['draft', []]]);
// The map grows while it is walked, so every status is reached, by the shortest way.
for (const [status, path] of stepsTo)
  for (const step of campaignSteps.filter((one) => isAllowed(one, status)))
    if (!stepsTo.has(lifecycle[step].to)) stepsTo.set(lifecycle[step].to, [...path, step]);

/** The steps that lead from a draft to where this step is allowed, or to where it is not. */
export function stepsBefore(step: CampaignStep, { allowed }: { readonly allowed: boolean }): readonly CampaignStep[] {
  const found = [...stepsTo].find(([status]) => isAllowed(step, status) === allowed);
  if (found === undefined) throw new Error(`The step ${step} is allowed in ${allowed ? 'no' : 'every'} status`);
  return found[1];
}
