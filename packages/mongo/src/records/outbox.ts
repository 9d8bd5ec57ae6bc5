import { randomUUID } from 'node:crypto';
import type { EventType } from '@handbill/contract';
import type { Author } from '@handbill/operations';
import { Timestamp, type Document } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { defineKept, type Kept } from './kept.ts';

export interface NewEvent {
  readonly type: EventType;
  /** The changed members before the change, as expressions; `null` where the record is new, comes back, or goes. */
  readonly previous: Document | null;
  /** Of content: pointers to the parts of its output that change. */
  readonly changed_parts?: readonly string[];
}

/** An event that waits in its record. The record at that time follows from the present one and the later entries. */
export interface OutboxEntry {
  readonly type: EventType;
  /** The revision of the record after the change; 0 of a record that has none. */
  readonly revision: number;
  readonly at: Date;
  /** The time of the cluster at which the change was made. An entry of an insert has that of the record. */
  readonly time?: Timestamp;
  readonly key_id: string | null;
  readonly actor: string | null;
  readonly request_id: string | null;
  readonly previous: Document | null;
  readonly changed_parts: readonly string[] | null;
}

export interface Outbox {
  /** The time of the first entry that waits; there only while one does. */
  readonly outbox_time?: Timestamp;
  readonly outbox?: readonly OutboxEntry[];
  readonly outbox_bytes?: number;
}

/** A record that is gone, or was changed often while its events waited, with its events. */
export interface StoredOutbox extends Outbox {
  readonly _id: string;
  readonly workspace_id: string;
  /** The collection of the record. */
  readonly of: string;
  /** The time of the last entry where that has none of its own. */
  readonly outbox_end: Timestamp;
  readonly record: Document;
}

/** Holds the outboxes of records that are gone, or whose outbox is too large. */
export const outboxCollection = 'outbox';

/** The members of an event that an erased record leaves empty. */
export const withoutCircumstances = { key_id: null, actor: null, request_id: null, previous: null, changed_parts: null } as const;

/** Leaves only the types and times of the events in an outbox. */
export const emptiedEntries = { $map: { input: '$outbox', in: { $mergeObjects: ['$$this', withoutCircumstances] } } };

const emptiedOutbox = [{ $replaceWith: { $mergeObjects: ['$$ROOT', { record: { _id: '$record._id' }, outbox: emptiedEntries }] } }];

export const keptOutbox = defineKept({
  name: outboxCollection,
  schema: bsonSchema(z.object({ _id: z.string(), workspace_id: z.string(), of: z.string() })),
  indexes: [],
  outbox: true,
  actors: ['record.actor', 'record.approval.actor'],
  // Few are here at a time, so they are found without an index.
  eraseTraces: (db, { _id, workspace_id }) => {
    const ofIt = { $or: [{ 'record._id': _id }, { 'record.content_id': _id }] };
    const which = { workspace_id, ...ofIt, outbox: { $exists: true } };
    return db.collection(outboxCollection).updateMany(which, emptiedOutbox, { maxTimeMS });
  },
  exported: null,
});

export const withoutOutbox = { outbox: 0, outbox_time: 0, outbox_bytes: 0, words: 0 } as const;

/** MongoDB replaces it by the cluster's time when a document is stored, if it is at the top level. */
const timeOfInsert = new Timestamp({ t: 0, i: 0 });

/** An outbox of so many bytes is moved out of its record. An entry has some 300 at least, so these are about 200 entries. */
export const maxBytes = 64_000;

export interface Circumstances {
  readonly by: Author;
  readonly at: Date;
}

const circumstancesOf = ({ by, at }: Circumstances) => ({ at, key_id: by.keyId, actor: by.actor, request_id: by.requestId });

/** Values that may hold anything a caller sends, as expressions. */
export const asLiterals = (members: object): Document =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, { $literal: value }]));

/** The values of members before a change, as expressions. */
export const previousOf = (...names: readonly string[]): Document => Object.fromEntries(names.map((name) => [name, `$${name}`]));

/** The next revision of a record; one that an earlier version stored without any is at its first. */
export const nextRevision = { $add: [{ $ifNull: ['$revision', 1] }, 1] };

/** The members of an update that add its events to the record's outbox. */
export function appendToOutbox(events: readonly NewEvent[], circumstances: Circumstances): Document {
  if (events.length === 0) return {};
  const entries = events.map(({ type, previous, changed_parts = null }) => ({
    $mergeObjects: [
      { $literal: { type, ...circumstancesOf(circumstances), changed_parts } },
      { revision: nextRevision, time: '$$CLUSTER_TIME', previous },
    ],
  }));
  return {
    outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, entries] },
    outbox_time: { $ifNull: ['$outbox_time', '$$CLUSTER_TIME'] },
    outbox_bytes: { $add: [{ $ifNull: ['$outbox_bytes', 0] }, { $bsonSize: { entries } }] },
  };
}

export const entriesOf = (events: readonly NewEvent[], circumstances: Circumstances, record: Document): OutboxEntry[] =>
  events.map(({ type, previous, changed_parts = null }) => ({
    type,
    revision: Number(record['revision'] ?? 0),
    ...circumstancesOf(circumstances),
    previous,
    changed_parts,
  }));

export function outboxOnInsert(events: readonly NewEvent[], circumstances: Circumstances, record: Document): Outbox {
  if (events.length === 0) return {};
  return { outbox: entriesOf(events, circumstances, record), outbox_time: timeOfInsert, outbox_bytes: 0 };
}

/** A record with its waiting and last events, to be stored apart from it. */
export function asStoredOutbox(of: Kept | null, found: Document, last: readonly OutboxEntry[] = []): StoredOutbox {
  const { outbox = [], outbox_time = timeOfInsert, outbox_bytes: _, workspace_id, ...record } = found;
  const hidden = of?.events?.hidden ?? [];
  return {
    _id: randomUUID(),
    workspace_id,
    of: of?.name ?? '',
    outbox: [...outbox, ...last],
    outbox_time,
    outbox_end: timeOfInsert,
    record: Object.fromEntries(Object.entries({ ...record, workspace_id }).filter(([name]) => !hidden.includes(name))),
  };
}
