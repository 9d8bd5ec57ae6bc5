import type { Document } from 'mongodb';
import { attemptCollection, fromStoredAttempt, fromStoredUsage, usageCollection, type StoredAttempt } from '../attempts/stored-attempt.ts';
import { brandVoiceCollection, fromStored as fromStoredVoice } from '../brand-voices/mongo-brand-voices.ts';
import { campaignIndexes, fromStored as fromStoredCampaign, StoredCampaign } from '../campaigns/mongo-campaigns.ts';
import { capCollection, reservationCollection } from '../caps/stored-cap.ts';
import { contentStreamsCollection } from '../content/mongo-content-streams.ts';
import { contentIndexes, voiceIndex } from '../content/mongo-content.ts';
import { revisionIndexes, StoredRevision } from '../content/mongo-revisions.ts';
import { fromStored as fromStoredContent, StoredContent } from '../content/stored-content.ts';
import { usedVoicesCollection } from '../content/used-voices.ts';
import { bsonSchema } from '../database/bson-schema.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { refusalCollection } from '../events/refused-calls.ts';
import { eventCollection, feedCollection, fromStored as fromStoredEvent } from '../events/stored-event.ts';
import { idempotencyCollection } from '../idempotency/mongo-idempotency.ts';
import { fromStored as fromStoredKey, KeptKey, keptKeyIndexes, keyIndexes, StoredKey } from '../keys/stored-key.ts';
import { fromStored as fromStoredWorkspace, StoredWorkspace, workspaceIndexes } from '../keys/stored-workspace.ts';
import { ratesCollection } from '../rates/mongo-rates.ts';
import { erasedRecordCollection } from '../records/erased-records.ts';
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

/** What a workspace has of a collection, so that it can be erased and exported. */
interface PerWorkspace {
  /** Which records are a workspace's, where `workspace_id` alone would take long to find them. */
  readonly of?: (workspaceId: string) => Document;
  /** A record as it is exported, without what is secret; `null`: it says nothing that the others do not, or is gone soon. */
  readonly exported: ((stored: never) => object) | null;
}

/** A collection of this version. One that nobody says of how a workspace is erased from it does not compile. */
interface KeptCollection extends DeclaredCollection {
  readonly perWorkspace: PerWorkspace;
}

const notExported: PerWorkspace = { exported: null };
const byWorkspace: DeclaredIndex = { name: 'workspace', key: { workspace_id: 1, _id: -1 } };

/** What is in the trash, with its time. */
const withDeletion =
  <S extends object>(read: (stored: S) => object) =>
  ({ deleted_at, ...stored }: S & { readonly deleted_at: Date }): object => ({ ...read(stored as unknown as S), deleted_at });

const trash = (
  schema: Document,
  exported: KeptCollection['perWorkspace']['exported'],
  ...indexes: readonly DeclaredIndex[]
): KeptCollection => ({
  schema: { allOf: [schema, { required: ['deleted_at'], properties: { deleted_at: { bsonType: ['date'] } } }] },
  indexes: [{ name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: retentionSeconds }, byWorkspace, outboxIndex, ...indexes],
  perWorkspace: { exported },
});

/** A workspace that was deleted and is being erased. */
const DeletedWorkspace = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  deleted_at: z.date(),
  /** When it is gone through next, and how often it was. */
  due_at: z.date(),
  rounds: z.int(),
});
export type DeletedWorkspace = z.infer<typeof DeletedWorkspace>;

/** All collections that hold documents of ours. */
export const collections: Readonly<Record<string, KeptCollection>> = {
  attempts: {
    ...attemptCollection,
    perWorkspace: { exported: (stored: StoredAttempt) => ({ content_id: stored.content_id, ...fromStoredAttempt(stored) }) },
  },
  brand_voices: {
    ...brandVoiceCollection,
    indexes: [...brandVoiceCollection.indexes, outboxIndex],
    perWorkspace: { exported: fromStoredVoice },
  },
  brand_voices_used: { ...usedVoicesCollection, indexes: [byWorkspace], perWorkspace: { exported: fromStoredVoice } },
  campaigns: { schema: campaign, indexes: [...campaignIndexes, outboxIndex], perWorkspace: { exported: fromStoredCampaign } },
  campaigns_deleted: trash(campaign, withDeletion(fromStoredCampaign)),
  cap_reservations: { ...reservationCollection, perWorkspace: notExported },
  // What was spent is in the usage.
  caps: { ...capCollection, perWorkspace: notExported },
  content: { schema: content, indexes: [...contentIndexes, outboxIndex], perWorkspace: { exported: fromStoredContent } },
  content_deleted: trash(content, withDeletion(fromStoredContent), voiceIndex),
  content_streams: {
    ...contentStreamsCollection,
    indexes: [...contentStreamsCollection.indexes, byWorkspace],
    perWorkspace: notExported,
  },
  content_revisions: {
    schema: bsonSchema(StoredRevision),
    indexes: [...revisionIndexes, { name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: retentionSeconds }],
    perWorkspace: { exported: ({ _id: _, workspace_id: __, ...state }: StoredRevision) => state },
  },
  // It says what is still to be erased, until nothing is.
  deleted_workspaces: {
    schema: bsonSchema(DeletedWorkspace),
    indexes: [{ name: 'due_at', key: { due_at: 1 } }],
    perWorkspace: notExported,
  },
  erased_records: { ...erasedRecordCollection, perWorkspace: notExported },
  event_feeds: { ...feedCollection, perWorkspace: { of: (_id) => ({ _id, workspace_id: _id }), exported: null } },
  events: { ...eventCollection, perWorkspace: { exported: fromStoredEvent } },
  idempotency: {
    ...idempotencyCollection,
    // Their ids begin with the workspace's, and a space, after which comes `!`.
    perWorkspace: { of: (workspace_id) => ({ workspace_id, _id: { $gte: `${workspace_id} `, $lt: `${workspace_id}!` } }), exported: null },
  },
  keys: {
    schema: bsonSchema(StoredKey),
    indexes: [...keyIndexes, outboxIndex],
    formerIndexes: ['expires_at'],
    perWorkspace: { exported: fromStoredKey },
  },
  keys_revoked: { schema: bsonSchema(KeptKey), indexes: keptKeyIndexes, perWorkspace: notExported },
  outbox: {
    schema: bsonSchema(z.object({ _id: z.string(), workspace_id: z.string(), of: z.string() })),
    indexes: [outboxIndex],
    // What waits here is there for a moment only, so few are looked at.
    perWorkspace: notExported,
  },
  rate_windows: { ...ratesCollection, perWorkspace: notExported },
  refused_calls: { ...refusalCollection, perWorkspace: notExported },
  usage: { ...usageCollection, perWorkspace: { exported: fromStoredUsage } },
  workspaces: {
    schema: bsonSchema(StoredWorkspace),
    indexes: [...workspaceIndexes, outboxIndex],
    // The first one has all others.
    perWorkspace: { of: (_id) => ({ _id }), exported: fromStoredWorkspace },
  },
};

/** The records of a workspace in a collection. */
export const recordsOf = (collection: string, workspace_id: string): Document =>
  collections[collection]?.perWorkspace.of?.(workspace_id) ?? { workspace_id };
