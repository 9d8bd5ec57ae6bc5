import { newId } from '@handbill/contract';
import type { Db } from 'mongodb';
import { inTransaction } from '../database/in-transaction.ts';
import { unlessDuplicate } from '../database/is-duplicate.ts';
import { Changes } from '../records/change.ts';
import { keptWorkspaces, type StoredWorkspace } from './stored-workspace.ts';
import { newKeySecret } from './key-secret.ts';
import { keptKeys, type StoredKey } from './stored-key.ts';

/** Creates the first workspace and its `admin` key; `false` when they exist. A key that `show` could not show is not stored. */
export async function createFirstKey(db: Db, now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
  const workspaces = db.collection<StoredWorkspace>('workspaces');
  if ((await workspaces.findOne({ first: true })) !== null) return false;
  const [workspace_id, keyId] = [newId('wsp', now), newId('key', now)];
  const by = { workspaceId: workspace_id, keyId: null, actor: null, requestId: null };
  const { secret, hash } = newKeySecret(keyId);
  const created = inTransaction(db.client, async (session) => {
    // A second server waits here for the end of this transaction: the unique index is the lock.
    const made = { revision: 1, created_at: now, updated_at: now };
    const workspace = { _id: workspace_id, workspace_id, name: 'Default', first: true as const, ...made };
    const silent = { by, why: 'workspace.created', at: now, events: [] } as const;
    await new Changes<StoredWorkspace>(db, keptWorkspaces).insert(silent, workspace, session);
    const key = { _id: keyId, workspace_id, name: 'First key', hash, scopes: ['admin' as const], expires_at: null, created_at: now };
    await new Changes<StoredKey>(db, keptKeys).insert({ by, why: 'key.created', at: now }, key, session);
    await show(secret);
    return true;
  });
  return unlessDuplicate(created, false);
}
