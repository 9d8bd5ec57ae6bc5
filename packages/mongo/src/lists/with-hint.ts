import { MongoServerError, type Hint } from 'mongodb';

/** The index is not there, or another one has the same key. */
const unusable = new Set([2, 27]);

const isUnusable = (error: unknown): boolean =>
  error instanceof MongoServerError && unusable.has(Number(error.code)) && /\bhint\b/i.test(error.message);

/** Searches with a hint, and again without one where the database has no such index: a hint is for speed, and must not fail a search. */
export async function withHint<T>(hint: Hint | undefined, search: (options: { readonly hint?: Hint }) => Promise<T>): Promise<T> {
  if (hint === undefined) return search({});
  return search({ hint }).catch((error: unknown) => {
    if (isUnusable(error)) return search({});
    throw error;
  });
}
