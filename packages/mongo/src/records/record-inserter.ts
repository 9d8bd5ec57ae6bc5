import { MongoBulkWriteError, type Collection, type OptionalUnlessRequiredId } from 'mongodb';
import { batched } from '../database/batches/batched.ts';
import { maxTimeMS } from '../database/client-options.ts';

interface Insertion<S> {
  readonly workspace_id: string;
  readonly record: S;
  readonly comment: string;
}

/** The positions of the refused records; `undefined` where only the failure is known. */
function refusedIn(cause: unknown): ReadonlySet<number> | undefined {
  if (!(cause instanceof MongoBulkWriteError) || cause.result.getWriteConcernError() !== undefined) return undefined;
  const errors = [cause.writeErrors].flat();
  return errors.length === 0 ? undefined : new Set(errors.map(({ index }) => index));
}

/** Inserts records, those of one workspace that come at the same time together. One that is refused keeps no other out. */
export function recordInserter<S extends { _id: string }>(collection: Collection<S>): (insertion: Insertion<S>) => Promise<void> {
  type New = OptionalUnlessRequiredId<S>;
  const insert = async ({ record, comment }: Insertion<S>): Promise<void> =>
    void (await collection.insertOne(record as New, { maxTimeMS, comment }));
  return batched(async (insertions: readonly Insertion<S>[]) => {
    if (insertions.length === 1) return insertions.map(insert);
    const records = insertions.map(({ record }) => record as New);
    const comment = insertions.map((one) => one.comment).join(', ');
    try {
      await collection.insertMany(records, { ordered: false, maxTimeMS, comment });
      return insertions.map(() => undefined);
    } catch (cause) {
      const refused = refusedIn(cause);
      if (refused === undefined) throw cause;
      // Once more by itself, so that its caller gets the error of that record.
      return insertions.map((insertion, at) => (refused.has(at) ? insert(insertion) : undefined));
    }
  });
}
