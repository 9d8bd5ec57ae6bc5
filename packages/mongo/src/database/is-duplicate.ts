import { MongoServerError } from 'mongodb';

/** MongoDB's code for an id or a unique value that was taken: a lost race, not a bug. */
export const duplicateKey = 11_000;

export const isDuplicate = (cause: unknown): boolean => cause instanceof MongoServerError && cause.code === duplicateKey;

/** Settles as the write does, but resolves to `otherwise` where another one was faster. */
export const unlessDuplicate = <T, O>(write: Promise<T>, otherwise: O): Promise<T | O> =>
  write.catch((cause: unknown) => {
    if (isDuplicate(cause)) return otherwise;
    throw cause;
  });

/** Sends an upsert again where another one has inserted its document. MongoDB itself does so only where the filter is the id alone. */
export const againOnDuplicate = <T>(upsert: () => Promise<T>): Promise<T> =>
  upsert().catch((cause: unknown) => {
    if (isDuplicate(cause)) return upsert();
    throw cause;
  });
