import { isDeepStrictEqual } from 'node:util';
import { eventNounOf, isPlainObject, type Event, type EventType } from '@handbill/contract';
import type { Document } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { defineKept, type Kept } from '../records/kept.ts';
import { withoutCircumstances } from '../records/outbox.ts';

/** An event holds its record as that is stored, so that the reader of the record reads it. */
export const StoredEvent = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  sequence: z.int(),
  type: z.string(),
  created_at: z.date(),
  resource_id: z.string().nullable(),
  key_id: z.string().nullable(),
  actor: z.string().nullable(),
  request_id: z.string().nullable(),
  data: z.looseObject({}).nullable(),
  previous: z.looseObject({}).nullable(),
  changed_parts: z.array(z.string()).nullable(),
  erased: z.boolean().optional(),
});
export type StoredEvent = z.infer<typeof StoredEvent>;

export const StoredFeed = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  /** That of the newest event. */
  sequence: z.int(),
  /** Events with a lower number are not kept. */
  oldest: z.int(),
  /** How often something was erased: an erasure that counts here waits for events that are being stored. */
  erasures: z.int().optional(),
});
export type StoredFeed = z.infer<typeof StoredFeed>;

const bySequence = (...leading: readonly string[]) => ({
  name: ['workspace', ...leading, 'sequence'].join('_'),
  key: { workspace_id: 1, ...Object.fromEntries(leading.map((field) => [field, 1 as const])), sequence: 1 } as const,
});

const byActor = { ...bySequence('actor'), partialFilterExpression: { actor: { $gt: '' } } };

/** Events of records that belong to a text, and are erased with it. */
const ofContent = { ...bySequence('data.content_id'), partialFilterExpression: { 'data.content_id': { $gt: '' } } };

export const erasedEvent = { ...withoutCircumstances, data: null, erased: true } as const;

export const keptFeeds = defineKept({
  name: 'event_feeds',
  schema: bsonSchema(StoredFeed),
  indexes: [],
  ofWorkspace: (_id) => ({ _id, workspace_id: _id }),
  exported: null,
});

export const keepEvents = (read: ReadEvent): Kept<StoredEvent> =>
  defineKept({
    name: 'events',
    schema: bsonSchema(StoredEvent),
    indexes: [{ ...bySequence(), unique: true }, bySequence('type'), bySequence('resource_id'), ofContent, byActor, bySequence('key_id')],
    actors: ['actor', 'data.actor', 'previous.actor', 'data.approval.actor', 'previous.approval.actor'],
    eraseTraces: async (db, { _id: resource_id, workspace_id }) => {
      // Waits for events that are being stored; those that are stored later are known to be erased.
      const feed = { _id: workspace_id, workspace_id };
      await db.collection<StoredFeed>(keptFeeds.name).updateOne(feed, { $inc: { erasures: 1 } }, { maxTimeMS });
      for (const which of [{ resource_id }, { 'data.content_id': resource_id }])
        await db.collection('events').updateMany({ workspace_id, ...which }, { $set: erasedEvent }, { maxTimeMS });
    },
    exported: read,
  });

export type ReadEvent = (stored: StoredEvent) => Event;

/** Members that follow from others, or count changes. */
const derived = new Set(['revision', 'updated_at', 'allowed_actions']);

const withoutDerived = (value: unknown): unknown =>
  isPlainObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !derived.has(name))) : value;

function differing(before: Document, after: Document): Event['previous'] {
  const changing = Object.keys(after).filter((name) => !derived.has(name));
  const names = changing.filter((name) => !isDeepStrictEqual(withoutDerived(before[name]), withoutDerived(after[name])));
  return Object.fromEntries(names.map((name) => [name, withoutDerived(before[name] ?? null)]));
}

/** Reads events, and the records in them by the readers of their collections. */
export function eventReader(collections: readonly Kept[]): ReadEvent {
  const readers = new Map<string, (stored: never) => Document>();
  for (const { events } of collections) if (events !== undefined) readers.set(events.of, events.read);
  return ({ _id, workspace_id: _, data, previous, erased = false, ...shown }) => {
    const same = { ...shown, erased };
    const read = readers.get(eventNounOf(same.type as EventType));
    // An event of a later version shows its id alone.
    if (read === undefined || data === null) return { id: _id, ...same, data: null, previous: null };
    const after = read({ ...data } as never);
    const before = previous === null ? null : read({ ...data, ...previous } as never);
    return { id: _id, ...same, data: after as Event['data'], previous: before && differing(before, after) };
  };
}
