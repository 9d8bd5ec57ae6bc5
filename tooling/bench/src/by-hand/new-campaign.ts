import { newId } from '@handbill/contract';
import { toMinor, type StoredCampaign } from './campaign.ts';

/** The body of a create that passed its checks. */
export interface CreateBody {
  name: string;
  campaign_type: string;
  budget?: number | null;
  currency?: string | null;
  channels?: string[] | null;
  target_audience?: Record<string, unknown> | null;
  status?: 'draft' | 'active' | null;
  starts_at?: string | null;
  ends_at?: string | null;
  description?: string | null;
  tags?: string[] | null;
  metadata?: Record<string, string> | null;
}

export function newCampaign(workspace_id: string, body: CreateBody): StoredCampaign {
  const now = new Date();
  const currency = body.currency ?? 'USD';
  return {
    _id: newId('cmp', now),
    workspace_id,
    name: body.name,
    campaign_type: body.campaign_type,
    currency,
    channels: body.channels ?? [],
    starts_at: body.starts_at ? new Date(body.starts_at) : null,
    ends_at: body.ends_at ? new Date(body.ends_at) : null,
    description: body.description ?? null,
    tags: body.tags ?? [],
    status: body.status ?? 'draft',
    source_campaign_id: null,
    revision: 1,
    created_at: now,
    updated_at: now,
    budget_minor: body.budget === undefined || body.budget === null ? null : toMinor(body.budget, currency),
    target_audience: body.target_audience ? JSON.stringify(body.target_audience) : null,
    metadata: JSON.stringify(body.metadata ?? {}),
  };
}
