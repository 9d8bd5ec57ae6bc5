import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { createKey as createIn } from '../keys/create.ts';
import { revokeKey as revokeIn } from '../keys/key-records.ts';
import { assertNotWider } from '../keys/key-rights.ts';
import type { WorkspaceKeys } from '../ports/storage.ts';

interface KeysOfWorkspace {
  readonly keys: WorkspaceKeys;
  /** Whether this key makes the call. */
  readonly isOwn: boolean;
}

/** The keys of a workspace. In another one than its own the key of the call is nobody: its events do not name it. */
async function keysOf(call: Call<'not_found'>, id: string): Promise<KeysOfWorkspace> {
  if (id === call.principal.workspace.id) return { keys: call.workspaceKeys, isOwn: true };
  assertFound(call, await call.workspaces.get(id), 'workspace', id);
  const author = { workspaceId: id, keyId: null, actor: null, requestId: call.requestId };
  return { keys: call.services.storage.workspaceKeys(author), isOwn: false };
}

export const keys = implement.workspaces.keys(async ({ call, input: { id, ...query } }) => (await keysOf(call, id)).keys.list(query));

export const createKey = implement.workspaces.createKey(async ({ call, input }) => {
  const of = await keysOf(call, input.path.id);
  return createIn(call, input, of.keys, of.isOwn);
});

export const revokeKey = implement.workspaces.revokeKey(async ({ call, input: { id, key_id, with_made } }) => {
  const of = await keysOf(call, id);
  await revokeIn(call, of.keys, { id: key_id, with_made }, (key) => of.isOwn && assertNotWider(call, key));
});
