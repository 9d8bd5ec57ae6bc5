import type { Db } from 'mongodb';
import { assertReplicaSet } from './assert-replica-set.ts';
import { collections as ours, type DeclaredCollection } from './collections.ts';
import { indexLeftovers } from './index-leftovers.ts';
import { migrationChanges } from './migration-changes.ts';
import { preparation } from './prepare-database.ts';
import { validatorLeftovers } from './validator-leftovers.ts';
import { withLock } from './with-lock.ts';
import { migrations } from './migrations.ts';

export interface Pruning {
  /** Whether what is found is removed, or only told. */
  readonly remove: boolean;
  readonly collections?: Readonly<Record<string, DeclaredCollection>>;
}

/**
 * Finds what starts have left for servers of earlier versions, says it in a line each, and removes it if asked to; no server of another
 * version may use the database then. Throws `UnfitDatabase` where a newer version has written.
 */
export async function pruneDatabase(db: Db, { remove, collections = ours }: Pruning): Promise<string[]> {
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
