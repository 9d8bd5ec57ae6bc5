import { CreateCampaign, newId, type CreateCampaignInput } from '@handbill/contract';
import { toMinor, type StoredCampaign } from './campaign.ts';

/** The body of a create that passed its checks. */
export interface CreateBody extends Omit<CreateCampaignInput, 'starts_at' | 'ends_at'> {
  starts_at?: string | null;
  ends_at?: string | null;
}

const { budget: _, ...unset } = CreateCampaign.parse({ name: 'unset', campaign_type: 'sales' });
const names = Object.keys(unset) as (keyof typeof unset)[];

/** In a body `null` is the same as leaving a field out. */
function filled(body: CreateBody): typeof unset {
  const fields: Record<string, unknown> = { ...unset };
  for (const name of names) fields[name] = body[name] ?? unset[name];
  return fields as typeof unset;
}

export function newCampaign(workspace_id: string, body: CreateBody): StoredCampaign {
  const now = new Date();
  const { budget = null, starts_at, ends_at } = body;
  const { target_audience, metadata, ...fields } = filled(body);
  return {
    _id: newId('cmp', now),
    workspace_id,
    ...fields,
    starts_at: starts_at ? new Date(starts_at) : null,
    ends_at: ends_at ? new Date(ends_at) : null,
    source_campaign_id: null,
    revision: 1,
    created_at: now,
    updated_at: now,
    budget_minor: budget === null ? null : toMinor(budget, fields.currency),
    target_audience: target_audience && JSON.stringify(target_audience),
    metadata: JSON.stringify(metadata),
  };
}
