import { MongoServerError, type Collection, type Hint } from 'mongodb';
import { withHint } from './filter-indexes.ts';

export const exactUpTo = 10_000;
export const totalTimeoutMS = 200;
/** MongoDB's code for a command that took longer than it may. */
export const maxTimeExpired = 50;

export interface Total {
  readonly total: number;
  readonly total_is_exact: boolean;
}

export interface Counting {
  readonly filter: object;
  readonly hint: Hint | undefined;
  /** How many records were seen up to the end of the page. */
  readonly seen: number;
  /** Whether these are all. */
  readonly all: boolean;
}

type Counted = Pick<Collection, 'collectionName' | 'db'>;
type Count = Pick<Counting, 'filter' | 'hint'> & { readonly collection: Counted };

async function count({ collection, filter, hint }: Count): Promise<number> {
  const command = { count: collection.collectionName, query: filter, limit: exactUpTo + 1, maxTimeMS: totalTimeoutMS };
  const { n } = await withHint(hint, (hinted) => collection.db.command({ ...command, ...hinted }));
  return Number(n);
}

/** How many records a filter finds, exactly up to 10,000; beyond that, or where counting takes too long, a lower bound. */
export async function totalOf(collection: Counted, { filter, hint, seen, all }: Counting): Promise<Total> {
  if (seen > exactUpTo) return { total: seen, total_is_exact: false };
  if (all) return { total: seen, total_is_exact: true };
  try {
    const n = await count({ collection, filter, hint });
    return n > exactUpTo ? { total: exactUpTo, total_is_exact: false } : { total: n, total_is_exact: true };
  } catch (error) {
    if (error instanceof MongoServerError && error.code === maxTimeExpired) return { total: seen, total_is_exact: false };
    throw error;
  }
}
