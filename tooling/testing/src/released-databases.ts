import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BSON, type Db, type Document, type IndexDescription } from 'mongodb';

export interface ReleasedRecord extends Document {
  readonly _id: string;
}

/** The database of a release that began with an empty one, recorded by `record-release.ts`. Never changed: each release has a file of its own. */
export interface ReleasedDatabase {
  readonly version: string;
  /** The first key of the database, with all scopes. */
  readonly key: string;
  /** The answer of the release for each record, as JSON, by the record's address below `/v1`. */
  readonly answers: Readonly<Record<string, Document>>;
  /** Options of the collections, validators among them, and their indexes. */
  readonly collections: Readonly<Record<string, Document & { readonly indexes: readonly (IndexDescription & { name: string })[] }>>;
  readonly records: Readonly<Record<string, readonly ReleasedRecord[]>>;
}

export const releasedFolder = resolve(import.meta.dirname, '../released');

const read = (file: string): ReleasedDatabase => {
  const { version, key, answers, ...stored } = JSON.parse(readFileSync(join(releasedFolder, file), 'utf8')) as ReleasedDatabase;
  return {
    version,
    key,
    answers,
    ...(BSON.EJSON.deserialize(stored, { relaxed: false }) as Pick<ReleasedDatabase, 'collections' | 'records'>),
  };
};

/** The databases of all releases, oldest first. */
export const releasedDatabases: readonly ReleasedDatabase[] = readdirSync(releasedFolder)
  .map(read)
  .toSorted((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }));

/** Deleted ones are deleted now: the database removes them for good after 30 days. */
const recent = (record: ReleasedRecord): ReleasedRecord => ('deleted_at' in record ? { ...record, deleted_at: new Date() } : record);

/** Fills an empty database with the records of the release. */
export async function restoreReleased({ collections, records }: ReleasedDatabase, db: Db): Promise<void> {
  for (const [name, { indexes, ...options }] of Object.entries(collections)) {
    await db.createCollection(name, options);
    if (indexes.length > 0) await db.collection(name).createIndexes([...indexes]);
    const stored = (records[name] ?? []).map(recent);
    if (stored.length > 0) await db.collection<ReleasedRecord>(name).insertMany(stored);
  }
}
