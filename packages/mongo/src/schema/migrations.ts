import type { Db } from 'mongodb';
import { UnfitDatabase } from '../database/unfit-database.ts';
import { addWords } from './add-words.ts';

/** A forward change of stored documents. It may be interrupted and run again, beside servers of the version before. */
export interface Migration {
  /** Its number and its effect, such as `0003-approved-content-has-an-approval`. Never changed after its release. */
  readonly id: string;
  up(db: Db): Promise<void>;
}

/** All migrations, oldest first. A new one goes to the end. */
export const migrations: readonly Migration[] = [
  {
    id: '0001-campaigns-have-a-message',
    async up(db) {
      for (const name of ['campaigns', 'campaigns_deleted'])
        await db.collection(name).updateMany({ message: { $exists: false } }, { $set: { message: null } });
    },
  },
  {
    id: '0002-the-first-workspace-manages-all',
    async up(db) {
      const update = [{ $set: { workspace_id: '$_id', revision: 1, updated_at: '$created_at' } }];
      await db.collection('workspaces').updateOne({ first: true, revision: { $exists: false } }, update);
    },
  },
  {
    // Few records: the others read as not approved. Their hashes are made at reading, since MongoDB has none.
    id: '0003-approved-content-has-an-approval',
    async up(db) {
      const approval = { status: 'approved', at: '$approved.at', key_id: '$approved.key_id', actor: null, note: null };
      for (const name of ['content', 'content_deleted'])
        await db
          .collection(name)
          .updateMany({ 'approved.at': { $exists: true }, approval: { $exists: false } }, [{ $set: { approval, authors: [] } }]);
    },
  },
  {
    id: '0004-messages-of-campaigns-say-what-has-to-occur',
    async up(db) {
      const lacks = { message: { $type: 'object' }, 'message.must_say': { $exists: false } };
      for (const name of ['campaigns', 'campaigns_deleted'])
        await db.collection(name).updateMany(lacks, { $set: { 'message.must_say': [] } });
    },
  },
  {
    id: '0005-records-have-the-words-that-q-searches',
    up: addWords,
  },
];

interface AppliedMigration {
  _id: string;
  applied_at: Date;
}

/** The migrations that this database has not had yet. Throws `UnfitDatabase` where a newer version has applied others. */
export async function migrationChanges(db: Db, known: readonly Migration[]): Promise<(() => Promise<unknown>)[]> {
  const recorded = db.collection<AppliedMigration>('migrations');
  const applied = new Set((await recorded.find().toArray()).map(({ _id }) => _id));
  const knownIds = new Set(known.map(({ id }) => id));
  const unknown = [...applied].filter((id) => !knownIds.has(id));
  if (unknown.length > 0) throw newerDatabase(db.databaseName, unknown);
  return known
    .filter(({ id }) => !applied.has(id))
    .map((migration) => async () => {
      await migration.up(db);
      await recorded.updateOne({ _id: migration.id }, [{ $set: { applied_at: '$$NOW' } }], { upsert: true });
    });
}

const newerDatabase = (database: string, unknown: readonly string[]) =>
  new UnfitDatabase(
    `The database ${database} was written by a newer version of Handbill: this one does not know its migration${unknown.length > 1 ? 's' : ''} ${unknown.join(', ')}. ` +
      'Start the newer version, or give this one another database.',
  );
