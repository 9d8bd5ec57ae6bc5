import { MongoServerError, type Db } from 'mongodb';
import type { IndexInfo } from './index-form.ts';

const namespaceNotFound = 26;

/** A collection's indexes as MongoDB tells them; a collection that is not there yet has none. */
export async function listedIndexes(db: Db, collection: string): Promise<(IndexInfo & { readonly name: string })[]> {
  const indexes = await db
    .collection(collection)
    .listIndexes()
    .toArray()
    .catch((error: unknown) => {
      if (error instanceof MongoServerError && error.code === namespaceNotFound) return [];
      throw error;
    });
  return indexes as (IndexInfo & { readonly name: string })[];
}
