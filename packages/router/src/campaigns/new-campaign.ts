import { allowedActions, type Campaign, type CreateCampaign } from '@handbill/contract';
import type { Services } from '../services.ts';

/** A campaign in its first revision. */
export function newCampaign(
  fields: CreateCampaign,
  source_campaign_id: string | null,
  { now, newId }: Pick<Services, 'now' | 'newId'>,
): Campaign {
  const created_at = now();
  return {
    id: newId('cmp', created_at),
    name: fields.name,
    campaign_type: fields.campaign_type,
    status: fields.status,
    allowed_actions: [...allowedActions(fields.status)],
    budget: fields.budget,
    currency: fields.currency,
    channels: fields.channels,
    target_audience: fields.target_audience,
    starts_at: fields.starts_at,
    ends_at: fields.ends_at,
    description: fields.description,
    tags: fields.tags,
    metadata: fields.metadata,
    source_campaign_id,
    revision: 1,
    created_at,
    updated_at: created_at,
  };
}
