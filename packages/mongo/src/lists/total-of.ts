import type { Collection } from 'mongodb';
import { MongoServerError } from 'mongodb';

const exactUpTo = 10_000;
const patience = 200;
const maxTimeExpired = 50;

export interface Total {
  readonly total: number;
  readonly total_is_exact: boolean;
}

/** Counts what a filter finds, exactly up to 10,000; where that takes too long, `known` is the lower bound. */
export async function totalOf(collection: Collection<never>, query: object, hint: string | undefined, known: number): Promise<Total> {
  const command = { count: collection.collectionName, query, limit: exactUpTo + 1, maxTimeMS: patience, ...(hint !== undefined && { hint }) };
  try {
    const { n } = (await collection.db.command(command)) as unknown as { n: number };
    return n > exactUpTo ? { total: Math.max(exactUpTo, known), total_is_exact: false } : { total: n, total_is_exact: true };
  } catch (error) {
    if (error instanceof MongoServerError && error.code === maxTimeExpired) return { total: known, total_is_exact: false };
    throw error;
  }
}
