import { MongoBulkWriteError, type Collection, type Filter, type OptionalUnlessRequiredId } from 'mongodb';
import { maxTimeMS } from '../client-options.ts';
import { batched } from './batched.ts';

interface StoredRecord {
  _id: string;
  workspace_id: string;
}

/** Which record, and whose. */
export type RecordKey = Pick<StoredRecord, '_id' | 'workspace_id'>;

/**
 * Finds records by their ids; `null` where there is none in that workspace. Calls of one workspace that ask for one record get the same object.
 *
 * @param most how many one command finds; fewer for large ones, which are read without a pause
 */
export function recordFinder<S extends StoredRecord>(collection: Collection<S>, most?: number): (key: RecordKey) => Promise<S | null> {
  return batched(async (keys: readonly RecordKey[]) => {
    const _id = keys.length === 1 ? keys[0]?._id : { $in: keys.map((key) => key._id) };
    const filter = { _id, workspace_id: keys[0]?.workspace_id } as Filter<S>;
    const found = (await collection.find(filter, { maxTimeMS }).toArray()) as S[];
    const byId = new Map(found.map((record) => [record._id, record]));
    return keys.map((key) => byId.get(key._id) ?? null);
  }, most);
}

/** The places of the records that were refused; `undefined` where no more is known than that something failed. */
function refusedIn(cause: unknown): ReadonlySet<number> | undefined {
  if (!(cause instanceof MongoBulkWriteError) || cause.result.getWriteConcernError() !== undefined) return undefined;
  const errors = [cause.writeErrors].flat();
  return errors.length === 0 ? undefined : new Set(errors.map(({ index }) => index));
}

/** Inserts records. One that is refused keeps no other out. */
export function recordInserter<S extends StoredRecord>(collection: Collection<S>): (record: S) => Promise<void> {
  type New = OptionalUnlessRequiredId<S>;
  const insert = async (record: S): Promise<void> => void (await collection.insertOne(record as New, { maxTimeMS }));
  return batched(async (records: readonly S[]) => {
    if (records.length === 1) return records.map(insert);
    try {
      await collection.insertMany(records as readonly New[], { ordered: false, maxTimeMS });
      return records.map(() => undefined);
    } catch (cause) {
      const refused = refusedIn(cause);
      if (refused === undefined) throw cause;
      // Once more by itself, so that its caller gets the error of that record.
      return records.map((record, at) => (refused.has(at) ? insert(record) : undefined));
    }
  });
}
