import type { Key, KeyQuery, Page } from '@handbill/contract';
import type { Author, WorkspaceKeys } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { findPage } from '../database/lists/find-page.ts';
import { Changes } from '../records/change.ts';
import { withoutOutbox } from '../records/outbox.ts';
import { hashOf, newKeySecret, type StoredKey } from './mongo-keys.ts';

export const fromStored = ({ _id: id, name, scopes, expires_at, created_at, last_used_at }: StoredKey): Key => ({
  id,
  name,
  scopes,
  expires_at,
  created_at,
  last_used_at: last_used_at ?? null,
});

/** The keys of one workspace, in MongoDB. */
export class MongoWorkspaceKeys implements WorkspaceKeys {
  readonly #by: Author;
  readonly #keys: Collection<StoredKey>;
  readonly #changes: Changes<StoredKey>;
  readonly #forget: (id: string) => void;

  /** `forget` is called with the id of a key that was revoked, or got a new secret. */
  constructor(by: Author, db: Db, forget: (id: string) => void) {
    this.#by = by;
    this.#keys = db.collection('keys');
    this.#changes = new Changes(db, 'keys');
    this.#forget = forget;
  }

  async create({ id: _id, name, scopes, expires_at, created_at }: Key): Promise<string> {
    const secret = newKeySecret(_id);
    const { workspaceId: workspace_id } = this.#by;
    const key = { _id, workspace_id, name, hash: hashOf(secret).toString('base64url'), scopes, expires_at, created_at };
    // Whoever repeats a call has not got the secret of the try before.
    await this.#changes.insertAgain({ by: this.#by, why: 'key.created', at: created_at }, key);
    this.#forget(_id);
    return secret;
  }

  list(query: KeyQuery): Promise<Page<Key>> {
    const filter = { workspace_id: this.#by.workspaceId };
    return findPage({ collection: this.#keys, filter, ids: {}, query, projection: { hash: 0, ...withoutOutbox }, read: fromStored });
  }

  async revoke(id: string, at: Date): Promise<boolean> {
    const isRevoked = await this.#changes.delete({ by: this.#by, why: 'key.revoked', at, id });
    if (isRevoked) this.#forget(id);
    return isRevoked;
  }
}
