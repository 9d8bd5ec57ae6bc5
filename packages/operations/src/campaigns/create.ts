import { allowedActions, EditedCampaign, type Campaign, type CreateCampaign } from '@handbill/contract';
import { campaigns } from '../implement.ts';
import type { Call } from '../call.ts';

const ownedFields = Object.keys(EditedCampaign.shape) as (keyof EditedCampaign)[];

/** The fields of a campaign that its owner sets. */
export function ownedFieldsOf(campaign: EditedCampaign): EditedCampaign {
  return Object.fromEntries(ownedFields.map((name) => [name, campaign[name]])) as EditedCampaign;
}

/** A campaign in its first revision. */
export function newCampaign(fields: CreateCampaign, source_campaign_id: string | null, call: Pick<Call, 'now' | 'newId'>): Campaign {
  const created_at = call.now();
  return {
    ...ownedFieldsOf(fields),
    id: call.newId('cmp', created_at),
    allowed_actions: [...allowedActions(fields.status)],
    source_campaign_id,
    revision: 1,
    created_at,
    updated_at: created_at,
  };
}

export const create = campaigns.create(async ({ call, input }) => {
  const campaign = newCampaign(input, null, call);
  await call.campaigns.insert(campaign);
  return campaign;
});
