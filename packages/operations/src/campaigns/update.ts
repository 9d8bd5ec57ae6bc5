import { isDeepStrictEqual } from 'node:util';
import { allowedActions, contract, EditedCampaign, stepBetween, type Campaign } from '@handbill/contract';
import { assertFound, type Call, type UnparsedInput } from '../call.ts';
import { campaigns } from '../implement.ts';
import { inputParser } from '../input/input-parser.ts';
import { mergePatch } from '../merge-patch.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { ownedFieldsOf } from './create.ts';
import { invalidTransition } from './steps.ts';

const parseWhole = inputParser(contract.campaigns.update, EditedCampaign);

type Patch = Pick<UnparsedInput, 'fields' | 'faults'>;

/** A merge removes what is `null`; where it is required, or the field unknown, it has to be there still to be found faulty. */
const withFaulty = (merged: unknown, patch: object): object => ({
  ...(merged as object),
  ...Object.fromEntries(Object.entries(patch).filter(([name, value]) => value === null || !Object.hasOwn(EditedCampaign.shape, name))),
});

/** The patched fields, valid as a whole. */
function patched(before: EditedCampaign, { fields, faults }: Patch): EditedCampaign {
  if (Object.hasOwn(fields, 'target_audience')) return parseWhole(withFaulty(mergePatch(before, fields), fields), faults);
  // An audience that the patch does not touch may be older than a rule, and must not keep its owner from other changes.
  const { target_audience, ...others } = before;
  return { ...parseWhole(withFaulty(mergePatch(others, fields), fields), faults), target_audience };
}

function apply(call: Call<'invalid_transition'>, current: Campaign, patch: Patch): Campaign {
  const before = ownedFieldsOf(current);
  const after = patched(before, patch);
  const { status } = current;
  if (status !== after.status && stepBetween(status, after.status) === undefined)
    throw invalidTransition(call, status, 'update', `set the status to ${after.status} for`);
  if (isDeepStrictEqual(before, after)) return current;
  const allowed_actions = [...allowedActions(after.status)];
  return { ...current, ...after, allowed_actions, revision: current.revision + 1, updated_at: call.now() };
}

export const update = campaigns.update(({ call, input }) => {
  const { id } = input.path;
  const since = performance.now();
  const edit = async () => {
    const current = assertFound(call, await call.campaigns.get(id), 'campaign', id);
    const next = apply(call, current, input);
    return next === current || (await call.campaigns.replace(next, current.revision)) ? next : undefined;
  };
  // Edits of this server wait for each other, so that only those of other servers are ever met as a conflict.
  return call.services.edits.run(`${call.principal.workspace.id} ${id}`, () => retryOnConflict(edit, since));
});
