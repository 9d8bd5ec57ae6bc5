import { newId } from '@handbill/contract';
import { MongoServerError, type Collection, type MongoClient } from 'mongodb';
import { inTransaction } from '../database/in-transaction.ts';
import { hashOf, newKeySecret, type StoredKey, type StoredWorkspace } from './mongo-keys.ts';

interface Collections {
  readonly client: MongoClient;
  readonly keys: Collection<StoredKey>;
  readonly workspaces: Collection<StoredWorkspace>;
}

const duplicateKey = 11_000;

/**
 * Creates the first workspace and its `admin` key, once in the life of a database; `false` when they exist.
 * `show` gets the key inside the transaction, after the race with other servers is won: a key that could not be shown is not stored,
 * and a key that is not stored is not shown.
 */
export async function createFirstKey(
  { client, keys, workspaces }: Collections,
  now: Date,
  show: (secret: string) => Promise<void>,
): Promise<boolean> {
  if ((await workspaces.findOne({ first: true })) !== null) return false;
  const [workspace_id, keyId] = [newId('wsp', now), newId('key', now)];
  const secret = newKeySecret(keyId);
  const hash = hashOf(secret).toString('base64url');
  const created = inTransaction(client, async (session) => {
    // A second server waits here for the end of this transaction: the unique index is the lock.
    await workspaces.insertOne({ _id: workspace_id, name: 'Default', first: true, created_at: now }, { session });
    await keys.insertOne(
      { _id: keyId, workspace_id, name: 'First key', hash, scopes: ['admin'], expires_at: null, created_at: now },
      { session },
    );
    await show(secret);
    return true;
  });
  return created.catch((error: unknown) => {
    if (error instanceof MongoServerError && error.code === duplicateKey) return false;
    throw error;
  });
}
