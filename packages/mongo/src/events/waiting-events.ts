import { hash } from 'node:crypto';
import { eventNounOf } from '@handbill/contract';
import { BSON, type ClientSession, type Db, type Document, type Timestamp } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import type { Kept } from '../records/kept.ts';
import { outboxCollection, type Outbox, type OutboxEntry, type StoredOutbox } from '../records/outbox.ts';
import type { StoredEvent } from './stored-event.ts';

/** How many records are looked at together, and how many stored bytes are moved together at most. */
const maxRecords = 1_000;
const maxEvents = 2_000;
const maxBytes = 8_000_000;

type Source = Document & Required<Pick<Outbox, 'outbox' | 'outbox_time'>> & { readonly _id: string; readonly workspace_id: string };

export interface WaitingEvent {
  readonly event: Omit<StoredEvent, 'sequence'>;
  readonly in: { readonly collection: string; readonly _id: string; readonly workspace_id: string };
  /** Names it in its outbox. */
  readonly key: string;
}

interface Placed extends WaitingEvent {
  readonly time: Timestamp;
}

/** One of two commands that ran for the same change makes the same event. */
const eventIdOf = (recordId: string, key: string): string => {
  const half = hash('sha256', `${recordId} ${key}`, 'hex').slice(0, 32);
  return `evt_${BigInt(`0x${half}`).toString(32).padStart(26, '0')}`;
};

const keyOf = ({ type, revision }: OutboxEntry): string => `${revision} ${type}`;

/** The time of each entry. A command that waited for another one on its record began before it, and comes after it all the same. */
function timesOf({ outbox, outbox_time, outbox_end }: Source): Timestamp[] {
  let latest = outbox_time;
  return outbox.map(({ time }, at) => {
    const own = time ?? (at === outbox.length - 1 ? (outbox_end as Timestamp | undefined) : undefined);
    if (own?.greaterThan(latest) === true) latest = own;
    return latest;
  });
}

/** The events of an outbox, in their order. The record at each of them is the present one without the later changes. */
function eventsIn(collection: string, source: Source): Placed[] {
  const { outbox, outbox_time: _, outbox_bytes: __, outbox_end: ___, ...itself } = source;
  const record = collection === outboxCollection ? { ...(source as StoredOutbox).record } : itself;
  const { workspace_id, _id } = source;
  const times = timesOf(source);
  let state: Document = record;
  return outbox
    .map((entry, at) => ({ entry, at }))
    .toReversed()
    .map(({ entry, at }): Placed => {
      const { type, revision, at: created_at, key_id, actor, request_id, previous, changed_parts } = entry;
      const data = { ...state, ...('revision' in state && { revision, updated_at: created_at }) };
      state = { ...state, ...previous };
      const id = String(record['_id']);
      const about = { resource_id: eventNounOf(type) === 'spend' ? null : id, key_id, actor, request_id, data, previous, changed_parts };
      const key = keyOf(entry);
      const event = { _id: eventIdOf(id, key), workspace_id, type, created_at, ...about } as WaitingEvent['event'];
      return { event, in: { collection, _id, workspace_id }, key, time: times[at] as Timestamp };
    })
    .toReversed();
}

interface Head extends Pick<Source, '_id' | 'workspace_id' | 'outbox_time'> {
  readonly collection: string;
  readonly bytes: number;
}

const headsIn = (collection: string): Document[] => [
  { $match: { outbox_time: { $exists: true } } },
  { $sort: { outbox_time: 1 } },
  { $limit: maxRecords + 1 },
  { $project: { workspace_id: 1, outbox_time: 1, bytes: { $bsonSize: '$$ROOT' }, collection: { $literal: collection } } },
];

/** Of all collections, in one command: the longest waiting first. */
const headsInAll = ([first, ...others]: readonly [Kept, ...Kept[]]): Document[] => [
  ...headsIn(first.name),
  ...others.map(({ name: coll }) => ({ $unionWith: { coll, pipeline: headsIn(coll) } })),
  { $sort: { outbox_time: 1 } },
  { $limit: maxRecords + 1 },
];

async function readRecords(db: Db, kept: Kept, heads: readonly Head[], session: ClientSession): Promise<Placed[]> {
  const collection = kept.name;
  const projection = Object.fromEntries((kept.events?.hidden ?? []).map((name) => [name, 0]));
  const which = { workspace_id: { $in: heads.map((head) => head.workspace_id) }, _id: { $in: heads.map((head) => head._id) } };
  if (heads.length === 0) return [];
  const found = await db.collection<Source>(collection).find(which, { session, projection, maxTimeMS }).toArray();
  return found.flatMap((source) => eventsIn(collection, source as Source));
}

const isUpTo = (time: Timestamp, upTo: Timestamp | undefined): boolean => upTo === undefined || !time.greaterThan(upTo);

/** How many of these sizes are taken together, one at least. */
function endOf(sizes: readonly number[]): number {
  let bytes = 0;
  const end = sizes.findIndex((size, at) => (bytes += size) > maxBytes && at > 0);
  return end === -1 ? sizes.length : end;
}

export type ReadWaiting = (db: Db) => Promise<{ readonly events: readonly WaitingEvent[]; readonly isAll: boolean }>;

/**
 * The first of all waiting events, by the cluster's time of their command, and those of one record by their revisions. All outboxes are
 * read at one moment: of two changes of which one was answered before the other was begun, no reader sees the second alone.
 */
export function waitingEvents(collections: readonly Kept[]): ReadWaiting {
  const [first, ...others] = collections;
  if (first === undefined) throw new Error('Events wait in no collection');
  const allHeads = headsInAll([first, ...others]);
  return async (db) => {
    const { upTo, found } = await db.client.withSession({ snapshot: true }, async (session) => {
      // This command fixes the moment.
      const all = await db.collection(first.name).aggregate<Head>(allHeads, { session, maxTimeMS }).toArray();
      const end = endOf(all.slice(0, maxRecords).map(({ bytes }) => bytes));
      const byCollection = Map.groupBy(all.slice(0, end), ({ collection }) => collection);
      const events: Placed[] = [];
      for (const kept of collections) events.push(...(await readRecords(db, kept, byCollection.get(kept.name) ?? [], session)));
      return { upTo: end === all.length ? undefined : all[end - 1]?.outbox_time, found: events };
    });
    const sorted = found.filter(({ time }) => isUpTo(time, upTo)).toSorted((one, other) => one.time.compare(other.time));
    const fitting = endOf(sorted.map(({ event }) => BSON.calculateObjectSize(event)));
    const events = sorted.slice(0, Math.min(fitting, maxEvents));
    return { events, isAll: upTo === undefined && events.length === sorted.length };
  };
}
