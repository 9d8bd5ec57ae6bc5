import { allowedActions, contract, EditedCampaign, stepBetween, type Campaign, type CreateCampaign } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { editRecord } from '../edits/edit-record.ts';
import { patcher, type Patch } from '../edits/patched.ts';
import { deleteRecord, eraseRecord, insertOnce, restoreRecord } from '../edits/restorable-record.ts';
import { invalidTransition } from './steps.ts';

export const get = implement.campaigns.get(async ({ call, input }) =>
  assertFound(call, await call.campaigns.get(input.id), 'campaign', input.id),
);

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

const restorable = ({ campaigns: store }: Call) => ({ noun: 'campaign', store });
const patched = patcher(contract.campaigns.update, EditedCampaign, ['target_audience', 'tags']);

function changed(call: Call<'invalid_transition'>, current: Campaign, patch: Patch): Campaign {
  const after = patched(current, patch);
  const { status } = current;
  if (status !== after.status && stepBetween(status, after.status) === undefined)
    throw invalidTransition(call, status, 'update', `set the status to ${after.status} for`);
  return after === current ? current : { ...after, allowed_actions: [...allowedActions(after.status)] };
}

export const update = implement.campaigns.update(({ call, input }) =>
  editRecord<Campaign>(call, input.path.id, { ...restorable(call), change: (current) => changed(call, current, input) }),
);

export const deleteCampaign = implement.campaigns.delete(({ call, input: { id, permanent } }) =>
  permanent ? eraseRecord(call, id, restorable(call), call.expectedRevisions) : deleteRecord(call, id, restorable(call)),
);

export const restore = implement.campaigns.restore(({ call, input: { id } }) => restoreRecord(call, id, restorable(call)));
