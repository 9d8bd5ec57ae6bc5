import type { Key, KeyQuery, Page } from '@handbill/contract';
import type { WorkspaceKeys } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { findPage } from '../database/lists/find-page.ts';
import { hashOf, newKeySecret, type StoredKey } from './mongo-keys.ts';

const fromStored = ({ _id: id, name, scopes, expires_at, created_at, last_used_at }: StoredKey): Key => ({
  id,
  name,
  scopes,
  expires_at,
  created_at,
  last_used_at: last_used_at ?? null,
});

/** The keys of one workspace, in MongoDB. */
export class MongoWorkspaceKeys implements WorkspaceKeys {
  readonly #workspaceId: string;
  readonly #keys: Collection<StoredKey>;
  readonly #forget: (id: string) => void;

  /** `forget` is called with the id of a key that was revoked, or got a new secret. */
  constructor(workspaceId: string, keys: Collection<StoredKey>, forget: (id: string) => void) {
    this.#workspaceId = workspaceId;
    this.#keys = keys;
    this.#forget = forget;
  }

  async create({ id: _id, name, scopes, expires_at, created_at }: Key): Promise<string> {
    const secret = newKeySecret(_id);
    const fields = { name, hash: hashOf(secret).toString('base64url'), scopes, expires_at, created_at };
    // Whoever repeats a call has not got the secret of the try before.
    await this.#keys.updateOne({ _id, workspace_id: this.#workspaceId }, { $set: fields }, { upsert: true, maxTimeMS });
    this.#forget(_id);
    return secret;
  }

  list(query: KeyQuery): Promise<Page<Key>> {
    const filter = { workspace_id: this.#workspaceId };
    return findPage({ collection: this.#keys, filter, ids: {}, query, projection: { hash: 0 }, read: fromStored });
  }

  async revoke(_id: string): Promise<boolean> {
    const { deletedCount } = await this.#keys.deleteOne({ _id, workspace_id: this.#workspaceId }, { maxTimeMS });
    if (deletedCount === 1) this.#forget(_id);
    return deletedCount === 1;
  }
}
