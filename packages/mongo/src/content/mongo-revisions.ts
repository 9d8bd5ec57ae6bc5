import { Content, type ContentRevision, type Page, type RevisionQuery } from '@handbill/contract';
import type { FormerState } from '@handbill/operations';
import { BSON, type ClientSession, type Collection, type Db } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { findPage } from '../database/lists/find-page.ts';
import { MarkedAsDeleted } from '../records/restorable-changes.ts';
import { defineKept, retentionSeconds } from '../records/kept.ts';
import { fillUnset, storedOutput } from './unset-fields.ts';

/** `deleted_at` is that of the record, while it is in the trash: they go together. */
const added = {
  _id: z.string(),
  workspace_id: z.string(),
  content_id: z.string(),
  key_id: z.string().nullable(),
  deleted_at: z.date().optional(),
};

const StoredRevision = z.union(
  Content.options.map(({ shape: { type, revision, created_at, status, title, output, text, checks, error } }) =>
    z.object({ ...added, type, revision, created_at, status, title, output: storedOutput(output), text, checks, error }),
  ),
);
export type StoredRevision = Pick<
  Content,
  'type' | 'revision' | 'created_at' | 'status' | 'title' | 'output' | 'text' | 'checks' | 'error'
> &
  z.infer<z.ZodObject<typeof added>>;

export const keptRevisions = defineKept({
  name: 'content_revisions',
  schema: bsonSchema(StoredRevision),
  indexes: [
    { name: 'workspace_content_id', key: { workspace_id: 1, content_id: 1, _id: -1 } },
    { name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: retentionSeconds },
  ],
  actors: ['checks[].accepted.actor'],
  eraseTraces: (db, { _id, workspace_id }) =>
    db.collection('content_revisions').deleteMany({ workspace_id, content_id: _id }, { maxTimeMS }),
  exported: ({ _id: _, workspace_id: __, ...state }: StoredRevision) => state,
});

/** So many former states of a record stay however old they are; the others stay for this long. */
const maxKept = 100;
const keptFor = 30 * 86_400_000;
/** In bytes: the former states of a record are checked after some edits and after each large one, and so stay below 50 MB together. */
const maxBytes = 44_000_000;
const largeState = 500_000;
const prunedEvery = 10;

/** Sorted by number: the higher one is newer, whatever the clocks of the servers say. */
const idOf = (contentId: string, revision: number): string => `${contentId}-${String(revision).padStart(10, '0')}`;

type Before = Omit<StoredRevision, 'content_id' | 'key_id' | 'created_at' | 'deleted_at'> & {
  readonly updated_at: Date;
  readonly revised_by?: string | null | undefined;
};

function read({ _id: _, workspace_id: __, content_id: ___, status: ____, error: _____, deleted_at: ______, ...same }: StoredRevision) {
  fillUnset({ type: same.type, output: same.output });
  // The compiler loses which `output` belongs to which `type` when the fields are spread.
  return same as ContentRevision;
}

/** The former states of content. The newest stay as long as their record, in the trash too. */
export class MongoRevisions extends MarkedAsDeleted<Before> {
  readonly #revisions: Collection<StoredRevision>;

  constructor(db: Db) {
    super(db, keptRevisions.name);
    this.#revisions = db.collection(keptRevisions.name);
  }

  /** Keeps the state before a change, in the transaction of the change. */
  async keep(before: Before, now: Date, session: ClientSession): Promise<void> {
    const { _id, workspace_id, type, revision, updated_at, revised_by = null, status, title, output, text, checks, error } = before;
    fillUnset({ checks });
    const state = { type, revision, created_at: updated_at, key_id: revised_by, status, title, output, text, checks, error };
    await this.#revisions.insertOne({ _id: idOf(_id, revision), workspace_id, content_id: _id, ...state }, { session });
    if (revision % prunedEvery === 0 || BSON.calculateObjectSize(state) > largeState)
      await this.#prune({ workspace_id, content_id: _id }, now, session);
  }

  /** Removes states that are neither among the newest nor recent, and those that are too much for one record. */
  async #prune(ofRecord: Pick<StoredRevision, 'workspace_id' | 'content_id'>, now: Date, session: ClientSession): Promise<void> {
    const stages = [{ $match: ofRecord }, { $sort: { _id: -1 } }, { $project: { created_at: 1, bytes: { $bsonSize: '$$ROOT' } } }];
    const kept = this.#revisions.aggregate<{ _id: string; created_at: Date; bytes: number }>(stages, { session, maxTimeMS });
    const young = now.getTime() - keptFor;
    let [count, bytes] = [0, 0];
    for await (const { _id, created_at, bytes: more } of kept) {
      [count, bytes] = [count + 1, bytes + more];
      if (bytes <= maxBytes && (count <= maxKept || created_at.getTime() > young)) continue;
      await this.#revisions.deleteMany({ ...ofRecord, _id: { $lte: _id } }, { session });
      return;
    }
  }

  list(workspace_id: string, { id: content_id, ...query }: RevisionQuery): Promise<Page<ContentRevision>> {
    return findPage({ collection: this.#revisions, filter: { workspace_id, content_id }, query, mayBeLarge: true, read });
  }

  async get(workspace_id: string, contentId: string, revision: number): Promise<FormerState | null> {
    const state = await this.#revisions.findOne({ _id: idOf(contentId, revision), workspace_id }, { maxTimeMS });
    if (state !== null) fillUnset({ type: state.type, output: state.output });
    return state;
  }

  /** A restored record has another revision: the one before is kept, so that none is missing. */
  override async restored(before: Before, now: Date, session: ClientSession): Promise<void> {
    await super.restored(before, now, session);
    await this.keep(before, now, session);
  }
}
