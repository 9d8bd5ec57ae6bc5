import type { EventNoun } from '@handbill/contract';
import type { Db, Document } from 'mongodb';
import * as z from 'zod';
import { bsonSchema } from '../database/bson-schema.ts';
import type { DeclaredIndex } from '../database/index-form.ts';
import { wordsIn } from '../database/lists/text-search.ts';

type Searched = Pick<Kept, 'searched'>;

/** The words of a whole record, as they are stored in it. */
export const searchedOf = ({ searched }: Searched, record: Document): { readonly words?: string[] } =>
  searched === undefined ? {} : { words: wordsIn(searched.map((name): unknown => record[name])) };

/** The same as an expression, for members that change: where not all texts do, the words that were there stay. */
export function searchedIn({ searched = [] }: Searched, members: Document): Document {
  const changed = searched.filter((name) => members[name] !== undefined);
  if (changed.length === 0) return {};
  const words = { $literal: wordsIn(changed.map((name): unknown => members[name])) };
  return { words: changed.length === searched.length ? words : { $setUnion: [{ $ifNull: ['$words', []] }, words] } };
}

/** A record that was erased: stored with its removal, for the documents beside it and for later writes. */
const StoredErasedRecord = z.object({
  _id: z.string(),
  workspace_id: z.string(),
  /** The brand voice that it was, or was written in. */
  voice_id: z.string().nullable(),
  at: z.date(),
  again_at: z.date(),
});
export type StoredErasedRecord = z.infer<typeof StoredErasedRecord>;

/** How long a deleted record can be restored. */
export const retentionSeconds = 30 * 24 * 60 * 60;

/** A collection, and all that the rest of the package has to know of it; `schema/collections.ts` lists them. */
export interface Kept<S = never> {
  readonly name: string;
  readonly schema: Document;
  readonly indexes: readonly DeclaredIndex[];
  /** Names of indexes that an earlier release declared and this one does not. Other undeclared ones were made by an operator, and stay. */
  readonly formerIndexes?: readonly string[];
  /** Paths at which a document names the actor of a call; `[]` follows the name of a list. */
  readonly actors: readonly string[];
  /** The texts of a record whose words are kept beside it, for `q`. */
  readonly searched?: readonly string[];
  /** Whether its records say in `updated_by` who changed them last. */
  readonly saysWho?: boolean;
  /** Removes traces of an erased record of another collection. May be interrupted and run again. */
  readonly eraseTraces?: (db: Db, erased: StoredErasedRecord) => Promise<unknown>;
  /** The filter of a workspace's documents, where `workspace_id` alone would take long to find them. */
  readonly ofWorkspace?: (workspaceId: string) => Document;
  /** A document in an export, without secrets; `null`: others say the same, or it is gone soon. */
  readonly exported: ((stored: S) => object) | null;
  /** Present where its records are the data of events. */
  readonly events?: {
    readonly of: EventNoun;
    readonly read: (stored: S) => object;
    /** Members that no event shows. */
    readonly hidden?: readonly string[];
  };
  /** Whether events wait in its records. */
  readonly hasOutbox: boolean;
  /** Where its deleted records are until they can no longer be restored. */
  readonly trash?: Kept<S>;
}

type Definition<S> = Omit<Kept<S>, 'trash' | 'hasOutbox' | 'actors'> & {
  readonly actors?: readonly string[];
  readonly outbox?: boolean;
  readonly trash?: { readonly name: string; readonly indexes: readonly DeclaredIndex[] };
};

export const byWorkspace: DeclaredIndex = { name: 'workspace', key: { workspace_id: 1, _id: -1 } };

/** The waiting events, of all workspaces. Only records with waiting events have a time. */
const outboxIndex: DeclaredIndex = { name: 'outbox_time', key: { outbox_time: 1 }, sparse: true };
const actorsOfOutbox = ['outbox[].actor', 'outbox[].previous.actor', 'outbox[].previous.approval.actor'];

export function defineKept<S extends object>({ outbox: hasOutbox = false, actors = [], trash, ...kept }: Definition<S>): Kept<S> {
  const whole: Kept<S> = {
    ...kept,
    hasOutbox,
    indexes: hasOutbox ? [...kept.indexes, outboxIndex] : kept.indexes,
    actors: hasOutbox ? [...actors, ...actorsOfOutbox] : actors,
  };
  return trash === undefined ? whole : { ...whole, trash: trashOf(whole, trash.name, trash.indexes) };
}

/** The trash of a collection. A server of an earlier version leaves events in its records. */
function trashOf<S extends object>(kept: Kept<S>, name: string, indexes: readonly DeclaredIndex[]): Kept<S> {
  const { exported } = kept;
  return {
    ...kept,
    name,
    schema: { allOf: [kept.schema, { required: ['deleted_at'], properties: { deleted_at: { bsonType: ['date'] } } }] },
    indexes: [
      { name: 'deleted_at', key: { deleted_at: 1 }, expireAfterSeconds: retentionSeconds },
      byWorkspace,
      ...(kept.hasOutbox ? [outboxIndex] : []),
      ...indexes,
    ],
    exported:
      exported === null
        ? null
        : (stored: S) => {
            const { deleted_at, ...record } = stored as S & { readonly deleted_at: Date };
            return { ...exported(record as S), deleted_at };
          },
  };
}

export const keptErasedRecords = defineKept({
  name: 'erased_records',
  schema: bsonSchema(StoredErasedRecord),
  indexes: [{ name: 'again_at', key: { again_at: 1 } }],
  exported: null,
});
