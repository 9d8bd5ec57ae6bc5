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
    ...fields,
    id: newId('cmp', created_at),
    allowed_actions: [...allowedActions(fields.status)],
    source_campaign_id,
    revision: 1,
    created_at,
    updated_at: created_at,
  };
}
