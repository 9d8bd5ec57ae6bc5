import { isDeepStrictEqual } from 'node:util';
import { allowedActions, contract, EditedCampaign, stepBetween, type Campaign, type CampaignStatus } from '@handbill/contract';
import type { Call } from '../call.ts';
import { found } from '../found.ts';
import { mergePatch } from '../merge-patch.ts';
import { parseWhole } from '../parse-whole.ts';
import { procedure } from '../procedure.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { fieldsOf } from './fields-of.ts';
import { refusal } from './refusal.ts';

const edited = parseWhole(contract.campaigns.update, EditedCampaign);

/** Refuses a change of status that no step of the lifecycle makes. */
function assertReachable(from: CampaignStatus, to: CampaignStatus): void {
  if (from !== to && stepBetween(from, to) === undefined) throw refusal(from, 'update', `become ${to} in one step`);
}

/** The patched fields, valid as a whole. */
function patched(call: Call, before: EditedCampaign, patch: object): EditedCampaign {
  if (Object.hasOwn(patch, 'target_audience')) return edited(call, withFaulty(mergePatch(before, patch), patch));
  // An audience that the patch does not touch may be older than a rule, and must not keep its owner from other changes.
  const { target_audience, ...others } = before;
  return { ...edited(call, withFaulty(mergePatch(others, patch), patch)), target_audience };
}

/** A merge takes `null` away; to be told as faulty where it is required or the field unknown, it has to be there still. */
const withFaulty = (merged: unknown, patch: object): object => ({
  ...(merged as object),
  ...Object.fromEntries(Object.entries(patch).filter(([name, value]) => value === null || !Object.hasOwn(EditedCampaign.shape, name))),
});

function apply(call: Call, current: Campaign, patch: object): Campaign {
  const before = fieldsOf(current);
  const after = patched(call, before, patch);
  assertReachable(current.status, after.status);
  if (isDeepStrictEqual(before, after)) return current;
  const allowed_actions = [...allowedActions(after.status)];
  return { ...current, ...after, allowed_actions, revision: current.revision + 1, updated_at: call.services.now() };
}

export const update = procedure(contract.campaigns.update, ({ call, input: { id, ...patch } }) => {
  const since = performance.now();
  const edit = async () => {
    const current = found(await call.campaigns.get(id), 'campaign', id);
    const next = apply(call, current, patch);
    return next === current || (await call.campaigns.replace(next, current.revision)) ? next : undefined;
  };
  // Edits of this server wait for each other, so that only those of other servers are ever met as a conflict.
  return call.services.edits.run(`${call.principal.workspace.id} ${id}`, () => retryOnConflict(edit, since));
});
