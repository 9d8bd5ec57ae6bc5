import { allowedActions, currencies, type CampaignStatus } from '@handbill/contract';

/** A campaign as it is sent: instants as text already. */
export interface SentCampaign {
  id: string;
  revision: number;
  [field: string]: unknown;
}

/** A campaign as Handbill keeps it. */
export interface StoredCampaign {
  _id: string;
  workspace_id: string;
  name: string;
  campaign_type: string;
  status: CampaignStatus;
  budget_minor: number | bigint | null;
  currency: string;
  channels: string[];
  target_audience: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  description: string | null;
  tags: string[];
  metadata: string;
  source_campaign_id: string | null;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

const scaleOf = (currency: string) => 10 ** (currencies.get(currency) ?? 2);

export const toMinor = (amount: number, currency: string): bigint => BigInt(Math.round(amount * scaleOf(currency)));

export function sent(stored: StoredCampaign): SentCampaign {
  return {
    id: stored._id,
    name: stored.name,
    campaign_type: stored.campaign_type,
    status: stored.status,
    allowed_actions: allowedActions(stored.status),
    budget: stored.budget_minor === null ? null : Number(stored.budget_minor) / scaleOf(stored.currency),
    currency: stored.currency,
    channels: stored.channels,
    target_audience: stored.target_audience === null ? null : JSON.parse(stored.target_audience),
    starts_at: stored.starts_at?.toISOString() ?? null,
    ends_at: stored.ends_at?.toISOString() ?? null,
    description: stored.description,
    tags: stored.tags,
    metadata: JSON.parse(stored.metadata),
    source_campaign_id: stored.source_campaign_id,
    revision: stored.revision,
    created_at: stored.created_at.toISOString(),
    updated_at: stored.updated_at.toISOString(),
  };
}
