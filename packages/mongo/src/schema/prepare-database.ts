import type { Log } from '@handbill/operations';
import type { Db } from 'mongodb';
import { assertReplicaSet } from '../database/unfit-database.ts';
import { withLock } from '../database/with-lock.ts';
import type { Kept } from '../records/kept.ts';
import { collections as declaredCollections } from './collections.ts';
import { indexChanges } from './index-changes.ts';
import { migrationChanges, migrations as allMigrations, type Migration } from './migrations.ts';
import { validatorChanges } from './validator-changes.ts';

interface PrepareOptions {
  readonly collections?: readonly Pick<Kept, 'name' | 'schema' | 'indexes'>[];
  readonly migrations?: readonly Migration[];
  readonly log?: Pick<Log, 'warn'>;
  /** Ends the work before its next change, and releases the lock. */
  readonly signal?: AbortSignal | undefined;
}

export const preparationLock = 'preparation';

/** Brings a database up to date, only by adding: servers of the version before may be running. Throws `UnfitDatabase`. */
export async function prepareDatabase(
  db: Db,
  { collections = declaredCollections, migrations = allMigrations, log, signal }: PrepareOptions = {},
): Promise<void> {
  // Validators first, so that they check the writes of migrations; indexes last, since unique ones may need migrated documents.
  const steps = [() => validatorChanges(db, collections), () => migrationChanges(db, migrations), () => indexChanges(db, collections)];
  await assertReplicaSet(db);
  // First of all, so that an older version leaves a newer one's database as it is.
  await migrationChanges(db, migrations);
  const pending = await Promise.all(steps.map((changes) => changes()));
  if (pending.flat().length === 0) return;
  const prepare = async (assertHeld: () => void) => {
    // Another server may have done it all while this one waited.
    for (const changes of steps)
      for (const change of await changes()) {
        assertHeld();
        signal?.throwIfAborted();
        await change();
      }
  };
  await withLock(db, preparationLock, prepare, { signal, ...(log !== undefined && { log }) });
}
