import { isDeepStrictEqual } from 'node:util';
import { allowedActions, contract, EditedCampaign, stepBetween, type Campaign, type CampaignStatus } from '@handbill/contract';
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

function apply(current: Campaign, patch: object, now: Date): Campaign {
  const before = fieldsOf(current);
  const after = edited(withExplicitNulls(before, mergePatch(before, patch), patch));
  assertReachable(current.status, after.status);
  if (isDeepStrictEqual(before, after)) return current;
  return { ...current, ...after, allowed_actions: [...allowedActions(after.status)], revision: current.revision + 1, updated_at: now };
}

/** A merge takes `null` fields away; to be told as faulty where they are required, they have to be there still. */
const withExplicitNulls = (before: object, merged: unknown, patch: object): object => ({
  ...(merged as object),
  ...Object.fromEntries(Object.entries(patch).filter(([name, value]) => value === null && Object.hasOwn(before, name))),
});

export const update = procedure(contract.campaigns.update, ({ call, input: { id, ...patch } }) =>
  retryOnConflict(async () => {
    const current = found(await call.campaigns.get(id), 'campaign', id);
    const next = apply(current, patch, call.services.now());
    return next === current || (await call.campaigns.replace(next, current.revision)) ? next : undefined;
  }),
);
