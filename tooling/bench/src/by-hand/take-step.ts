import { lifecycle } from '@handbill/contract';
import type { Collection, Filter } from 'mongodb';
import type { StoredCampaign } from './campaign.ts';

export type Step = 'pause' | 'resume';

/** Takes a step if the campaign is in a status for it, in one update; `null` if it is not. */
export function takeStep(
  campaigns: Collection<StoredCampaign>,
  workspace_id: string,
  _id: string,
  step: Step,
): Promise<StoredCampaign | null> {
  const { from, to } = lifecycle[step];
  const ready = { _id, workspace_id, status: from.length === 1 ? from[0] : { $in: [...from] } } as Filter<StoredCampaign>;
  const change = { $set: { status: to, updated_at: new Date() }, $inc: { revision: 1 } };
  return campaigns.findOneAndUpdate(ready, change, { returnDocument: 'after', maxTimeMS: 5_000 });
}
