import { newId } from '@handbill/contract';
import type { Collection, MongoClient } from 'mongodb';
import { hashOf, newKeySecret } from './key-secret.ts';
import type { StoredKey, StoredWorkspace } from './stored-key.ts';

interface Collections {
  readonly client: MongoClient;
  readonly keys: Collection<StoredKey>;
  readonly workspaces: Collection<StoredWorkspace>;
}

/**
 * Makes the first workspace and its `admin` key, once in the life of a database; `undefined` when they were made before.
 * `show` hands the key over before it counts, so that a key that could not be shown is not left behind.
 */
export async function createFirstKey({ client, keys, workspaces }: Collections, now: Date, show: (secret: string) => Promise<void>): Promise<boolean> {
  if ((await workspaces.findOne({ first: true } as object)) !== null) return false;
  const [workspaceId, keyId] = [newId('wsp', now), newId('key', now)];
  const secret = newKeySecret(keyId);
  await show(secret);
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await workspaces.insertOne({ _id: workspaceId, name: 'Default', created_at: now, first: true } as StoredWorkspace, { session });
      const hash = hashOf(secret).toString('base64url');
      await keys.insertOne({ _id: keyId, workspace_id: workspaceId, name: 'First key', hash, scopes: ['admin'], expires_at: null, created_at: now }, { session });
    }),
  );
  return true;
}
