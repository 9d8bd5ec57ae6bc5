import type { Collection, MongoClient } from 'mongodb';
import { inTransaction } from './in-transaction.ts';

/** How long a deleted record can be brought back, in seconds. */
export const keptFor = 30 * 24 * 60 * 60;

interface Kept {
  _id: string;
  workspace_id: string;
  revision: number;
  updated_at: Date;
}

/** A collection and the one behind it that holds what was deleted. */
export class Deletable<S extends Kept> {
  readonly #client: MongoClient;
  readonly #live: Collection<Kept>;
  readonly #deleted: Collection<Kept & { deleted_at: Date }>;

  constructor(client: MongoClient, live: Collection<S>, deleted: Collection<S & { deleted_at: Date }>) {
    this.#client = client;
    // What else a record has is none of this class's business.
    this.#live = live as unknown as Collection<Kept>;
    this.#deleted = deleted as unknown as Collection<Kept & { deleted_at: Date }>;
  }

  /** Moves a record behind; `false` when there is none. */
  delete(workspace_id: string, _id: string, deleted_at: Date): Promise<boolean> {
    return inTransaction(this.#client, async (session) => {
      const record = await this.#live.findOneAndDelete({ _id, workspace_id }, { session });
      if (record === null) return false;
      await this.#deleted.insertOne({ ...record, deleted_at }, { session });
      return true;
    });
  }

  /** Moves a record back while it is kept; one that is there is given as it is. The TTL index only cleans up: it may be late. */
  async restore(workspace_id: string, _id: string, now: Date): Promise<S | null> {
    const oldest = new Date(now.getTime() - keptFor * 1000);
    const record = await inTransaction(this.#client, async (session) => {
      const deleted = await this.#deleted.findOneAndDelete({ _id, workspace_id, deleted_at: { $gt: oldest } }, { session });
      if (deleted === null) return this.#live.findOne({ _id, workspace_id }, { session });
      const { deleted_at: _, ...kept } = deleted;
      const restored = { ...kept, revision: kept.revision + 1, updated_at: now };
      await this.#live.insertOne(restored, { session });
      return restored;
    });
    return record as S | null;
  }
}
