import type { EventType } from '@handbill/contract';
import type { Author, ExpectedRevisions } from '@handbill/operations';
import type { ClientSession, Collection, Db, Document, Filter, MongoClient } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  appendToOutbox,
  asStoredOutbox,
  entriesOf,
  outboxOnInsert,
  asLiterals,
  maxBytes,
  nextRevision,
  outboxCollection,
  withoutOutbox,
  type Circumstances,
  type NewEvent,
  type StoredOutbox,
} from './outbox.ts';
import { type Kept, searchedIn, searchedOf } from './kept.ts';
import { recordInserter } from './record-inserter.ts';

export interface Change extends Circumstances {
  readonly why: EventType;
  /** The events of the change; left out: one event of its reason, without anything before it. */
  readonly events?: readonly NewEvent[];
}

export interface ChangeOf extends Change {
  readonly id: string;
  /** The record must have one of these revisions: else it is left as it is. */
  readonly expected?: ExpectedRevisions;
}

interface Update<S> extends ChangeOf {
  readonly events: readonly NewEvent[];
  /** The record must match this at that very moment: else it is left as it is. */
  readonly from: Filter<S>;
  /** The members that change, each whole, or the whole record. Members that a server of a newer version has added stay. */
  readonly members: Partial<S>;
  /** Members that nobody is shown and that change with them, as expressions. */
  readonly hidden?: Document;
  readonly session?: ClientSession;
  readonly as?: 'before' | 'after';
}

export type UpdateOfMany<S> = Omit<Update<S>, 'session' | 'as'>;

/** So many changes are sent together: the database has them made long before `maxTimeMS`. */
const maxInCommand = 1_000;

export type StoredRecord = Document & { _id: string };

/** A record without its waiting events. */
export const itself = ({ outbox: _, outbox_time: __, outbox_bytes: ___, ...record }: StoredRecord): StoredRecord => record;

const literalMembers = ({ _id: _, workspace_id: __, revision: ___, ...members }: Document): Document => asLiterals(members);

/** A record that an earlier version stored without a revision is at its first. */
const revisionIn = (revisions: readonly number[]) => ({ $in: revisions.includes(1) ? [...revisions, null] : [...revisions] });

export const filterOf = ({ by, id, expected }: ChangeOf) => ({
  _id: id,
  workspace_id: by.workspaceId,
  ...(expected !== undefined && { revision: revisionIn(expected) }),
});

export const changerOf = ({ keyId: key_id, actor }: Author) => ({ key_id, actor });

export const eventsOf = ({ why, events }: Change): readonly NewEvent[] => events ?? [{ type: why, previous: null }];

/** MongoDB's log of slow commands says why, and for which call. */
export const optionsOf = ({ by, why }: Change) => ({ maxTimeMS, comment: by.requestId === null ? why : `${why} ${by.requestId}` });

/** The records of a collection. Every change of them is made here, and its events are stored in the record with it, or not at all. */
export class Changes<S extends { _id: string }> {
  protected readonly records: Collection<StoredRecord>;
  protected readonly client: MongoClient;
  protected readonly kept: Kept;
  readonly #outboxes: Collection<StoredOutbox>;
  readonly #insert: ReturnType<typeof recordInserter<S>>;

  constructor(db: Db, kept: Kept) {
    this.#insert = recordInserter(db.collection<S>(kept.name));
    this.records = db.collection(kept.name);
    this.kept = kept;
    this.#outboxes = db.collection(outboxCollection);
    this.client = db.client;
  }

  /** Stores a new record: in a transaction, or together with others of its workspace that come at the same time. */
  async insert(change: Change, record: S, session?: ClientSession): Promise<void> {
    const { comment } = optionsOf(change);
    const whole = this.whole(change, record);
    if (session === undefined) return this.#insert({ workspace_id: change.by.workspaceId, record: whole, comment });
    await this.records.insertOne(whole, { comment, session });
  }

  /** Stores a new record, in place of the one that an earlier try of the same call may have stored. */
  async insertAgain(change: Change, { _id: id, ...record }: S, session?: ClientSession): Promise<void> {
    const options = { ...optionsOf(change), upsert: true, ...(session && { session }) };
    await this.records.replaceOne(filterOf({ ...change, id }), this.whole(change, record), options);
  }

  /** Changes a record, and counts its revision; `null` where none matches. */
  async update({ as = 'after', session, ...update }: Update<S>): Promise<S | null> {
    const { outbox_bytes: _, ...projection } = withoutOutbox;
    const options = { ...optionsOf(update), returnDocument: as, projection, ...(session && { session }) } as const;
    const found = await this.records.findOneAndUpdate(this.#filterOf(update), this.#changing(update), options);
    if (found === null) return null;
    const { outbox_bytes = 0, ...record } = found;
    if (outbox_bytes > maxBytes) await this.#moveOutbox(update, session);
    return record as S;
  }

  /** Changes many records in few commands of a transaction; `false` where one does not match: the transaction is not to be committed. */
  async updateAll(updates: readonly UpdateOfMany<S>[], session: ClientSession): Promise<boolean> {
    for (let at = 0; at < updates.length; at += maxInCommand) {
      const part = updates.slice(at, at + maxInCommand);
      const [first] = part;
      if (first === undefined) break;
      const writes = part.map((update) => ({ updateOne: { filter: this.#filterOf(update), update: this.#changing(update) } }));
      const { matchedCount } = await this.records.bulkWrite(writes, { ...optionsOf(first), session });
      if (matchedCount < part.length) return false;
      await this.#moveOutboxes(part, session);
    }
    return true;
  }

  /** `false` when there is no such record. `inSameTransaction` is done in the same transaction. */
  delete(change: ChangeOf, inSameTransaction?: (session: ClientSession) => Promise<void>): Promise<boolean> {
    return inTransaction(this.client, async (session) => {
      const isDeleted = (await this.take(change, session)) !== null;
      if (isDeleted) await inSameTransaction?.(session);
      return isDeleted;
    });
  }

  /** Deletes records that are found, so many at most, in a transaction; their events stay. */
  async takeAll(change: Change, which: Filter<S>, session: ClientSession, limit: number): Promise<readonly S[]> {
    const found: StoredRecord[] = await this.records.find(which as Filter<StoredRecord>, { session, limit }).toArray();
    if (found.length === 0) return [];
    const taken = { workspace_id: change.by.workspaceId, _id: { $in: found.map(({ _id }) => _id) } };
    await this.records.deleteMany(taken, { ...optionsOf(change), session });
    await this.keepOutboxes(found, session, change);
    return found.map(itself) as S[];
  }

  /** Deletes a record, in a transaction; its events stay. */
  async take(change: ChangeOf, session: ClientSession): Promise<StoredRecord | null> {
    const found = await this.records.findOneAndDelete(filterOf(change), { ...optionsOf(change), session });
    if (found === null) return null;
    await this.keepOutboxes([found], session, change);
    return itself(found);
  }

  /** Stores the waiting events of records apart from them, and those of the change that takes them away. */
  protected async keepOutboxes(found: readonly StoredRecord[], session: ClientSession, change?: Change): Promise<void> {
    const stored = found.map((record) => asStoredOutbox(this.kept, record, change && entriesOf(eventsOf(change), change, record)));
    const waiting = stored.filter(({ outbox = [] }) => outbox.length > 0);
    if (waiting.length > 0) await this.#outboxes.insertMany(waiting, { session });
  }

  /** A new record as it is stored. */
  protected whole<R extends object>(change: Change, record: R) {
    return { ...record, ...searchedOf(this.kept, record), ...outboxOnInsert(eventsOf(change), change, record) };
  }

  /** The record's own note of who has changed it. */
  protected changedBy({ by }: Change): object {
    return this.kept.saysWho === true ? { updated_by: changerOf(by) } : {};
  }

  #filterOf({ from, ...change }: UpdateOfMany<S>): Filter<StoredRecord> {
    return { ...(from as Filter<StoredRecord>), ...filterOf(change) };
  }

  #changing({ members, hidden, ...change }: UpdateOfMany<S>): Document[] {
    const changed = { ...literalMembers(members), ...searchedIn(this.kept, members) };
    const counted = { revision: nextRevision, ...asLiterals(this.changedBy(change)) };
    return [{ $set: { ...changed, ...counted, ...hidden, ...appendToOutbox(change.events, change) } }];
  }

  /** Moves those of their outboxes that are too large. */
  async #moveOutboxes(updates: readonly UpdateOfMany<S>[], session: ClientSession): Promise<void> {
    const which = { _id: { $in: updates.map(({ id }) => id) }, outbox_bytes: { $gt: maxBytes } };
    const full = new Set((await this.records.find(which, { projection: { _id: 1 }, session }).toArray()).map(({ _id }) => _id));
    for (const update of updates) if (full.has(update.id)) await this.#moveOutbox(update, session);
  }

  /** Moves too large an outbox out of its record: in the transaction of the change, else in one of its own. */
  async #moveOutbox(change: ChangeOf, transaction: ClientSession | undefined): Promise<void> {
    const move = async (session: ClientSession): Promise<void> => {
      // The change before has counted the revision on.
      const tooMuch = { ...filterOf({ ...change, expected: undefined }), outbox_bytes: { $gt: maxBytes } };
      const empty = { $unset: { outbox: 1, outbox_time: 1, outbox_bytes: 1 } } as const;
      const found = await this.records.findOneAndUpdate(tooMuch, empty, { maxTimeMS, returnDocument: 'before', session });
      if (found !== null) await this.keepOutboxes([found], session);
    };
    if (transaction !== undefined) return move(transaction);
    // The change is made: where this fails, the next one moves it.
    await inTransaction(this.client, move).catch(() => undefined);
  }
}

/** Records an event that is no change of a record, in the transaction that it belongs to. `record` is its data. */
export async function recordEvent(
  db: Db,
  change: Change,
  record: Document & { readonly _id: string },
  session: ClientSession,
): Promise<void> {
  const stored = asStoredOutbox(null, record, entriesOf(eventsOf(change), change, record));
  await db.collection<StoredOutbox>(outboxCollection).insertOne(stored, { session });
}
