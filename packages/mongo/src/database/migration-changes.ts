import type { Db } from 'mongodb';
import type { Migration } from './migration.ts';
import { NewerDatabase } from './newer-database.ts';

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
  if (unknown.length > 0) throw new NewerDatabase(db.databaseName, unknown);
  return migrations
    .filter(({ id }) => !applied.has(id))
    .map(({ id, up }) => async () => {
      await up(db);
      await recorded.updateOne({ _id: id }, [{ $set: { applied_at: '$$NOW' } }], { upsert: true });
    });
}
