import { MongoServerError } from 'mongodb';

/** MongoDB's code for an id or a unique value that was taken: a lost race, not a bug. */
export const duplicateKey = 11_000;

export const isDuplicate = (cause: unknown): boolean => cause instanceof MongoServerError && cause.code === duplicateKey;

/**
 * An upsert that many may send at once: one of them inserts, and the others find its document. MongoDB itself sends it again only where its
 * filter is the id and nothing else.
 */
export const againOnDuplicate = <T>(upsert: () => Promise<T>): Promise<T> =>
  upsert().catch((cause: unknown) => {
    if (isDuplicate(cause)) return upsert();
    throw cause;
  });
