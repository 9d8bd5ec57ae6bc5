import type { Db } from 'mongodb';
import type { Migration } from './migration.ts';
import { UnfitDatabase } from './unfit-database.ts';

interface Applied {
  _id: string;
  applied_at: Date;
}

/** The migrations that this database has not had yet. */
export async function migrationChanges(db: Db, migrations: readonly Migration[]): Promise<(() => Promise<unknown>)[]> {
  const recorded = db.collection<Applied>('migrations');
  const applied = new Set((await recorded.find().toArray()).map(({ _id }) => _id));
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = [...applied].filter((id) => !known.has(id));
  if (unknown.length > 0) throw newer(db.databaseName, unknown);
  return migrations
    .filter(({ id }) => !applied.has(id))
    .map((migration) => async () => {
      await migration.up(db);
      await recorded.updateOne({ _id: migration.id }, [{ $set: { applied_at: '$$NOW' } }], { upsert: true });
    });
}

const newer = (database: string, unknown: readonly string[]) =>
  new UnfitDatabase(
    `The database ${database} was written by a newer version of Handbill: this one does not know its migration${unknown.length > 1 ? 's' : ''} ${unknown.join(', ')}. ` +
      'Start the newer version, or give this one another database.',
  );
