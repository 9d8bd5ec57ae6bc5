import type { StreamNews, StreamPiece, StreamStore } from '@handbill/operations';
import { MongoBulkWriteError, type Collection, type Db } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import { maxTimeMS } from '../database/client-options.ts';
import { duplicateKey } from '../database/is-duplicate.ts';
import type { WatchChanges } from '../database/watch-changes.ts';
import { byWorkspace, defineKept } from '../records/kept.ts';
import type { StoredContent } from './stored-content.ts';

/** How long a stream can be resumed. */
const retentionSeconds = 60 * 60;

const place = { attempt: z.int(), offset: z.int() };
const StoredEntry = z.union([
  z.object({ ...place, pointer: z.string(), text: z.string() }),
  z.object({ ...place, model: z.string(), reason: z.string(), pointers: z.array(z.string()) }),
]);

/** The id is that of the record and the piece's number, so two processes cannot both write one piece. */
const StoredPiece = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  writer: z.string(),
  entries: z.array(StoredEntry),
  is_last: z.boolean(),
  created_at: z.date(),
});
export type StoredPiece = z.infer<typeof StoredPiece>;

const idOf = (contentId: string, number: number): string => `${contentId}:${String(number).padStart(8, '0')}`;
const contentIdOf = (_id: string): string => _id.split(':', 1)[0] ?? '';
/** All pieces of a text: `;` comes after `:`. */
const ofText = (contentId: string) => ({ _id: { $gt: `${contentId}:`, $lt: `${contentId};` } });

const fromStored = ({ _id, workspace_id, writer, entries, is_last }: StoredPiece): StreamPiece => ({
  workspaceId: workspace_id,
  contentId: contentIdOf(_id),
  number: Number(_id.slice(_id.indexOf(':') + 1)),
  writer,
  entries,
  isLast: is_last,
});

export const keptStreams = defineKept({
  name: 'content_streams',
  schema: bsonSchema(StoredPiece),
  indexes: [{ name: 'created_at', key: { created_at: 1 }, expireAfterSeconds: retentionSeconds }, byWorkspace],
  eraseTraces: (db, { _id, workspace_id }) =>
    db.collection<StoredPiece>('content_streams').deleteMany({ ...ofText(_id), workspace_id }, { maxTimeMS }),
  exported: null,
});

/** Events of texts that are being written, without the changed members: these are as long as the change. */
const changes = [
  {
    $match: {
      $or: [
        { 'ns.coll': 'content_streams', operationType: 'insert' },
        { 'ns.coll': 'content', operationType: 'update', 'updateDescription.removedFields': 'lease' },
        { 'ns.coll': 'content', operationType: 'delete' },
      ],
    },
  },
  { $project: { ns: 1, documentKey: 1, operationType: 1 } },
];

export class MongoContentStreams implements StreamStore {
  readonly #pieces: Collection<StoredPiece>;
  readonly #content: Collection<StoredContent>;
  readonly #watchChanges: WatchChanges;

  constructor(db: Db, watchChanges: WatchChanges) {
    this.#pieces = db.collection('content_streams');
    this.#content = db.collection('content');
    this.#watchChanges = watchChanges;
  }

  async append(pieces: readonly StreamPiece[], created_at: Date): Promise<readonly StreamPiece[]> {
    const stored = pieces.map(({ workspaceId, contentId, number, writer, entries, isLast }) => ({
      _id: idOf(contentId, number),
      workspace_id: workspaceId,
      writer,
      entries: [...entries],
      is_last: isLast,
      created_at,
    }));
    try {
      await this.#pieces.insertMany(stored, { ordered: false, maxTimeMS });
      return [];
    } catch (cause) {
      if (!(cause instanceof MongoBulkWriteError)) throw cause;
      const errors = [cause.writeErrors].flat();
      if (errors.length === 0 || errors.some(({ code }) => code !== duplicateKey)) throw cause;
      return errors.flatMap(({ index }) => pieces[index] ?? []);
    }
  }

  async read(contentId: string): Promise<readonly StreamPiece[]> {
    const found = await this.#pieces.find(ofText(contentId), { sort: { _id: 1 }, maxTimeMS }).toArray();
    return found.map(fromStored);
  }

  async readNext(numbers: ReadonlyMap<string, number>): Promise<readonly StreamPiece[]> {
    const ids = Array.from(numbers, ([contentId, number]) => idOf(contentId, number));
    const found = await this.#pieces.find({ _id: { $in: ids } }, { maxTimeMS }).toArray();
    return found.map(fromStored);
  }

  async last(contentId: string): Promise<StreamPiece | null> {
    const found = await this.#pieces.findOne(ofText(contentId), { sort: { _id: -1 }, maxTimeMS });
    return found === null ? null : fromStored(found);
  }

  async ended(contentIds: readonly string[]): Promise<readonly string[]> {
    const filter = { _id: { $in: [...contentIds] }, status: 'generating' } as const;
    const found = await this.#content.find(filter, { projection: { _id: 1 }, maxTimeMS }).toArray();
    const running = new Set(found.map(({ _id }) => _id));
    return contentIds.filter((id) => !running.has(id));
  }

  watch = (listener: (contentId: string, news: StreamNews) => void): (() => void) =>
    this.#watchChanges(
      changes,
      (id, { collection }) => listener(contentIdOf(id), collection === 'content' ? 'ended' : 'grown'),
      'Texts that other servers write are followed with a delay of a second: the changes of the database cannot be watched; trying again',
    );
}
