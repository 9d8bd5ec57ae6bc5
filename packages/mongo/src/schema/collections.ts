import type { Document } from 'mongodb';
import { attemptCollection, usageCollection } from '../attempts/stored-attempt.ts';
import { brandVoiceCollection } from '../brand-voices/mongo-brand-voices.ts';
import { campaignIndexes, StoredCampaign } from '../campaigns/mongo-campaigns.ts';
import { capCollection } from '../caps/stored-cap.ts';
import { contentStreamsCollection } from '../content/mongo-content-streams.ts';
import { contentIndexes } from '../content/mongo-content.ts';
import { revisionIndexes, StoredRevision } from '../content/mongo-revisions.ts';
import { StoredContent } from '../content/stored-content.ts';
import { usedVoicesCollection } from '../content/used-voices.ts';
import { bsonSchema } from '../database/bson-schema.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { eventCollection, feedCollection } from '../events/stored-event.ts';
import { idempotencyCollection } from '../idempotency/mongo-idempotency.ts';
import { keyIndexes, KeptKey, madeIndex, StoredKey, StoredWorkspace } from '../keys/mongo-keys.ts';
import { ratesCollection } from '../rates/mongo-rates.ts';
import { retentionSeconds } from '../records/change.ts';
import * as z from 'zod';

/** The validator and the indexes of a collection. */
export interface DeclaredCollection {
  readonly schema: Document;
  readonly indexes: readonly DeclaredIndex[];
  /** Names of indexes that an earlier release declared and this one does not. Others that are not declared were made by an operator, and stay. */
  readonly formerIndexes?: readonly string[];
}

/** Something in the database that this version does not need. */
export interface Leftover {
  /** What it is and what becomes of it. */
  readonly what: string;
  /** Left out where it has to stay for now. */
  readonly remove?: () => Promise<unknown>;
}

const campaign = bsonSchema(StoredCampaign);
const content = bsonSchema(StoredContent);
/** What waits to become an event, of all workspaces. Only records in which something waits have a time. */
const outboxIndex: DeclaredIndex = { name: 'outbox_time', key: { outbox_time: 1 }, sparse: true };

const trash = (schema: Document): DeclaredCollection => ({
  schema: { allOf: [schema, { required: ['deleted_at'], properties: { deleted_at: { bsonType: ['date'] } } }] },
  indexes: [{ name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: retentionSeconds }, outboxIndex],
});

/** All collections that hold documents of ours. */
export const collections: Readonly<Record<string, DeclaredCollection>> = {
  attempts: attemptCollection,
  brand_voices: { ...brandVoiceCollection, indexes: [...brandVoiceCollection.indexes, outboxIndex] },
  brand_voices_used: usedVoicesCollection,
  campaigns: { schema: campaign, indexes: [...campaignIndexes, outboxIndex] },
  campaigns_deleted: trash(campaign),
  caps: capCollection,
  content: { schema: content, indexes: [...contentIndexes, outboxIndex] },
  content_deleted: trash(content),
  content_streams: contentStreamsCollection,
  content_revisions: {
    schema: bsonSchema(StoredRevision),
    indexes: [...revisionIndexes, { name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: retentionSeconds }],
  },
  event_feeds: feedCollection,
  events: eventCollection,
  idempotency: idempotencyCollection,
  keys: { schema: bsonSchema(StoredKey), indexes: [...keyIndexes, outboxIndex] },
  keys_revoked: { schema: bsonSchema(KeptKey), indexes: [madeIndex] },
  outbox: { schema: bsonSchema(z.object({ _id: z.string(), workspace_id: z.string(), of: z.string() })), indexes: [outboxIndex] },
  rate_windows: ratesCollection,
  usage: usageCollection,
  workspaces: {
    schema: bsonSchema(StoredWorkspace),
    indexes: [{ name: 'first', key: { first: 1 }, unique: true, partialFilterExpression: { first: true } }],
  },
};
