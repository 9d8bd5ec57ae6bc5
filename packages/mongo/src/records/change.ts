import type { CampaignStep } from '@handbill/contract';
import type { Author, DeletedRecord, ExpectedRevisions } from '@handbill/operations';
import type { ClientSession, Collection, Document, Filter, MongoClient } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { recordInserter } from './record-inserter.ts';

/** Why a record changes, in the words of the events. */
type Reason =
  | `content.${'generated' | 'failed' | 'cancelled' | 'updated' | 'approved' | 'deleted' | 'restored'}`
  | `campaign.${'created' | 'updated' | 'duplicated' | 'deleted' | 'restored'}`
  | `campaign.${CampaignStep}d`
  | `brand_voice.${'created' | 'updated' | 'deleted'}`
  | `key.${'created' | 'revoked'}`
  | 'workspace.created';

/** By whom a record is changed, and why. */
export interface Change {
  readonly by: Author;
  readonly why: Reason;
}

/** Which record of its author's workspace a change is about. */
export interface ChangeOf extends Change {
  readonly id: string;
  /** Revisions of which it has to have one: else it is left as it is. */
  readonly expected?: ExpectedRevisions;
}

interface Update<S> extends ChangeOf {
  /** How the record has to be at that very moment: else it is left as it is. */
  readonly from: Filter<S>;
  /** What changes, each member whole, or the whole record. What a server of a newer version has added beside it stays. */
  readonly members: Partial<S>;
  /** What nobody is shown and changes with them, as expressions. */
  readonly hidden?: Document;
  /** The transaction that this is a part of. */
  readonly session?: ClientSession;
  /** As what the record is given back: `after` when left out. */
  readonly as?: 'before' | 'after';
}

/** What belongs to a record, and is deleted and restored in the same transaction. */
export interface AlongWithRecord<S> {
  deleted(record: S, deleted_at: Date, session: ClientSession): Promise<void>;
  /** `record` as it was before it was deleted. */
  restored(record: S, now: Date, session: ClientSession): Promise<void>;
}

/** How long a deleted record can be restored. */
export const retentionSeconds = 30 * 24 * 60 * 60;

/** The other fields of a record do not matter here. */
type StoredRecord = Document & { _id: string };

/** As values, whatever callers have named in them. */
const literally = ({ _id: _, workspace_id: __, revision: ___, ...members }: Document): Document =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, { $literal: value }]));

const whichOf = ({ by, id, expected }: ChangeOf) => ({
  _id: id,
  workspace_id: by.workspaceId,
  ...(expected !== undefined && { revision: { $in: [...expected] } }),
});

/** MongoDB's log of slow commands says why, and for which call. */
const optionsOf = ({ by, why }: Change) => ({ maxTimeMS, comment: by.requestId === null ? why : `${why} ${by.requestId}` });

/** The records of a collection, each change of which is made here: one command, or one transaction, that knows by whom and why. */
export class Changes<S extends { _id: string }> {
  protected readonly records: Collection<StoredRecord>;
  readonly #insert: ReturnType<typeof recordInserter<S>>;

  constructor(records: Collection<S>) {
    this.#insert = recordInserter(records);
    this.records = records as unknown as Collection<StoredRecord>;
  }

  /** Stores a new record: in a transaction, or together with others of its workspace that come at the same time. */
  async insert(change: Change, record: S, session?: ClientSession): Promise<void> {
    const { comment } = optionsOf(change);
    if (session === undefined) return this.#insert({ workspace_id: change.by.workspaceId, record, comment });
    await this.records.insertOne(record, { comment, session });
  }

  /** Stores a new record, in place of the one that an earlier try of the same call may have stored. */
  async insertAgain(change: Change, { _id, ...record }: S): Promise<void> {
    await this.records.replaceOne(whichOf({ ...change, id: _id }), record, { ...optionsOf(change), upsert: true });
  }

  /** Changes a record, and counts its revision; `null` where there is none that is as it has to be. */
  async update({ from, members, hidden, as = 'after', session, ...change }: Update<S>): Promise<S | null> {
    const which = { ...(from as Filter<StoredRecord>), ...whichOf(change) };
    const $set = { ...literally(members), revision: { $add: ['$revision', 1] }, ...hidden };
    const options = { ...optionsOf(change), returnDocument: as, ...(session !== undefined && { session }) } as const;
    return (await this.records.findOneAndUpdate(which, [{ $set }], options)) as S | null;
  }

  /** `false` when there is no such record. */
  async delete(change: ChangeOf): Promise<boolean> {
    const { deletedCount } = await this.records.deleteOne(whichOf(change), optionsOf(change));
    return deletedCount === 1;
  }
}

/** Records that can be restored when they were deleted: they are moved to a second collection, the trash, and back. */
export class RestorableChanges<S extends { _id: string }> extends Changes<S> {
  readonly #client: MongoClient;
  readonly #trash: Collection<StoredRecord & { deleted_at: Date }>;
  readonly #along: AlongWithRecord<S> | undefined;

  constructor(client: MongoClient, records: Collection<S>, trash: Collection<S & { deleted_at: Date }>, along?: AlongWithRecord<S>) {
    super(records);
    this.#client = client;
    this.#trash = trash as unknown as Collection<StoredRecord & { deleted_at: Date }>;
    this.#along = along;
  }

  override delete(change: ChangeOf & { readonly at: Date }): Promise<boolean> {
    const deleted_at = change.at;
    return inTransaction(this.#client, async (session) => {
      const record = await this.records.findOneAndDelete(whichOf(change), { ...optionsOf(change), session });
      if (record === null) return false;
      await this.#trash.insertOne({ ...record, deleted_at }, { session });
      await this.#along?.deleted(record as S, deleted_at, session);
      return true;
    });
  }

  async deleted(workspace_id: string, _id: string): Promise<DeletedRecord | null> {
    const found = await this.#trash.findOne({ _id, workspace_id }, { projection: { revision: 1 }, maxTimeMS });
    return found && { revision: Number(found['revision']) };
  }

  /** Restores a record within its retention; one that is not deleted is returned as it is. Checks the time itself, since the TTL index may be late. */
  async restore(change: ChangeOf & { readonly at: Date }): Promise<S | null> {
    const updated_at = change.at;
    const oldest = new Date(updated_at.getTime() - retentionSeconds * 1000);
    const record = await inTransaction(this.#client, async (session) => {
      const inTrash = { ...whichOf(change), deleted_at: { $gt: oldest } };
      const deleted = await this.#trash.findOneAndDelete(inTrash, { ...optionsOf(change), session });
      if (deleted === null) return this.records.findOne(whichOf(change), { session });
      const { deleted_at: _, ...kept } = deleted;
      const restored = { ...kept, revision: Number(kept['revision']) + 1, updated_at };
      await this.records.insertOne(restored, { session });
      await this.#along?.restored(kept as S, updated_at, session);
      return restored;
    });
    return record as S | null;
  }
}
