import { newId } from '@handbill/contract';
import type { Db } from 'mongodb';
import { inTransaction } from '../database/in-transaction.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { Changes } from '../records/change.ts';
import { keptWorkspaces, type StoredWorkspace } from './stored-workspace.ts';
import { hashOf, newKeySecret } from './key-secret.ts';
import { keptKeys, type StoredKey } from './stored-key.ts';

/**
 * Creates the first workspace and its `admin` key, once in the life of a database; `false` when they exist. `show` gets the key inside the
 * transaction, after the race with other servers is won: a key that could not be shown is not stored, and a key that is not stored is not
 * shown.
 */
export async function createFirstKey(db: Db, now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
  const workspaces = db.collection<StoredWorkspace>('workspaces');
  if ((await workspaces.findOne({ first: true })) !== null) return false;
  const [workspace_id, keyId] = [newId('wsp', now), newId('key', now)];
  const by = { workspaceId: workspace_id, keyId: null, actor: null, requestId: null };
  const secret = newKeySecret(keyId);
  const hash = hashOf(secret).toString('base64url');
  const created = inTransaction(db.client, async (session) => {
    // A second server waits here for the end of this transaction: the unique index is the lock.
    const made = { revision: 1, created_at: now, updated_at: now };
    const workspace = { _id: workspace_id, workspace_id, name: 'Default', first: true as const, ...made };
    await new Changes<StoredWorkspace>(db, keptWorkspaces).insert(
      { by, why: 'workspace.created', at: now, events: [] },
      workspace,
      session,
    );
    const key = { _id: keyId, workspace_id, name: 'First key', hash, scopes: ['admin' as const], expires_at: null, created_at: now };
    await new Changes<StoredKey>(db, keptKeys).insert({ by, why: 'key.created', at: now }, key, session);
    await show(secret);
    return true;
  });
  return created.catch((error: unknown) => {
    if (isDuplicate(error)) return false;
    throw error;
  });
}
