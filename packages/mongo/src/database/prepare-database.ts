import type { Log } from '@handbill/operations';
import type { Db } from 'mongodb';
import { assertReplicaSet } from './assert-replica-set.ts';
import { collections as ours, type DeclaredCollection } from './collections.ts';
import { indexChanges } from './index-changes.ts';
import { migrationChanges } from './migration-changes.ts';
import type { Migration } from './migration.ts';
import { migrations as all } from './migrations.ts';
import { validatorChanges } from './validator-changes.ts';
import { withLock } from './with-lock.ts';

export interface Preparation {
  readonly collections?: Readonly<Record<string, DeclaredCollection>>;
  readonly migrations?: readonly Migration[];
  readonly log?: Pick<Log, 'warn'>;
}

/** The lock under which a database is changed. */
export const preparation = 'preparation';

/**
 * Brings a database up to date, only by adding: a server of the version before may be running, and may be started again.
 * What no version needs any more is removed by `pruneDatabase`. Throws `UnfitDatabase`.
 */
export async function prepareDatabase(db: Db, { collections = ours, migrations = all, log }: Preparation = {}): Promise<void> {
  // Validators first, so that what migrations write is held to them; indexes last, since unique ones may need migrated documents.
  const kinds = [() => validatorChanges(db, collections), () => migrationChanges(db, migrations), () => indexChanges(db, collections)];
  await assertReplicaSet(db);
  // Before all else, so that an older version leaves a newer one's database as it is.
  await migrationChanges(db, migrations);
  const pending = await Promise.all(kinds.map((changes) => changes()));
  if (pending.flat().length === 0) return;
  const prepare = async (assertHeld: () => void) => {
    // Another server may have done it all while this one waited.
    for (const changes of kinds)
      for (const change of await changes()) {
        assertHeld();
        await change();
      }
  };
  await withLock(db, preparation, prepare, log === undefined ? {} : { log });
}
