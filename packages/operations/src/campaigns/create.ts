import { allowedActions, EditedCampaign, type Campaign, type CreateCampaign } from '@handbill/contract';
import { implement } from '../call/implement.ts';
import type { Call } from '../call/call.ts';
import { insertOnce } from '../edits/restorable-record.ts';

const ownedFields = Object.keys(EditedCampaign.shape) as (keyof EditedCampaign)[];

/** The fields of a campaign that its owner sets. */
export function ownedFieldsOf(campaign: EditedCampaign): EditedCampaign {
  return Object.fromEntries(ownedFields.map((name) => [name, campaign[name]])) as EditedCampaign;
}

/** A campaign in its first revision. */
export function newCampaign(fields: CreateCampaign, source_campaign_id: string | null, call: Call): Campaign {
  const { id, created_at } = call.newRecord('cmp');
  return {
    ...ownedFieldsOf(fields),
    id,
    allowed_actions: [...allowedActions(fields.status)],
    open_publications: 0,
    source_campaign_id,
    revision: 1,
    created_at,
    updated_at: created_at,
  };
}

export const create = implement.campaigns.create(({ call, input }) => insertOnce(call, call.campaigns, newCampaign(input, null, call)));
