import type { Key, KeyQuery, Page } from '@handbill/contract';
import type { Author, ExpectedRevisions, WorkspaceKeys } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { findPage } from '../database/lists/find-page.ts';
import { Changes } from '../records/change.ts';
import { changedMembers } from '../records/changed-members.ts';
import { literals, withoutOutbox } from '../records/outbox.ts';
import { hashOf, limitsOf, newKeySecret, type KeptKey, type StoredKey } from './mongo-keys.ts';

export const fromStored = (stored: StoredKey): Key => {
  const { _id: id, name, scopes, revision = 1, created_at, updated_at = created_at, last_used_at = null } = stored;
  return { id, name, scopes, ...limitsOf(stored), revision, created_at, updated_at, last_used_at };
};

/** What is stored of a key that an edit may change. */
const editable = ({ name, expires_at, models, actor, monthly_token_cap, monthly_cost_cap }: Key) => ({
  name,
  expires_at,
  models,
  actor,
  monthly_token_cap,
  monthly_cost_cap,
});

/** The keys of one workspace, in MongoDB. */
export class MongoWorkspaceKeys implements WorkspaceKeys {
  readonly #by: Author;
  readonly #keys: Collection<StoredKey>;
  readonly #revoked: Collection<KeptKey>;
  readonly #changes: Changes<StoredKey>;
  readonly #forget: (id: string) => void;

  /** `forget` is called with the id of a key that was revoked, or got a new secret. */
  constructor(by: Author, db: Db, forget: (id: string) => void) {
    this.#by = by;
    this.#keys = db.collection('keys');
    this.#revoked = db.collection('keys_revoked');
    this.#changes = new Changes(db, 'keys');
    this.#forget = forget;
  }

  async create(key: Key, created_by: readonly string[] = []): Promise<string> {
    const { id: _id, scopes, revision, created_at, updated_at } = key;
    const secret = newKeySecret(_id);
    const hash = hashOf(secret).toString('base64url');
    const { workspaceId: workspace_id } = this.#by;
    const stored = { _id, workspace_id, hash, scopes, ...editable(key), created_by: [...created_by], revision, created_at, updated_at };
    // Whoever repeats a call has not got the secret of the try before.
    await this.#changes.insertAgain({ by: this.#by, why: 'key.created', at: created_at }, stored);
    this.#forget(_id);
    return secret;
  }

  async get(_id: string): Promise<Key | null> {
    const filter = { _id, workspace_id: this.#by.workspaceId };
    const found = await this.#keys.findOne(filter, { projection: { hash: 0, ...withoutOutbox }, maxTimeMS });
    return found && fromStored(found);
  }

  list(query: KeyQuery): Promise<Page<Key>> {
    const filter = { workspace_id: this.#by.workspaceId };
    return findPage({ collection: this.#keys, filter, ids: {}, query, projection: { hash: 0, ...withoutOutbox }, read: fromStored });
  }

  async replace(key: Key, read: Key): Promise<boolean> {
    const { id, updated_at: at } = key;
    const members = { ...editable(key), updated_at: at };
    const why = 'key.updated';
    const events = [{ type: why, previous: literals(changedMembers(editable(read), editable(key))) }] as const;
    const which = { id, from: {}, expected: [read.revision] };
    const isReplaced = (await this.#changes.update({ by: this.#by, why, at, events, ...which, members })) !== null;
    if (isReplaced) this.#forget(id);
    return isReplaced;
  }

  async revoke(id: string, at: Date, expected?: ExpectedRevisions): Promise<boolean> {
    const kept = { workspace_id: 1, created_by: 1, monthly_token_cap: 1, monthly_cost_cap: 1 } as const;
    const key = await this.#keys.findOne({ _id: id, workspace_id: this.#by.workspaceId }, { projection: kept, maxTimeMS });
    // Before it goes: one that is there as well is the key itself.
    if (key !== null) await this.#revoked.replaceOne({ _id: id, workspace_id: key.workspace_id }, key, { upsert: true, maxTimeMS });
    const isRevoked = await this.#changes.delete({ by: this.#by, why: 'key.revoked', at, id, expected });
    if (isRevoked) this.#forget(id);
    return isRevoked;
  }
}
