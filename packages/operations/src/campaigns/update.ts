import { allowedActions, contract, EditedCampaign, stepBetween, type Campaign } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { editRecord } from '../edits/edit-record.ts';
import { implement } from '../call/implement.ts';
import { patcher, type Patch } from '../edits/patched.ts';
import { invalidTransition } from './steps.ts';

const patched = patcher(contract.campaigns.update, EditedCampaign, ['target_audience', 'tags']);

function changed(call: Call<'invalid_transition'>, current: Campaign, patch: Patch): Campaign {
  const after = patched(current, patch);
  const { status } = current;
  if (status !== after.status && stepBetween(status, after.status) === undefined)
    throw invalidTransition(call, status, 'update', `set the status to ${after.status} for`);
  return after === current ? current : { ...after, allowed_actions: [...allowedActions(after.status)] };
}

export const update = implement.campaigns.update(({ call, input }) =>
  editRecord<Campaign>(call, input.path.id, {
    noun: 'campaign',
    store: call.campaigns,
    change: (current) => changed(call, current, input),
  }),
);
