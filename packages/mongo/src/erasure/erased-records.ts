import type { ErasedRecords } from '@handbill/operations';
import type { ClientSession, Collection, Db, Document } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { ChangeOf } from '../records/change.ts';
import type { EraseRecord } from '../records/restorable-changes.ts';
import type { StoredErasedRecord } from '../records/kept.ts';
import { outboxCollection } from '../records/outbox.ts';
import { collections } from '../schema/collections.ts';

/** When to look again after a record was erased, and when for the last time, in milliseconds: no text is written for so long. */
const firstRecheck_ms = 60_000;
const lastRecheck_ms = 60 * 60_000;
const maxTogether = 100;

type Stored = Document & { readonly _id: string };

/** A record that is gone but that stored or waiting events still show. */
async function findTraces(db: Db, { by, id, why }: ChangeOf, session: ClientSession): Promise<Stored | null> {
  const workspace_id = by.workspaceId;
  const options = { session, projection: { _id: 1 }, maxTimeMS } as const;
  // Its events may still wait.
  if ((await db.collection<Stored>('erased_records').findOne({ _id: id, workspace_id }, options)) !== null) return null;
  const shown = { workspace_id, resource_id: id, type: why, erased: { $ne: true } };
  const found =
    (await db.collection('events').findOne(shown, options)) ??
    (await db.collection(outboxCollection).findOne({ workspace_id, 'record._id': id, 'outbox.type': why }, options));
  return found && { _id: id, workspace_id };
}

/** Notes, in the transaction that removes a record, that it is to be erased. */
async function beginErasure(db: Db, record: Stored, at: Date, session: ClientSession): Promise<StoredErasedRecord> {
  const { _id, workspace_id, voice_revision, request } = record as Document;
  const usedVoice: string | null = voice_revision === undefined ? null : request.brand_voice_id;
  const again_at = new Date(at.getTime() + firstRecheck_ms);
  const erasure = { _id, workspace_id, voice_id: _id.startsWith('brv_') ? _id : usedVoice, at, again_at };
  await db.collection<StoredErasedRecord>('erased_records').replaceOne({ _id, workspace_id }, erasure, { upsert: true, session });
  return erasure;
}

async function eraseTraces(db: Db, erased: StoredErasedRecord): Promise<void> {
  for (const kept of collections) await kept.eraseTraces?.(db, erased);
}

/** Removes a record for good, wherever it is, with all that is kept of it. `false`: there is no such record. */
export const recordEraser =
  (db: Db): EraseRecord =>
  async (changes, change) => {
    const erasure = await inTransaction(db.client, async (session): Promise<StoredErasedRecord | null> => {
      const taken = await changes.takeAnywhere(change, session);
      // Events may be left of a record that was deleted before.
      const found = taken ?? (change.expected === undefined ? await findTraces(db, change, session) : null);
      return found && beginErasure(db, found, change.at, session);
    });
    if (erasure !== null) await eraseTraces(db, erasure);
    return erasure !== null;
  };

/** Finishes erasures that were begun, and looks again for later writes, of all workspaces. */
export class MongoErasedRecords implements ErasedRecords {
  readonly #db: Db;
  readonly #erasedRecords: Collection<StoredErasedRecord>;

  constructor(db: Db) {
    this.#db = db;
    this.#erasedRecords = db.collection('erased_records');
  }

  async finish(now: Date): Promise<void> {
    const due = await this.#erasedRecords
      .find({ again_at: { $lte: now } }, { sort: { again_at: 1 }, limit: maxTogether, maxTimeMS })
      .toArray();
    for (const erasure of due) {
      await eraseTraces(this.#db, erasure);
      const { _id, workspace_id, at } = erasure;
      const end = new Date(at.getTime() + lastRecheck_ms);
      const waits = { workspace_id, 'record._id': _id };
      const isDone = now >= end && (await this.#db.collection(outboxCollection).countDocuments(waits, { limit: 1, maxTimeMS })) === 0;
      if (isDone) await this.#erasedRecords.deleteOne({ _id, workspace_id }, { maxTimeMS });
      else {
        const again_at = now >= end ? new Date(now.getTime() + lastRecheck_ms) : end;
        await this.#erasedRecords.updateOne({ _id, workspace_id }, { $set: { again_at } }, { maxTimeMS });
      }
    }
  }
}
