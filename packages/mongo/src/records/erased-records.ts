import type { ErasedRecords } from '@handbill/operations';
import type { ClientSession, Collection, Db, Document, Filter } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { outboxCollection } from './outbox.ts';

/** A record that was erased: stored with its removal, for what is kept beside it, and for what may still come. */
const StoredErasedRecord = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  /** The brand voice that it was, or was written in. */
  voice_id: z.string().nullable(),
  at: z.date(),
  /** When to look again. */
  again_at: z.date(),
});
export type StoredErasedRecord = z.infer<typeof StoredErasedRecord>;

export const erasedRecordCollection = {
  schema: bsonSchema(StoredErasedRecord),
  indexes: [{ name: 'again_at', key: { again_at: 1 } } as const],
};

/** When to look again after a record was erased, and when for the last time, in milliseconds: no text is written for so long. */
const soon = 60_000;
const last = 60 * 60_000;
/** As many as are looked at in one round. */
const mostTogether = 100;

const untold = { key_id: null, actor: null, request_id: null, previous: null, changed_parts: null } as const;

/** What an event does not tell any more. */
export const erasedEvent = { ...untold, data: null, erased: true } as const;

/** Leaves of an outbox what tells the type and the time of its events. */
const emptiedOutbox = [
  {
    $replaceWith: {
      $mergeObjects: [
        '$$ROOT',
        { record: { _id: '$record._id' }, outbox: { $map: { input: '$outbox', in: { $mergeObjects: ['$$this', untold] } } } },
      ],
    },
  },
];

/** What is left out of a call of a model. What it took stays. */
export const wordless = { answer: null, reasoning: null, failing: [], error: null };

type Kept = Document & { _id: string };

interface Deletion {
  readonly by: { readonly workspaceId: string };
  readonly id: string;
  /** The type of the event of its deletion. */
  readonly why: string;
}

/** A record that is not kept any more, but told of by its events, or those that wait. */
export async function findLeft(db: Db, { by, id, why }: Deletion, session: ClientSession): Promise<Kept | null> {
  const workspace_id = by.workspaceId;
  const options = { session, projection: { _id: 1 }, maxTimeMS } as const;
  // Its events may wait still.
  if ((await db.collection<Kept>('erased_records').findOne({ _id: id, workspace_id }, options)) !== null) return null;
  const told = { workspace_id, resource_id: id, type: why, erased: { $ne: true } };
  const left =
    (await db.collection('events').findOne(told, options)) ??
    (await db.collection(outboxCollection).findOne({ workspace_id, 'record._id': id, 'outbox.type': why }, options));
  return left && { _id: id, workspace_id };
}

/** Says in the transaction that removes a record that it is to be erased. */
export async function beginErasure(
  db: Db,
  record: Document & { readonly _id: string },
  at: Date,
  session: ClientSession,
): Promise<StoredErasedRecord> {
  const { _id, workspace_id, voice_revision, request } = record as Document;
  const voice_id: string | null = voice_revision === undefined ? null : request.brand_voice_id;
  const erasure = { _id, workspace_id, voice_id: _id.startsWith('brv_') ? _id : voice_id, at, again_at: new Date(at.getTime() + soon) };
  await db.collection<StoredErasedRecord>('erased_records').replaceOne({ _id, workspace_id }, erasure, { upsert: true, session });
  return erasure;
}

/** Removes what is kept of an erased record beside it. May be interrupted and done again. */
export async function eraseTraces(db: Db, { _id: id, workspace_id, voice_id }: StoredErasedRecord): Promise<void> {
  const of = (name: string): Collection<Kept> => db.collection(name);
  await of(outboxCollection).updateMany({ workspace_id, 'record._id': id, outbox: { $exists: true } }, emptiedOutbox, { maxTimeMS });
  // Waits for events that are being stored; those that are stored later are known to be erased.
  await of('event_feeds').updateOne({ _id: workspace_id, workspace_id }, { $inc: { erasures: 1 } }, { maxTimeMS });
  await of('events').updateMany({ workspace_id, resource_id: id }, { $set: erasedEvent }, { maxTimeMS });
  // The key stays taken, by a request that no other is the same as: what was erased is not made once more.
  const forgotten = { $set: { fingerprint: '' }, $unset: { answer: true, about: true } };
  await of('idempotency').updateMany({ workspace_id, about: id }, forgotten, { maxTimeMS });
  const state = { $cond: [{ $eq: ['$state', 'ended'] }, 'ended', 'erased'] };
  await of('attempts').updateMany({ workspace_id, content_id: id }, [{ $set: { ...wordless, state } }], { maxTimeMS });
  await of('content_revisions').deleteMany({ workspace_id, content_id: id }, { maxTimeMS });
  await of('content_streams').deleteMany({ _id: { $gt: `${id}:`, $lt: `${id};` }, workspace_id }, { maxTimeMS });
  if (voice_id !== null) await eraseUnusedVoice(db, workspace_id, voice_id);
}

/** Removes the copies of a brand voice that is gone in which no text is written any more. */
async function eraseUnusedVoice(db: Db, workspace_id: string, voiceId: string): Promise<void> {
  const isThere = async (name: string, filter: Filter<Kept>) =>
    (await db.collection<Kept>(name).countDocuments({ workspace_id, ...filter }, { limit: 1, maxTimeMS })) > 0;
  if (await isThere('brand_voices', { _id: voiceId })) return;
  const copies = db.collection<Kept>('brand_voices_used');
  const ofVoice = { _id: { $gt: `${voiceId}-`, $lt: `${voiceId}.` }, workspace_id };
  const found = await copies.find(ofVoice, { projection: { revision: 1 }, maxTimeMS }).toArray();
  for (const { _id, revision } of found) {
    const use = { 'request.brand_voice_id': voiceId, voice_revision: revision };
    if ((await isThere('content', use)) || (await isThere('content_deleted', use))) continue;
    await copies.deleteOne({ _id, workspace_id }, { maxTimeMS });
  }
}

/** Finishes what was begun to be erased, and looks again for what came afterwards, of all workspaces. */
export class MongoErasedRecords implements ErasedRecords {
  readonly #db: Db;
  readonly #erasedRecords: Collection<StoredErasedRecord>;

  constructor(db: Db) {
    this.#db = db;
    this.#erasedRecords = db.collection('erased_records');
  }

  async finish(now: Date): Promise<void> {
    const due = await this.#erasedRecords
      .find({ again_at: { $lte: now } }, { sort: { again_at: 1 }, limit: mostTogether, maxTimeMS })
      .toArray();
    for (const erasure of due) {
      await eraseTraces(this.#db, erasure);
      const { _id, workspace_id, at } = erasure;
      const end = new Date(at.getTime() + last);
      const waits = { workspace_id, 'record._id': _id };
      const isDone = now >= end && (await this.#db.collection(outboxCollection).countDocuments(waits, { limit: 1, maxTimeMS })) === 0;
      if (isDone) await this.#erasedRecords.deleteOne({ _id, workspace_id }, { maxTimeMS });
      else
        await this.#erasedRecords.updateOne(
          { _id, workspace_id },
          { $set: { again_at: now >= end ? new Date(now.getTime() + last) : end } },
          { maxTimeMS },
        );
    }
  }
}
