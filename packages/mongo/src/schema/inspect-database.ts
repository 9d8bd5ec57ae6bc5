import { type Db, type Document, MongoServerError } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { UnfitDatabase } from '../database/unfit-database.ts';
import { collections as declaredCollections } from './collections.ts';
import { indexLeftovers, missingIndexes } from './index-changes.ts';
import { migrationChanges, migrations } from './migrations.ts';
import { keyIdOf } from '../keys/key-secret.ts';

const unauthorized = 13;

/** Whether a server has ever started on a database, or whether it has this key. `false` where it may not be read. */
export async function hasServed(db: Db, key?: string): Promise<boolean> {
  const id = key === undefined ? undefined : keyIdOf(key);
  if (key !== undefined && id === undefined) return false;
  try {
    const keys = db.collection<{ _id: string }>('keys');
    return (await keys.findOne(id === undefined ? {} : { _id: id }, { projection: { _id: 1 }, maxTimeMS })) !== null;
  } catch (error) {
    if (error instanceof MongoServerError && error.code === unauthorized) return false;
    throw error;
  }
}

/** The structure and the work of a database, for an operator, read without changing anything. */
export interface InspectedDatabase {
  /** Why this version cannot use it: a newer one has. */
  readonly unfit: string | undefined;
  /** Whether a server has ever started on it. */
  readonly isNew: boolean;
  /** How many migrations a start would carry out. */
  readonly pendingMigrations: number;
  /** Indexes of this version that are not there, as `name of collection`. */
  readonly missingIndexes: readonly string[];
  /** A line for each index of earlier versions. */
  readonly unneededIndexes: readonly string[];
  /** Indexes that no query has used since then, as `name of collection`. */
  readonly unusedIndexes: { readonly names: readonly string[]; readonly since: Date };
  /** Texts whose lease has been over for so long that a running server would have taken them over. */
  readonly stuckTexts: number;
  /** By collection, largest first; sizes are on the disk and in bytes. */
  readonly sizes: readonly { readonly name: string; readonly bytes: number; readonly records: number }[];
}

/** Far longer than it takes a running server to find a text that nobody writes. */
const stuckAfter_ms = 5 * 60_000;

async function pendingIn(db: Db): Promise<Pick<InspectedDatabase, 'unfit' | 'pendingMigrations'>> {
  try {
    return { unfit: undefined, pendingMigrations: (await migrationChanges(db, migrations)).length };
  } catch (error) {
    if (!(error instanceof UnfitDatabase)) throw error;
    return { unfit: error.message, pendingMigrations: 0 };
  }
}

/** The index on leases holds only records that have one; `$exists` lets MongoDB use it. */
const isStuck = {
  'lease.until': { $exists: true },
  $expr: { $lte: ['$lease.until', { $subtract: ['$$NOW', stuckAfter_ms] }] },
};

const statsOf = <Stats extends Document>(db: Db, name: string, stage: Document): Promise<Stats[]> =>
  db.collection(name).aggregate<Stats>([stage], { maxTimeMS }).toArray();

async function sizesIn(db: Db, names: readonly string[]): Promise<InspectedDatabase['sizes']> {
  const sizes = await Promise.all(
    names.map(async (name) => {
      const [stats] = await statsOf<CollectionStats>(db, name, { $collStats: { storageStats: {} } });
      return { name, bytes: stats?.storageStats.totalSize ?? 0, records: stats?.storageStats.count ?? 0 };
    }),
  );
  return sizes.toSorted((a, b) => b.bytes - a.bytes);
}

interface CollectionStats {
  readonly storageStats: { readonly count: number; readonly totalSize: number };
}

interface IndexUse {
  readonly name: string;
  readonly accesses: { readonly ops: number | bigint; readonly since: Date };
  readonly spec: { readonly unique?: boolean; readonly expireAfterSeconds?: number };
}

/** Those that hold something unique or expire records are used without a query. */
async function unusedIn(db: Db, collections: readonly string[]): Promise<InspectedDatabase['unusedIndexes']> {
  const uses = await Promise.all(
    collections.map(async (collection) =>
      (await statsOf<IndexUse>(db, collection, { $indexStats: {} })).map((one) => ({ ...one, collection })),
    ),
  );
  const unused = uses
    .flat()
    .filter(({ name, spec }) => name !== '_id_' && spec.unique !== true && spec.expireAfterSeconds === undefined)
    .filter(({ accesses }) => Number(accesses.ops) === 0);
  return {
    names: unused.map(({ name, collection }) => `${name} of ${collection}`),
    since: new Date(Math.max(0, ...unused.map(({ accesses }) => accesses.since.getTime()))),
  };
}

export async function inspectDatabase(db: Db): Promise<InspectedDatabase> {
  const listed = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = listed.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  const ours = names.filter((name) => declaredCollections.some((kept) => kept.name === name));
  const [pending, missing, unneeded, unusedIndexes, stuckTexts, sizes] = await Promise.all([
    pendingIn(db),
    Promise.all(declaredCollections.map((kept) => missingIndexes(db, kept))),
    Promise.all(declaredCollections.map((kept) => indexLeftovers(db, kept))),
    unusedIn(db, ours),
    db.collection('content').countDocuments(isStuck, { maxTimeMS }),
    sizesIn(db, names),
  ]);
  return {
    ...pending,
    isNew: names.length === 0,
    missingIndexes: missing.flat(),
    unneededIndexes: unneeded.flat().map(({ what }) => what),
    unusedIndexes,
    stuckTexts,
    sizes,
  };
}
