import type { CampaignStep } from './campaign-action.ts';
import type { CampaignStatus } from './campaign-status.ts';
import { lifecycle } from './lifecycle.ts';

const sources = (step: CampaignStep) =>
  Object.entries(lifecycle).filter(([, steps]) => step in steps) as [CampaignStatus, Record<string, CampaignStatus>][];

function target(step: CampaignStep): { from: readonly CampaignStatus[]; to: CampaignStatus } {
  const from = sources(step);
  const targets = new Set(from.map(([, steps]) => steps[step]));
  const [to] = targets;
  // One conditional update carries a step out, so a step must lead to one status from wherever it starts.
  if (to === undefined || targets.size > 1) throw new Error(`The lifecycle step ${step} must lead to exactly one status`);
  return { from: from.map(([status]) => status), to };
}

/** For each step: the statuses that it starts from and the one that it leads to. */
export const stepTargets = { activate: target('activate'), pause: target('pause'), resume: target('resume'), complete: target('complete') };
