import type { DeletedRecord } from '@handbill/operations';
import type { ClientSession, Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { Changes, eventsOf, filterOf, itself, optionsOf, type ChangeOf, type StoredRecord } from './change.ts';
import { retentionSeconds, searchedOf, type Kept } from './kept.ts';
import { outboxOnInsert, withoutOutbox } from './outbox.ts';

/** Erases a record with everything beside it, which only modules above the stores know. */
export type EraseRecord = (changes: Pick<RestorableChanges<{ _id: string }>, 'takeAnywhere'>, change: ChangeOf) => Promise<boolean>;

/** Records that belong to another one, and are deleted and restored in its transaction. */
export interface DependentRecords<S> {
  deleted(record: S, deleted_at: Date, session: ClientSession): Promise<void>;
  /** `record` as it was before it was deleted. */
  restored(record: S, now: Date, session: ClientSession): Promise<void>;
}

/** Documents beside a record that have its `deleted_at` while it is in the trash. */
export class MarkedAsDeleted<S extends { readonly _id: string; readonly workspace_id: string }> implements DependentRecords<S> {
  readonly #documents: Collection<{ workspace_id: string; content_id: string; deleted_at?: Date }>;

  constructor(db: Db, collection: string) {
    this.#documents = db.collection(collection);
  }

  async deleted({ _id: content_id, workspace_id }: S, deleted_at: Date, session: ClientSession): Promise<void> {
    await this.#documents.updateMany({ workspace_id, content_id }, { $set: { deleted_at } }, { session });
  }

  async restored({ _id: content_id, workspace_id }: S, _now: Date, session: ClientSession): Promise<void> {
    await this.#documents.updateMany({ workspace_id, content_id }, { $unset: { deleted_at: true } }, { session });
  }
}

/** Records that can be restored: deleted ones are moved to a second collection, the trash, and back. */
export class RestorableChanges<S extends { _id: string }> extends Changes<S> {
  readonly trash: Collection<S>;
  readonly #trash: Collection<StoredRecord & { deleted_at: Date }>;
  readonly #dependents: readonly DependentRecords<S>[];

  constructor(db: Db, kept: Kept, dependents: readonly DependentRecords<S>[] = []) {
    super(db, kept);
    if (kept.trash === undefined) throw new Error(`Records of ${kept.name} cannot be restored`);
    this.#trash = db.collection(kept.trash.name);
    this.trash = db.collection(kept.trash.name);
    this.#dependents = dependents;
  }

  override delete(change: ChangeOf): Promise<boolean> {
    const deleted_at = change.at;
    return inTransaction(this.client, async (session) => {
      const record = await this.take(change, session);
      if (record === null) return false;
      await this.#trash.insertOne({ ...record, deleted_at }, { session });
      for (const each of this.#dependents) await each.deleted(record as S, deleted_at, session);
      return true;
    });
  }

  /** Deletes a record wherever it is, in a transaction; its events stay. */
  async takeAnywhere(change: ChangeOf, session: ClientSession): Promise<StoredRecord | null> {
    const deleted = await this.#trash.findOneAndDelete(filterOf(change), { ...optionsOf(change), session });
    if (deleted?.['outbox'] !== undefined) await this.keepOutboxes([deleted], session);
    return deleted ?? this.take(change, session);
  }

  async deleted(workspace_id: string, _id: string): Promise<DeletedRecord | null> {
    const found = await this.#trash.findOne({ _id, workspace_id }, { projection: { revision: 1 }, maxTimeMS });
    return found && { revision: Number(found['revision']) };
  }

  /** Restores a record within its retention; one that is not deleted is returned as it is. Checks the time itself, since the TTL index may be late. */
  async restore(change: ChangeOf): Promise<S | null> {
    const updated_at = change.at;
    const oldest = new Date(updated_at.getTime() - retentionSeconds * 1000);
    const record = await inTransaction(this.client, async (session) => {
      const inTrash = { ...filterOf(change), deleted_at: { $gt: oldest } };
      const deleted = await this.#trash.findOneAndDelete(inTrash, { ...optionsOf(change), session });
      if (deleted === null) return this.records.findOne(filterOf(change), { projection: withoutOutbox, session });
      const { deleted_at: _, ...kept } = itself(deleted);
      // A server of the version before leaves events in a record that it deletes.
      if (deleted['outbox'] !== undefined) await this.keepOutboxes([deleted], session);
      const counted = { revision: Number(kept['revision']) + 1, updated_at, ...this.changedBy(change) };
      const restored = { ...searchedOf(this.kept, kept), ...kept, ...counted };
      await this.records.insertOne({ ...restored, ...outboxOnInsert(eventsOf(change), change, restored) }, { session });
      for (const each of this.#dependents) await each.restored(kept as S, updated_at, session);
      return restored;
    });
    return record as S | null;
  }
}
