import { randomUUID } from 'node:crypto';
import { endsCreatedKeys, Problem } from '@handbill/contract';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { endFeedsOf } from '../calendar-feeds/mongo-calendar-feeds.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { Changes, type Change, type ChangeOf } from '../records/change.ts';
import { hasEndedWith, Makers } from './makers.ts';
import { keptKeys, limitsOf, sessionsOf, type StoredEndedKey, type StoredKey } from './stored-key.ts';

const day = 24 * 60 * 60 * 1_000;
/** How long an expired key is still listed. */
const listed_ms = day;
/** How long a key is kept that cannot have made another one: longer than the months of caps are. */
const kept_ms = 100 * day;
/** When the sweep looks for keys that were made in calls that were under way when their maker ended. */
const again_ms = 60_000;
/** So many keys end in one transaction, and so long a caller waits: the sweep ends the others, which are refused already. */
const maxTogether = 500;
const patience_ms = 5_000;

type Ending = ChangeOf & { readonly withMade: boolean };

const isMaker = ({ scopes, is_session = false }: StoredKey): boolean =>
  !is_session && (scopes.includes('admin') || scopes.includes('keys:write'));

/** The members of an ended key that other keys need. */
function toKept(key: StoredKey, at: Date): StoredEndedKey {
  const { _id, workspace_id, created_by = [], name, scopes } = key;
  const isForgotten = !isMaker(key) && { expire_at: new Date(at.getTime() + kept_ms) };
  return { _id, workspace_id, created_by, name, scopes, ...limitsOf(key), ...isForgotten };
}

/** More are not looked at: one that stays is enough. */
const maxLookedAt = 500;

interface Leaving {
  readonly workspace_id: string;
  /** The keys that end, or get an end. */
  readonly leaving: Filter<StoredKey>;
}

/** Throws `last_admin_key` where no lasting `admin` key would stay. Of two at once one begins again: both write to the first key. */
export async function assertAdminStays(db: Db, { workspace_id, leaving }: Leaving, session: ClientSession): Promise<void> {
  const keys = db.collection<StoredKey>('keys');
  const lasting: Filter<StoredKey> = { workspace_id, scopes: 'admin', expires_at: null };
  const first = await keys.findOne(lasting, { projection: { _id: 1 }, sort: { _id: 1 }, session });
  if (first === null || (await keys.findOne({ ...lasting, $and: [leaving] }, { projection: { _id: 1 }, session })) === null) return;
  await keys.updateOne({ _id: first._id, workspace_id }, { $set: { locked_by: randomUUID() } }, { session });
  const options = { projection: { workspace_id: 1, created_by: 1 }, limit: maxLookedAt, session } as const;
  const staying = await keys.find({ ...lasting, $nor: [leaving] }, options).toArray();
  const makersOf = await new Makers(db).of(staying);
  if (staying.some((key) => !hasEndedWith(makersOf(key)))) return;
  const detail = 'No other key of the workspace has admin and does not expire. Nothing was changed.';
  throw new Problem('last_admin_key', {}, { detail });
}

/** Ends keys, and the sessions of each. One transaction deletes a key and keeps the members of it that others need. */
export class EndingKeys {
  readonly #keys: Collection<StoredKey>;
  readonly #ended: Collection<StoredEndedKey>;
  readonly #changes: Changes<StoredKey>;
  readonly #db: Db;
  readonly #forget: (id: string) => void;

  /** `forget` is called with the id of a key that has ended. */
  constructor(db: Db, forget: (id: string) => void) {
    this.#db = db;
    this.#keys = db.collection('keys');
    this.#ended = db.collection('keys_revoked');
    this.#changes = new Changes(db, keptKeys);
    this.#forget = forget;
  }

  /** `false`: there is no such key. Throws `last_admin_key`. */
  async end({ withMade, ...change }: Ending): Promise<boolean> {
    const { id, by, at } = change;
    const workspace_id = by.workspaceId;
    const made = { workspace_id, ...(withMade ? { created_by: id } : sessionsOf(id)) };
    const together = await inTransaction(this.#db.client, async (session) => {
      const key = await this.#keys.findOne({ _id: id, workspace_id }, { session });
      if (key === null || change.expected?.includes(key.revision ?? 1) === false) return null;
      const isAdmin = key.scopes.includes('admin');
      const leaving = withMade ? { $or: [{ _id: id }, { created_by: id }] } : { _id: id };
      if (isAdmin) await assertAdminStays(this.#db, { workspace_id, leaving }, session);
      await this.#changes.take(change, session);
      await endFeedsOf(this.#db, change, [id], session);
      const family = withMade && { with_made: true, again_at: new Date(at.getTime() + again_ms) };
      await this.#keep([{ ...toKept(key, at), ...family }], session);
      return this.#endSome(change, made, session);
    });
    if (together === null) return false;
    this.#forget(id);
    if (withMade || together === maxTogether) await this.#endAll(change, made);
    return true;
  }

  /** One transaction after the other, since none must last. `false`: it takes longer than a caller waits. */
  async #endAll(change: Change, made: Filter<StoredKey>): Promise<boolean> {
    const began = performance.now();
    while (performance.now() - began < patience_ms)
      if ((await inTransaction(this.#db.client, (session) => this.#endSome(change, made, session))) < maxTogether) return true;
    return false;
  }

  async #endSome(change: Change, which: Filter<StoredKey>, session: ClientSession): Promise<number> {
    const ended = await this.#changes.takeAll(change, which, session, maxTogether);
    const ids = ended.map(({ _id }) => _id);
    if (ids.length > 0) await endFeedsOf(this.#db, change, ids, session);
    const kept = ended.map((key) => toKept(key, change.at));
    await this.#keep(kept, session);
    return ended.length;
  }

  async #keep(kept: readonly StoredEndedKey[], session: ClientSession): Promise<void> {
    if (kept.length === 0) return;
    const writes = kept.map((key) => {
      return { replaceOne: { filter: { _id: key._id, workspace_id: key.workspace_id }, replacement: key, upsert: true } };
    });
    await this.#ended.bulkWrite(writes, { session });
  }

  /** Ends keys that expired a day ago, and the rest of families of which the end was interrupted. */
  async endExpired(now: Date): Promise<void> {
    const by = { keyId: null, actor: null, requestId: null };
    const expired = { expires_at: { $lte: new Date(now.getTime() - listed_ms) } };
    const projection = { workspace_id: 1, scopes: 1, revision: 1, is_session: 1 } as const;
    const found = await this.#keys.find(expired, { projection, sort: { expires_at: 1 }, limit: maxTogether, maxTimeMS }).toArray();
    for (const { _id: id, workspace_id: workspaceId, scopes, revision = 1, is_session = false } of found) {
      // An event has told its expiry.
      const change = { by: { ...by, workspaceId }, why: 'key.revoked', at: now, events: [] } as const;
      await this.end({ ...change, id, expected: [revision], withMade: endsCreatedKeys({ scopes, is_session }) });
    }
    const due = this.#ended.find({ again_at: { $lte: now } }, { projection: { workspace_id: 1 }, limit: maxTogether, maxTimeMS });
    for (const { _id, workspace_id } of await due.toArray()) {
      const change = { by: { ...by, workspaceId: workspace_id }, why: 'key.revoked', at: now } as const;
      const isDone = await this.#endAll(change, { workspace_id, created_by: _id });
      if (isDone) await this.#ended.updateOne({ _id, workspace_id }, { $unset: { again_at: true } }, { maxTimeMS });
    }
  }
}
