import { MongoServerError, type Collection, type Hint } from 'mongodb';
import { withHint } from './filter-indexes.ts';

const exactUpTo = 10_000;
/** More than are counted. */
export const maxCounted = exactUpTo + 1;
export const totalTimeoutMS = 200;
/** MongoDB's code for a command that took longer than it may. */
export const maxTimeExpired = 50;

export interface Total {
  readonly total: number;
  readonly total_is_exact: boolean;
}

/** A count, exact up to 10,000; the number of records that were seen where counting takes too long. */
export async function totalBy(count: () => Promise<number>, seen: number): Promise<Total> {
  try {
    const counted = await count();
    return { total: Math.min(counted, exactUpTo), total_is_exact: counted <= exactUpTo };
  } catch (error) {
    if (error instanceof MongoServerError && error.code === maxTimeExpired) return { total: seen, total_is_exact: false };
    throw error;
  }
}

interface Counting {
  readonly filter: object;
  readonly hint: Hint | undefined;
  /** How many records were seen up to the end of the page. */
  readonly seen: number;
  readonly all: boolean;
}

/** How many records a filter finds, exactly up to 10,000; beyond that, or where counting takes too long, a lower bound. */
export async function totalOf(
  { collectionName, db }: Pick<Collection, 'collectionName' | 'db'>,
  { filter, hint, seen, all }: Counting,
): Promise<Total> {
  if (all || seen > exactUpTo) return { total: seen, total_is_exact: seen <= exactUpTo };
  const command = { count: collectionName, query: filter, limit: maxCounted, maxTimeMS: totalTimeoutMS };
  return totalBy(async () => Number((await withHint(hint, (hinted) => db.command({ ...command, ...hinted })))['n']), seen);
}
