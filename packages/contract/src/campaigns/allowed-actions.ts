import type { CampaignAction } from './campaign-action.ts';
import type { CampaignStatus } from './campaign-status.ts';
import { lifecycle } from './lifecycle.ts';

const table = Object.fromEntries(
  Object.entries(lifecycle).map(([status, steps]) => [status, Object.freeze([...Object.keys(steps), 'duplicate', 'delete'])]),
) as unknown as Readonly<Record<CampaignStatus, readonly CampaignAction[]>>;

/** What a campaign in this status can be asked to do. */
export function allowedActions(status: CampaignStatus): readonly CampaignAction[] {
  return table[status];
}
