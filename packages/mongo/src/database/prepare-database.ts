import type { Db } from 'mongodb';
import { assertReplicaSet } from './assert-replica-set.ts';
import { collections } from './collections.ts';
import { indexChanges } from './index-changes.ts';
import { migrationChanges } from './migration-changes.ts';
import type { Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';
import { validatorChanges } from './validator-changes.ts';
import { withLock } from './with-lock.ts';

/** Validators first, so that what migrations write is held to them; indexes last, since unique ones may need migrated documents. */
const kinds = [
  (db: Db) => validatorChanges(db, collections),
  (db: Db, migrations: readonly Migration[]) => migrationChanges(db, migrations),
  (db: Db) => indexChanges(db, collections),
];

/** Brings a database up to date. Throws `UnfitDatabase`. */
export async function prepareDatabase(db: Db, migrations: readonly Migration[] = all): Promise<void> {
  await assertReplicaSet(db);
  // Before all else, so that an older version leaves a newer one's database as it is.
  await migrationChanges(db, migrations);
  const pending = await Promise.all(kinds.map((changes) => changes(db, migrations)));
  if (pending.flat().length === 0) return;
  await withLock(db, 'preparation', async (assertHeld) => {
    // Another server may have done it all while this one waited.
    for (const changes of kinds)
      for (const change of await changes(db, migrations)) {
        assertHeld();
        await change();
      }
  });
}
