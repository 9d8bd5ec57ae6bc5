import { MongoServerError, type Collection, type Hint } from 'mongodb';
import { withHint } from './with-hint.ts';

const exactUpTo = 10_000;
const patience = 200;
const maxTimeExpired = 50;

export interface Total {
  readonly total: number;
  readonly total_is_exact: boolean;
}

export interface Counting {
  readonly filter: object;
  readonly hint: Hint | undefined;
  /** How many the page has seen already. */
  readonly seen: number;
  /** Whether these are all. */
  readonly all: boolean;
}

/** How many a filter finds, exactly up to 10,000; beyond that, or where counting takes too long, what is known is the lower bound. */
export async function totalOf(collection: Collection<never>, { filter, hint, seen, all }: Counting): Promise<Total> {
  if (seen > exactUpTo) return { total: seen, total_is_exact: false };
  if (all) return { total: seen, total_is_exact: true };
  const command = {
    count: collection.collectionName,
    query: filter,
    limit: exactUpTo + 1,
    maxTimeMS: patience,
  };
  try {
    const { n } = await withHint(hint, (hinted) => collection.db.command({ ...command, ...hinted }));
    return n > exactUpTo ? { total: exactUpTo, total_is_exact: false } : { total: Number(n), total_is_exact: true };
  } catch (error) {
    if (error instanceof MongoServerError && error.code === maxTimeExpired) return { total: seen, total_is_exact: false };
    throw error;
  }
}
