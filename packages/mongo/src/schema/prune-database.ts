import type { Db } from 'mongodb';
import { assertReplicaSet } from '../database/unfit-database.ts';
import { withLock } from '../database/with-lock.ts';
import { collections as declaredCollections, type DeclaredCollection } from './collections.ts';
import { indexLeftovers } from './index-changes.ts';
import { migrationChanges, migrations } from './migrations.ts';
import { preparationLock } from './prepare-database.ts';
import { validatorLeftovers } from './validator-changes.ts';

interface PruneOptions {
  /** Whether what is found is removed, or only listed. */
  readonly remove: boolean;
  readonly collections?: Readonly<Record<string, DeclaredCollection>>;
}

/**
 * Lists what only servers of earlier versions need, a line each, and removes it if `remove` is set; no server of another version may
 * use the database then. Throws `UnfitDatabase` where a newer version has written.
 */
export async function pruneDatabase(db: Db, { remove, collections = declaredCollections }: PruneOptions): Promise<string[]> {
  await assertReplicaSet(db);
  return withLock(db, preparationLock, async (assertHeld) => {
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
