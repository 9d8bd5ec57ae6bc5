import { contract, EditedKey, endsCreatedKeys, narrowestOf, noKeyLimits, type Key } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { assertChanged } from '../edits/assert-revision.ts';
import { editRecord } from '../edits/edit-record.ts';
import { patcher, type Patch } from '../edits/patched.ts';
import type { OwnKey, WorkspaceKeys } from '../ports/storage.ts';
import { withCapFaults } from '../usage/with-cap-faults.ts';
import { assertNotWider, limitFaults, ofCall, rightsOf, type Bound } from './key-rights.ts';

const patched = patcher(contract.keys.update, EditedKey);

export const list = implement.keys.list(({ call, input }) => call.workspaceKeys.list(input));

export const get = implement.keys.get(async ({ call, input }) =>
  assertFound(call, await call.workspaceKeys.get(input.id), 'key', input.id),
);

function changed(current: OwnKey, { fields, faults }: Patch, bounds: readonly Bound[], now: Date): OwnKey {
  const exceeding = limitFaults(fields, bounds, now);
  return patched(current, { fields, faults: { ...faults, named: [...faults.named, ...exceeding] } });
}

/** A session cannot be made to last longer. */
const ownBounds = ({ is_session, expires_at }: Key): Bound[] =>
  is_session ? [{ limits: { ...noKeyLimits, expires_at }, whose: 'the session' }] : [];

/** As it is obeyed. */
const obeyed = ({ within, ...key }: OwnKey): Key => ({ ...key, ...narrowestOf(key, within) });

export const update = implement.keys.update(async ({ call, input }) => {
  const store = call.workspaceKeys;
  const edited = await editRecord<OwnKey>(call, input.path.id, {
    noun: 'key',
    store: { get: (id) => store.getOwn(id), replace: (next, current) => store.replace(next, current) },
    change: async (current) => {
      assertNotWider(call, obeyed(current));
      const bounds = [ofCall(rightsOf(call.principal)), { limits: current.within, whose: 'the key that made it' }, ...ownBounds(current)];
      return changed(current, await withCapFaults(call, input, current), bounds, call.now());
    },
  });
  return obeyed(edited);
});

interface RevokedKey {
  readonly id: string;
  readonly with_made: boolean | null;
}

/** Revokes a key of a workspace, and the keys that it made where the caller, or else its scopes, say so. */
export async function revokeKey(
  call: Call<'not_found' | 'revision_mismatch'>,
  keys: WorkspaceKeys,
  { id, with_made }: RevokedKey,
  assertMay: (key: Key) => void,
): Promise<void> {
  const { expectedRevisions: expected } = call;
  const current = await keys.get(id);
  // An earlier attempt at the call may have revoked it: nothing is left of a revoked key to tell.
  if (current === null && call.isRepeat) return;
  const found = assertFound(call, current, 'key', id);
  assertMay(found);
  const result = await keys.revoke(id, { at: call.now(), expected, withMade: with_made ?? endsCreatedKeys(found) });
  await assertChanged(call, { result, noun: 'key', id, current: () => keys.get(id) });
}

export const deleteKey = implement.keys.delete(({ call, input }) =>
  revokeKey(call, call.workspaceKeys, input, (key) => assertNotWider(call, key)),
);
