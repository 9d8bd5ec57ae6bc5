import type { Db } from 'mongodb';
import { assertReplicaSet } from '../database/unfit-database.ts';
import { withLock } from '../database/with-lock.ts';
import type { Kept } from '../records/kept.ts';
import { addWords } from './add-words.ts';
import { collections as declaredCollections } from './collections.ts';
import { indexLeftovers } from './index-changes.ts';
import { migrationChanges, migrations } from './migrations.ts';
import { preparationLock } from './prepare-database.ts';
import { validatorLeftovers } from './validator-changes.ts';

interface PruneOptions {
  readonly remove: boolean;
  readonly collections?: readonly Pick<Kept, 'name' | 'schema' | 'indexes' | 'formerIndexes'>[];
}

/** Lists what only servers of earlier versions need, and removes it if `remove` is set. Throws `UnfitDatabase`. */
export async function pruneDatabase(db: Db, { remove, collections = declaredCollections }: PruneOptions): Promise<string[]> {
  await assertReplicaSet(db);
  return withLock(db, preparationLock, async (assertHeld) => {
    await migrationChanges(db, migrations);
    if (remove) await addWords(db);
    const indexes = await Promise.all(collections.map((kept) => indexLeftovers(db, kept)));
    const leftovers = [...(await validatorLeftovers(db, collections)), ...indexes.flat()];
    for (const leftover of remove ? leftovers : []) {
      assertHeld();
      await leftover.remove?.();
    }
    return leftovers.map(({ what }) => what);
  });
}
