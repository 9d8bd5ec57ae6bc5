import { isDeepStrictEqual } from 'node:util';
import type { Db } from 'mongodb';
import { assertReplicaSet } from './assert-replica-set.ts';
import { collections as ours, type DeclaredCollection } from './collections.ts';
import { indexForm, indexPlace, type DeclaredIndex } from './index-form.ts';
import { listedIndexes } from './listed-indexes.ts';
import { listedValidators } from './listed-validators.ts';
import { migrationChanges } from './migration-changes.ts';
import type { Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';
import { preparation } from './prepare-database.ts';
import { validating } from './validator-changes.ts';
import { withLock } from './with-lock.ts';

/** Something that this version does not need, and what it would take to remove it. */
interface Leftover {
  readonly what: string;
  readonly remove?: () => Promise<unknown>;
}

export interface Pruning {
  /** Removes what is found. */
  readonly remove: boolean;
  readonly collections?: Readonly<Record<string, DeclaredCollection>>;
  readonly migrations?: readonly Migration[];
}

async function indexLeftovers(db: Db, name: string, { indexes, formerIndexes = [] }: DeclaredCollection): Promise<Leftover[]> {
  const there = await listedIndexes(db, name);
  const wanted = new Map(indexes.map((index) => [indexForm(index), index]));
  const isThere = (index: DeclaredIndex) => there.some((one) => indexForm(one) === indexForm(index));
  const leftovers = there
    .filter((index) => !wanted.has(indexForm(index)))
    .map((index): Leftover | null => {
      const drop = () => db.collection(name).dropIndex(index.name);
      const successor = indexes.find((one) => indexPlace(one) === indexPlace(index));
      if (successor !== undefined)
        return {
          what: `index ${index.name} of ${name}: is built anew as this version declares it`,
          remove: () => drop().then(() => db.collection(name).createIndexes([successor])),
        };
      const replaced = indexes.some((one) => one.name === index.name && isThere(one));
      return replaced || formerIndexes.includes(index.name) ? { what: `index ${index.name} of ${name}: is dropped`, remove: drop } : null;
    });
  return leftovers.filter((leftover) => leftover !== null);
}

async function validatorLeftovers(db: Db, declared: Readonly<Record<string, DeclaredCollection>>): Promise<Leftover[]> {
  const listed = await listedValidators(db);
  const wider = Object.entries(declared).filter(([name, { schema }]) => {
    const actual = listed.get(name);
    return actual !== undefined && !isDeepStrictEqual(actual, validating(schema));
  });
  return Promise.all(
    wider.map(async ([name, { schema }]) => {
      // Deleting and restoring insert a record into another collection, which would refuse it.
      const refused = await db.collection(name).countDocuments({ $nor: [{ $jsonSchema: schema }] }, { limit: 1_000 });
      if (refused > 0)
        return {
          what: `validator of ${name}: stays, since ${refused}${refused < 1_000 ? '' : ' or more'} records are as another version wrote them`,
        };
      return {
        what: `validator of ${name}: lets in only what this version writes`,
        remove: () => db.command({ collMod: name, ...validating(schema) }),
      };
    }),
  );
}

/**
 * Finds what a start has left for servers of earlier versions, says it in a line each, and removes it if asked to. No server of another
 * version may use the database then. Throws `UnfitDatabase` where a newer version has written.
 */
export async function pruneDatabase(db: Db, { remove, collections = ours, migrations = all }: Pruning): Promise<string[]> {
  await assertReplicaSet(db);
  return withLock(db, preparation, async (assertHeld) => {
    await migrationChanges(db, migrations);
    const indexes = await Promise.all(Object.entries(collections).map(([name, declared]) => indexLeftovers(db, name, declared)));
    const leftovers = [...(await validatorLeftovers(db, collections)), ...indexes.flat()];
    for (const leftover of remove ? leftovers : []) {
      assertHeld();
      await leftover.remove?.();
    }
    return leftovers.map(({ what }) => what);
  });
}
