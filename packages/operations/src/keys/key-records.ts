import { isDeepStrictEqual } from 'node:util';
import { contract, EditedKey, type Key } from '@handbill/contract';
import { assertFound } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { assertChanged } from '../edits/assert-revision.ts';
import { editRecord } from '../edits/edit-record.ts';
import { patcher, type Patch } from '../edits/patched.ts';
import { assertNotWider, limitFaults, rightsOf, type KeyRights } from './key-rights.ts';

const patched = patcher(contract.keys.update, EditedKey);

export const list = implement.keys.list(({ call, input }) => call.workspaceKeys.list(input));

export const get = implement.keys.get(async ({ call, input }) =>
  assertFound(call, await call.workspaceKeys.get(input.id), 'key', input.id),
);

function changed(current: Key, { fields, faults }: Patch, rights: KeyRights, now: Date): Key {
  const { id, scopes, revision, created_at, updated_at, last_used_at, ...before } = current;
  const exceeding = limitFaults(fields, rights, now);
  const after = patched(before, { fields, faults: { ...faults, named: [...faults.named, ...exceeding] } });
  if (isDeepStrictEqual(before, after)) return current;
  return { ...after, id, scopes, revision, created_at, updated_at, last_used_at };
}

export const update = implement.keys.update(({ call, input }) => {
  const store = call.workspaceKeys;
  return editRecord<Key>(call, input.path.id, {
    noun: 'key',
    get: (id) => store.get(id),
    change: (current) => {
      assertNotWider(call, current);
      return changed(current, input, rightsOf(call.principal), call.now());
    },
    replace: (next, current) => store.replace(next, current),
  });
});

export const deleteKey = implement.keys.delete(async ({ call, input: { id } }) => {
  const { workspaceKeys, expectedRevisions } = call;
  const current = await workspaceKeys.get(id);
  // An earlier attempt at the call may have revoked it: nothing is left of a revoked key to tell.
  if (current === null && call.isRepeat) return;
  assertNotWider(call, assertFound(call, current, 'key', id));
  const result = await workspaceKeys.revoke(id, call.now(), expectedRevisions);
  await assertChanged(call, { result, noun: 'key', id, current: () => workspaceKeys.get(id) });
});
