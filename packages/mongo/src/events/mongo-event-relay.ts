import { randomUUID } from 'node:crypto';
import type { EventRelay } from '@handbill/operations';
import type { ClientSession, Collection, Db, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isDuplicate, unlessDuplicate } from '../database/is-duplicate.ts';
import { isOver, leaseUntil, setIf } from '../database/lease.ts';
import type { WatchChanges } from '../database/watch-changes.ts';
import type { Kept, StoredErasedRecord } from '../records/kept.ts';
import { outboxCollection } from '../records/outbox.ts';
import { expireEvents } from './expire-events.ts';
import { erasedEvent, type StoredEvent, type StoredFeed } from './stored-event.ts';
import { waitingEvents, type ReadWaiting, type WaitingEvent } from './waiting-events.ts';

/** The right of one process to move events, in milliseconds from its last use. */
const leaseDuration = 3_000;
const _id = 'event_relay';

interface RelayLease {
  _id: string;
  token: string;
  until: Date;
}

class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Only the entries that wait changed. */
const outboxGrowth = [
  {
    $match: {
      $or: [
        { operationType: 'update', 'updateDescription.updatedFields.outbox_bytes': { $exists: true } },
        { operationType: { $in: ['insert', 'replace'] }, 'fullDocument.outbox_time': { $exists: true } },
      ],
    },
  },
  { $project: { ns: 1, documentKey: 1, operationType: 1 } },
];

/** An outbox without the moved entries. An empty one is removed. */
function withoutMoved(keys: readonly string[]): Document[] {
  const key = { $concat: [{ $toString: '$$entry.revision' }, ' ', '$$entry.type'] };
  const left = { $filter: { input: { $ifNull: ['$outbox', []] }, as: 'entry', cond: { $not: [{ $in: [key, keys] }] } } };
  const orNone = (value: unknown) => ({ $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', value] });
  const firstTime = { $ifNull: [{ $first: '$outbox.time' }, '$outbox_time'] };
  return [
    { $set: { outbox: left } },
    { $set: { outbox_time: orNone(firstTime), outbox_bytes: orNone({ $bsonSize: { entries: '$outbox' } }), outbox: orNone('$outbox') } },
  ];
}

/** Moves waiting events from outboxes into the feeds. One process does so at a time; its lease is the fence. */
export class MongoEventRelay implements EventRelay {
  readonly #db: Db;
  readonly #events: Collection<StoredEvent>;
  readonly #feeds: Collection<StoredFeed>;
  readonly #erasedRecords: Collection<StoredErasedRecord>;
  readonly #locks: Collection<RelayLease>;
  readonly #watchChanges: WatchChanges;
  readonly #readWaiting: ReadWaiting;
  readonly #retention: number;
  readonly #token = randomUUID();
  /** Until then the lease is held for certain, by `performance.now()`. */
  #heldUntil = 0;

  /** @param retention how many milliseconds an event is kept */
  constructor(db: Db, watchChanges: WatchChanges, collections: readonly Kept[], retention: number) {
    this.#readWaiting = waitingEvents(collections);
    this.#db = db;
    this.#events = db.collection('events');
    this.#feeds = db.collection('event_feeds');
    this.#erasedRecords = db.collection('erased_records');
    this.#locks = db.collection('locks');
    this.#watchChanges = watchChanges;
    this.#retention = retention;
  }

  async move(): Promise<'all' | 'more' | 'elsewhere'> {
    // Numbering renews the lease, too.
    if (performance.now() > this.#heldUntil && !(await this.#hold())) return 'elsewhere';
    const { events, isAll } = await this.#readWaiting(this.#db);
    if (events.length === 0) return 'all';
    try {
      await this.#number(events);
    } catch (cause) {
      if (!(cause instanceof LeaseLost)) throw cause;
      this.#heldUntil = 0;
      return 'elsewhere';
    }
    await this.#clear(events);
    return isAll ? 'all' : 'more';
  }

  watch(listener: () => void): () => void {
    const failure = 'Events come a second later: the changes of the database cannot be watched; trying again';
    return this.#watchChanges(outboxGrowth, listener, failure);
  }

  async expire(now: Date): Promise<void> {
    if (!(await this.#hold())) return;
    await expireEvents(this.#events, this.#feeds, new Date(now.getTime() - this.#retention));
  }

  async release(): Promise<void> {
    this.#heldUntil = 0;
    await this.#locks.deleteOne({ _id, token: this.#token }, { maxTimeMS });
  }

  async #hold(): Promise<boolean> {
    const isFree = { $or: [isOver('$until'), { $eq: ['$token', this.#token] }] };
    const take = setIf(isFree, { token: this.#token, until: leaseUntil(leaseDuration) });
    const until = performance.now() + leaseDuration / 2;
    const options = { upsert: true, returnDocument: 'after', maxTimeMS } as const;
    const lease = await unlessDuplicate(this.#locks.findOneAndUpdate({ _id }, take, options), null);
    const isHeld = lease?.token === this.#token;
    if (isHeld) this.#heldUntil = until;
    return isHeld;
  }

  /** Gives events their numbers, all of them or none, unless another process has begun to. Events that have a number keep it. */
  async #number(waiting: readonly WaitingEvent[]): Promise<void> {
    const until = performance.now() + leaseDuration / 2;
    // A number that exists already is rare: the process that gave it was ended before it cleared the outboxes.
    await this.#store(waiting, false).catch((cause: unknown) => {
      if (!isDuplicate(cause)) throw cause;
      return this.#store(waiting, true);
    });
    this.#heldUntil = until;
  }

  async #store(waiting: readonly WaitingEvent[], someAreKnown: boolean): Promise<void> {
    const byId = new Map(waiting.map(({ event }) => [event._id, event]));
    const workspaces = [...new Set(waiting.map(({ event }) => event.workspace_id))];
    const store = async (session: ClientSession): Promise<void> => {
      const options = { session, maxTimeMS } as const;
      const held = await this.#locks.updateOne({ _id, token: this.#token }, [{ $set: { until: leaseUntil(leaseDuration) } }], options);
      if (held.matchedCount === 0) throw new LeaseLost('Another process moves events now');
      const among = { workspace_id: { $in: workspaces }, _id: { $in: [...byId.keys()] } };
      const moved = someAreKnown ? await this.#events.find(among, { ...options, projection: { _id: 1 } }).toArray() : [];
      const known = new Set(moved.map((event) => event._id));
      const unknown = [...byId.values()].filter((event) => !known.has(event._id));
      const events = await this.#withoutErased(unknown, session);
      for (const workspace_id of workspaces) {
        const own = events.filter((event) => event.workspace_id === workspace_id);
        if (own.length === 0) continue;
        const which = { _id: workspace_id, workspace_id };
        const change = { $inc: { sequence: own.length }, $setOnInsert: { oldest: 1 } };
        const feed = await this.#feeds.findOneAndUpdate(which, change, { ...options, upsert: true, returnDocument: 'after' });
        const first = Number(feed?.sequence) - own.length + 1;
        const numbered = own.map((event, at) => ({ ...event, sequence: first + at }));
        await this.#events.insertMany(numbered, { session });
      }
    };
    await inTransaction(this.#db.client, store, { writeConcern: { w: 'majority' } });
  }

  /** The events of an erased record lose its data. */
  async #withoutErased(events: readonly WaitingEvent['event'][], session: ClientSession): Promise<readonly WaitingEvent['event'][]> {
    const subjects = ({ resource_id, data }: WaitingEvent['event']) => [resource_id, data?.['content_id']];
    const ids = [...new Set(events.flatMap(subjects))];
    const workspaces = [...new Set(events.map(({ workspace_id }) => workspace_id))];
    const among = { workspace_id: { $in: workspaces }, _id: { $in: ids.filter((id) => typeof id === 'string') } };
    const found = await this.#erasedRecords.find(among, { session, maxTimeMS, projection: { _id: 1 } }).toArray();
    const erased = new Set<unknown>(found.map(({ _id: id }) => id));
    return events.map((event) => (subjects(event).some((id) => erased.has(id)) ? { ...event, ...erasedEvent } : event));
  }

  /** Removes moved events from the outboxes. Where that fails, they are found again and recognised by their ids. */
  async #clear(waiting: readonly WaitingEvent[]): Promise<void> {
    const records = new Map<string, { readonly in: WaitingEvent['in']; readonly keys: string[] }>();
    for (const { in: record, key } of waiting) {
      const name = `${record.collection} ${record._id}`;
      const one = records.get(name) ?? { in: record, keys: [] };
      one.keys.push(key);
      records.set(name, one);
    }
    const byCollection = Map.groupBy(records.values(), ({ in: { collection } }) => collection);
    for (const [collection, some] of byCollection) {
      const writes = some.map(({ in: { _id: id, workspace_id }, keys }) => ({
        updateOne: { filter: { _id: id, workspace_id }, update: withoutMoved(keys) },
      }));
      await this.#db.collection<{ _id: string }>(collection).bulkWrite(writes, { ordered: false, maxTimeMS });
    }
    const apart = (byCollection.get(outboxCollection) ?? []).map(({ in: record }) => record);
    if (apart.length === 0) return;
    const which = { workspace_id: { $in: apart.map((one) => one.workspace_id) }, _id: { $in: apart.map((one) => one._id) } };
    await this.#db.collection<{ _id: string }>(outboxCollection).deleteMany({ ...which, outbox: { $exists: false } }, { maxTimeMS });
  }
}
