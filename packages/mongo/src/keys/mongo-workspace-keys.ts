import type { Key, KeyQuery, Page } from '@handbill/contract';
import type { Author, OwnKey, Revocation, WorkspaceKeys } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findPage } from '../database/lists/find-page.ts';
import { pick } from '../database/pick.ts';
import { Changes } from '../records/change.ts';
import { changedMembers } from '../records/changed-members.ts';
import { asLiterals, withoutOutbox } from '../records/outbox.ts';
import { assertAdminStays, EndingKeys } from './ending-keys.ts';
import { newKeySecret } from './key-secret.ts';
import { Makers, obeyedKey, ownKey, type Maker } from './makers.ts';
import { keptKeys, sessionsOf, type StoredKey } from './stored-key.ts';

const editable = (key: Key) => pick(key, ['name', 'expires_at', 'models', 'actor', 'monthly_token_cap', 'monthly_cost_cap']);

const projection = { hash: 0, ...withoutOutbox } as const;

export class MongoWorkspaceKeys implements WorkspaceKeys {
  readonly #by: Author;
  readonly #db: Db;
  readonly #keys: Collection<StoredKey>;
  readonly #makers: Makers;
  readonly #changes: Changes<StoredKey>;
  readonly #ending: EndingKeys;
  readonly #forget: (id: string) => void;

  /** `forget` is called with the id of a key that was revoked or changed, or got a new secret. */
  constructor(by: Author, db: Db, forget: (id: string) => void) {
    this.#by = by;
    this.#db = db;
    this.#keys = db.collection('keys');
    this.#makers = new Makers(db);
    this.#changes = new Changes(db, keptKeys);
    this.#ending = new EndingKeys(db, forget);
    this.#forget = forget;
  }

  async create(key: Key, created_by: readonly string[] = []): Promise<string> {
    const { id: _id, scopes, made_by, is_session, revision, created_at, updated_at } = key;
    const { secret, hash } = newKeySecret(_id);
    const { workspaceId: workspace_id } = this.#by;
    const made = { created_by: [...created_by], made_by, revision, created_at, updated_at, ...(is_session && { is_session }) };
    const stored = { _id, workspace_id, hash, scopes, ...editable(key), ...made };
    // A repeated call needs a new secret: the one of the try before was never returned.
    await this.#changes.insertAgain({ by: this.#by, why: 'key.created', at: created_at }, stored);
    this.#forget(_id);
    return secret;
  }

  async get(id: string): Promise<Key | null> {
    return this.#find(id, obeyedKey);
  }

  async getOwn(id: string): Promise<OwnKey | null> {
    return this.#find(id, ownKey);
  }

  async list(query: KeyQuery): Promise<Page<Key>> {
    const filter = { workspace_id: this.#by.workspaceId, ...(!query.sessions && { is_session: { $ne: true } }) };
    const page = await findPage({ collection: this.#keys, filter, query, projection, read: (stored) => stored });
    const makersOf = await this.#makers.of(page.data);
    return { ...page, data: page.data.map((stored) => obeyedKey(stored, makersOf(stored))) };
  }

  async countSessions(id: string, now: Date): Promise<number> {
    const which = { workspace_id: this.#by.workspaceId, ...sessionsOf(id), expires_at: { $gt: now } };
    return this.#keys.countDocuments(which, { maxTimeMS });
  }

  async replace(key: Key, read: Key): Promise<boolean> {
    const { id, updated_at: at } = key;
    const [before, after] = [editable(read), editable(key)];
    const previous = changedMembers(before, after);
    const changed = Object.fromEntries(Object.entries(after).filter(([name]) => name in previous));
    const members = { ...changed, updated_at: at };
    const why = 'key.updated';
    const events = [{ type: why, previous: asLiterals(previous) }] as const;
    const change = { by: this.#by, why, at, events, id, from: {}, expected: [read.revision], members } as const;
    const isLasting = read.scopes.includes('admin') && read.expires_at === null;
    const isReplaced = await (isLasting && key.expires_at !== null
      ? inTransaction(this.#db.client, async (session) => {
          await assertAdminStays(this.#db, { workspace_id: this.#by.workspaceId, leaving: { _id: id } }, session);
          return this.#changes.update({ ...change, session });
        })
      : this.#changes.update(change));
    if (isReplaced !== null) this.#forget(id);
    return isReplaced !== null;
  }

  async revoke(id: string, { at, expected, withMade }: Revocation): Promise<boolean> {
    return this.#ending.end({ by: this.#by, why: 'key.revoked', at, id, expected, withMade });
  }

  async #find<T>(_id: string, read: (stored: StoredKey, makers: readonly Maker[]) => T): Promise<T | null> {
    const found = await this.#keys.findOne({ _id, workspace_id: this.#by.workspaceId }, { projection, maxTimeMS });
    return found && read(found, (await this.#makers.of([found]))(found));
  }
}
