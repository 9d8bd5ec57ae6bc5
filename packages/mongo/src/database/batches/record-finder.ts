import type { Collection, Document, Filter } from 'mongodb';
import { maxTimeMS } from '../client-options.ts';
import { batched } from './batched.ts';

interface StoredRecord {
  _id: string;
  workspace_id: string;
}

export type RecordKey = Pick<StoredRecord, '_id' | 'workspace_id'>;

/** Finds records by their ids; calls of one turn may get the same object. `most`: how many one command finds, since it reads without a pause. */
export function recordFinder<S extends StoredRecord>(
  collection: Collection<S>,
  projection: Document,
  most?: number,
): (key: RecordKey) => Promise<S | null> {
  return batched(async (keys: readonly RecordKey[]) => {
    const _id = keys.length === 1 ? keys[0]?._id : { $in: keys.map((key) => key._id) };
    const filter = { _id, workspace_id: keys[0]?.workspace_id } as Filter<S>;
    const found = (await collection.find(filter, { projection, maxTimeMS }).toArray()) as S[];
    const byId = new Map(found.map((record) => [record._id, record]));
    return keys.map((key) => byId.get(key._id) ?? null);
  }, most);
}
