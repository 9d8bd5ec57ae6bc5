import { allowedActions, Campaign } from '@handbill/contract';
import * as z from 'zod';
import { toMajorUnits, toMinorUnits } from '../minor-units.ts';

const { id, allowed_actions: _, budget: __, target_audience: ___, metadata: ____, ...same } = Campaign.shape;

/** How a campaign is kept. What users name freely is kept as JSON text: exact, and safe whatever the names. */
export const StoredCampaign = z.object({
  _id: id,
  workspace_id: z.string(),
  ...same,
  budget_minor: z.bigint().nullable(),
  target_audience: z.string().nullable(),
  metadata: z.string(),
});
export type StoredCampaign = z.infer<typeof StoredCampaign>;

export function toStored(workspace_id: string, campaign: Campaign): StoredCampaign {
  const { budget, currency, target_audience } = campaign;
  return {
    _id: campaign.id,
    workspace_id,
    name: campaign.name,
    campaign_type: campaign.campaign_type,
    status: campaign.status,
    budget_minor: budget === null ? null : toMinorUnits(budget, currency),
    currency,
    channels: campaign.channels,
    target_audience: target_audience === null ? null : JSON.stringify(target_audience),
    starts_at: campaign.starts_at,
    ends_at: campaign.ends_at,
    description: campaign.description,
    tags: campaign.tags,
    metadata: JSON.stringify(campaign.metadata),
    source_campaign_id: campaign.source_campaign_id,
    revision: campaign.revision,
    created_at: campaign.created_at,
    updated_at: campaign.updated_at,
  };
}

/**
 * MongoDB's validator holds what is stored, and the operation's output is held against the contract: a third reading would only cost.
 * Field by field, since spreading what the driver made takes three times as long: 60 µs for a page of 20.
 */
export function fromStored(stored: StoredCampaign): Campaign {
  const { budget_minor, currency, status, target_audience } = stored;
  return {
    id: stored._id,
    name: stored.name,
    campaign_type: stored.campaign_type,
    status,
    allowed_actions: [...allowedActions(status)],
    budget: budget_minor === null ? null : toMajorUnits(budget_minor, currency),
    currency,
    channels: stored.channels,
    target_audience: target_audience === null ? null : JSON.parse(target_audience),
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
