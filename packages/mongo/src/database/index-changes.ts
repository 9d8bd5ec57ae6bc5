import { MongoServerError, type Db, type IndexDescription } from 'mongodb';
import type { DeclaredCollection } from './collections.ts';
import { indexForm, type IndexInfo } from './index-form.ts';

/** Never dropped: MongoDB's own, and the shard key's of a sharded cluster. */
const untouched = new Set(['_id_', 'workspace_id_1__id_1']);

const namespaceNotFound = 26;

/** A collection that is not there yet has no indexes. */
const none = (error: unknown): [] => {
  if (error instanceof MongoServerError && error.code === namespaceNotFound) return [];
  throw error;
};

async function changesOf(db: Db, collection: string, declared: readonly IndexDescription[]): Promise<(() => Promise<unknown>)[]> {
  const there = (await db.collection(collection).listIndexes().toArray().catch(none)) as (IndexInfo & { readonly name: string })[];
  const wanted = new Map(declared.map((index) => [indexForm(index), index]));
  const same = new Set(there.filter((index) => wanted.get(indexForm(index))?.name === index.name).map(indexForm));
  const dropped = there.filter((index) => !untouched.has(index.name) && !same.has(indexForm(index)));
  const missing = declared.filter((index) => !same.has(indexForm(index)));
  return [
    ...dropped.map(
      ({ name }) =>
        () =>
          db.collection(collection).dropIndex(name),
    ),
    ...(missing.length > 0 ? [() => db.collection(collection).createIndexes([...missing])] : []),
  ];
}

/** What has to be done so that our collections have the declared indexes and no others: an index that nobody declares costs every write. */
export async function indexChanges(db: Db, declared: Readonly<Record<string, DeclaredCollection>>): Promise<(() => Promise<unknown>)[]> {
  const changes = await Promise.all(Object.entries(declared).map(([name, { indexes }]) => changesOf(db, name, indexes)));
  return changes.flat();
}
