import type { ClientSession, Collection, MongoClient } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';

/** How long a deleted record can be restored. */
export const retentionSeconds = 30 * 24 * 60 * 60;

interface StoredRecord {
  _id: string;
  workspace_id: string;
  revision: number;
  updated_at: Date;
}

/** What belongs to a record, and is deleted and restored in the same transaction. */
export interface AlongWithRecord<S> {
  deleted(record: S, deleted_at: Date, session: ClientSession): Promise<void>;
  /** `record` as it was before it was deleted. */
  restored(record: S, session: ClientSession): Promise<void>;
}

/** Moves deleted records to a second collection, the trash, and back. */
export class SoftDelete<S extends StoredRecord> {
  readonly #client: MongoClient;
  readonly #live: Collection<StoredRecord>;
  readonly #trash: Collection<StoredRecord & { deleted_at: Date }>;

  readonly #along: AlongWithRecord<S> | undefined;

  constructor(client: MongoClient, live: Collection<S>, trash: Collection<S & { deleted_at: Date }>, along?: AlongWithRecord<S>) {
    this.#client = client;
    this.#along = along;
    // The other fields of a record do not matter here.
    this.#live = live as unknown as Collection<StoredRecord>;
    this.#trash = trash as unknown as Collection<StoredRecord & { deleted_at: Date }>;
  }

  /** `false` when there is no such record. */
  delete(workspace_id: string, _id: string, deleted_at: Date): Promise<boolean> {
    return inTransaction(this.#client, async (session) => {
      const record = await this.#live.findOneAndDelete({ _id, workspace_id }, { session });
      if (record === null) return false;
      await this.#trash.insertOne({ ...record, deleted_at }, { session });
      await this.#along?.deleted(record as S, deleted_at, session);
      return true;
    });
  }

  async isDeleted(workspace_id: string, _id: string): Promise<boolean> {
    return (await this.#trash.findOne({ _id, workspace_id }, { projection: { _id: 1 }, maxTimeMS })) !== null;
  }

  /** Restores a record within its retention; one that is not deleted is returned as it is. Checks the time itself, since the TTL index may be late. */
  async restore(workspace_id: string, _id: string, now: Date): Promise<S | null> {
    const oldest = new Date(now.getTime() - retentionSeconds * 1000);
    const record = await inTransaction(this.#client, async (session) => {
      const deleted = await this.#trash.findOneAndDelete({ _id, workspace_id, deleted_at: { $gt: oldest } }, { session });
      if (deleted === null) return this.#live.findOne({ _id, workspace_id }, { session });
      const { deleted_at: _, ...kept } = deleted;
      const restored = { ...kept, revision: kept.revision + 1, updated_at: now };
      await this.#live.insertOne(restored, { session });
      await this.#along?.restored(kept as S, session);
      return restored;
    });
    return record as S | null;
  }
}
