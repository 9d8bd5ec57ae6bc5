import { allowedActions, type Campaign } from '@handbill/contract';
import { toMajorUnits, toMinorUnits } from '../minor-units.ts';

/** How a campaign is kept. What users name freely is kept as JSON text: exact, and safe whatever the names. */
export interface StoredCampaign extends Omit<Campaign, 'id' | 'allowed_actions' | 'budget' | 'target_audience' | 'metadata'> {
  _id: string;
  workspace_id: string;
  budget_minor: bigint | null;
  target_audience: string | null;
  metadata: string;
}

export function toStored(workspace_id: string, { id, allowed_actions: _, budget, target_audience, metadata, ...same }: Campaign): StoredCampaign {
  return {
    _id: id,
    workspace_id,
    ...same,
    budget_minor: budget === null ? null : toMinorUnits(budget, same.currency),
    target_audience: target_audience === null ? null : JSON.stringify(target_audience),
    metadata: JSON.stringify(metadata),
  };
}

export function fromStored(stored: StoredCampaign): Campaign {
  const { budget_minor, currency, status } = stored;
  return {
    id: stored._id,
    name: stored.name,
    campaign_type: stored.campaign_type,
    status,
    allowed_actions: allowedActions(status) as Campaign['allowed_actions'],
    budget: budget_minor === null ? null : toMajorUnits(budget_minor, currency),
    currency,
    channels: stored.channels,
    target_audience: stored.target_audience === null ? null : JSON.parse(stored.target_audience),
    starts_at: stored.starts_at,
    ends_at: stored.ends_at,
    description: stored.description,
    tags: stored.tags,
    metadata: JSON.parse(stored.metadata),
    source_campaign_id: stored.source_campaign_id,
    revision: stored.revision,
    created_at: stored.created_at,
    updated_at: stored.updated_at,
  };
}
