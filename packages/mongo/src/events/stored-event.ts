import { isDeepStrictEqual } from 'node:util';
import { eventNounOf, type Event, type SpendThreshold } from '@handbill/contract';
import type { Document } from 'mongodb';
import * as z from 'zod';
import { fromStored as brandVoiceOf, type StoredBrandVoice } from '../brand-voices/mongo-brand-voices.ts';
import { fromStored as campaignOf, type StoredCampaign } from '../campaigns/mongo-campaigns.ts';
import { fromStored as contentOf, type StoredContent } from '../content/stored-content.ts';
import { bsonSchema } from '../database/bson-schema.ts';
import { fromStored as keyOf, type StoredKey } from '../keys/stored-key.ts';
import { fromStored as workspaceOf, type StoredWorkspace } from '../keys/stored-workspace.ts';

/** How an event is stored: what it tells of a record as that is stored, so that it is read as the record itself would be. */
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

/** Where the events of a workspace begin and end. */
export const StoredFeed = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  /** That of the newest event. */
  sequence: z.int(),
  /** What has a lower number is not kept. */
  oldest: z.int(),
  /** How often something was erased: what is counted here waits for events that are being stored. */
  erasures: z.int().optional(),
});
export type StoredFeed = z.infer<typeof StoredFeed>;

const bySequence = (...leading: readonly string[]) => ({
  name: ['workspace', ...leading, 'sequence'].join('_'),
  key: { workspace_id: 1, ...Object.fromEntries(leading.map((field) => [field, 1 as const])), sequence: 1 } as const,
});

export const eventCollection = {
  schema: bsonSchema(StoredEvent),
  indexes: [{ ...bySequence(), unique: true }, bySequence('type'), bySequence('resource_id')],
};

export const feedCollection = { schema: bsonSchema(StoredFeed), indexes: [] };

const readers: Readonly<Record<ReturnType<typeof eventNounOf>, (stored: never) => object>> = {
  campaign: (stored: StoredCampaign) => campaignOf(stored),
  content: (stored: StoredContent) => contentOf(stored),
  brand_voice: (stored: StoredBrandVoice) => brandVoiceOf(stored),
  key: (stored: StoredKey) => keyOf(stored),
  workspace: (stored: StoredWorkspace) => workspaceOf(stored),
  spend: ({ scope, key_id, unit, limit, spent, threshold }: SpendThreshold) => ({ scope, key_id, unit, limit, spent, threshold }),
};

/** What follows from other members, or counts changes. */
const derived = new Set(['revision', 'updated_at', 'allowed_actions']);

function differing(before: Document, after: Document): Event['previous'] {
  const names = Object.keys(after).filter((name) => !derived.has(name) && !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
}

export function fromStored({ _id, workspace_id: _, data, previous, erased = false, ...shown }: StoredEvent): Event {
  const same = { ...shown, erased };
  const read = (readers as Readonly<Record<string, ((stored: never) => Document) | undefined>>)[eventNounOf(same.type as never)];
  // What a later version tells of is known by its id alone.
  if (read === undefined || data === null) return { id: _id, ...same, data: null, previous: null };
  const after = read({ ...data } as never);
  const before = previous === null ? null : read({ ...data, ...previous } as never);
  return { id: _id, ...same, data: after as Event['data'], previous: before && differing(before, after) };
}
