import type { CampaignStep } from './campaign-action.ts';
import type { CampaignStatus } from './campaign-status.ts';
import { lifecycle } from './lifecycle.ts';

/** The step that leads from one status to another, or `undefined` where there is none. */
export function stepBetween(from: CampaignStatus, to: CampaignStatus): CampaignStep | undefined {
  const found = Object.entries(lifecycle[from]).find(([, target]) => target === to);
  return found?.[0] as CampaignStep | undefined;
}
