import { newId } from '@handbill/contract';
import { testDatabase } from '@handbill/testing';
import { MongoClient, type Db } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UnfitDatabase } from '../database/unfit-database.ts';
import { collections } from './collections.ts';
import { prepareDatabase } from './prepare-database.ts';
import { keptContent } from '../content/kept-content.ts';

const { client, uri } = testDatabase();

/** A database of one test's own. */
function emptyDatabase(): Db {
  const db = client.db(newId('tst', new Date()));
  onTestFinished(async () => void (await db.dropDatabase()));
  return db;
}

const sorted = (names: (string | undefined)[]) => names.map(String).toSorted();
const indexNames = async (db: Db, name: string) => sorted((await db.collection(name).indexes()).map((index) => index.name));

/** The commands to the database meanwhile. */
async function commandsOf(name: string, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const watched = new MongoClient(uri, { monitorCommands: true });
  const commands: string[] = [];
  watched.on('commandStarted', ({ commandName }) => commands.push(commandName));
  try {
    await work(watched.db(name));
  } finally {
    await watched.close();
  }
  return commands.filter((command) => command !== 'endSessions');
}

describe('a prepared database', () => {
  it('has the declared indexes in every collection', async () => {
    const db = emptyDatabase();
    await prepareDatabase(db);
    for (const { name, indexes } of collections)
      expect(await indexNames(db, name)).toEqual(sorted(['_id_', ...indexes.map((index) => index.name)]));
  });

  it('is only looked at the second time', async () => {
    const db = emptyDatabase();
    await prepareDatabase(db);
    const commands = await commandsOf(db.databaseName, prepareDatabase);
    expect(new Set(commands)).toEqual(new Set(['hello', 'find', 'listCollections', 'listIndexes']));
    expect(commands.filter((command) => command === 'listIndexes')).toHaveLength(collections.length);
  });

  it('gets what it has lost, under whatever name, and keeps what it has', async () => {
    const db = emptyDatabase();
    await prepareDatabase(db);
    const campaigns = db.collection('campaigns');
    for (const name of ['workspace_status', 'workspace_tags', 'workspace_channels']) await campaigns.dropIndex(name);
    await campaigns.createIndex({ name: 1 });
    await campaigns.createIndex({ workspace_id: 1, name: 1, tags: 'text' }, { name: 'workspace_text' });
    await campaigns.createIndex({ workspace_id: 1, tags: 1, _id: -1 }, { name: 'by_another_name' });
    await campaigns.createIndex({ workspace_id: 1, channels: 1 }, { name: 'workspace_channels' });
    const kept = await campaigns.indexes();
    await prepareDatabase(db);
    const after = await campaigns.indexes();
    expect(after).toEqual(expect.arrayContaining(kept));
    const added = after.filter(({ name }) => !kept.some((index) => index.name === name));
    expect(added.map(({ name, key }) => [name, key])).toEqual([
      ['workspace_status', { workspace_id: 1, status: 1, _id: -1 }],
      [expect.stringMatching(/^workspace_channels_[0-9a-f]{8}$/), { workspace_id: 1, channels: 1, _id: -1 }],
    ]);
    await prepareDatabase(db);
    expect(await campaigns.indexes()).toEqual(after);
  });

  it('keeps deleted records for as long as this version says, and does not throw away what another one keeps longer', async () => {
    const db = emptyDatabase();
    await prepareDatabase(db);
    const [shorter, longer] = [db.collection('campaigns_deleted'), db.collection('content_deleted')];
    const expiry = async (collection: typeof shorter) => (await collection.indexes()).find(({ name }) => name === 'deleted_at');
    await db.command({ collMod: 'campaigns_deleted', index: { name: 'deleted_at', expireAfterSeconds: 1, hidden: true } });
    await db.command({ collMod: 'content_deleted', index: { name: 'deleted_at', expireAfterSeconds: 9_000_000 } });
    await prepareDatabase(db);
    expect(await expiry(shorter)).toEqual({ v: 2, key: { deleted_at: 1 }, name: 'deleted_at', expireAfterSeconds: 2_592_000 });
    expect(await expiry(longer)).toMatchObject({ expireAfterSeconds: 9_000_000 });
  });

  it('keeps what is not ours: other collections, and the index of a shard key', async () => {
    const db = emptyDatabase();
    await db.collection('analytics').createIndex({ anything: 1 });
    await db.collection('campaigns').createIndex({ workspace_id: 1, _id: 1 });
    await prepareDatabase(db);
    expect(await indexNames(db, 'analytics')).toEqual(['_id_', 'anything_1']);
    expect(await indexNames(db, 'campaigns')).toContain('workspace_id_1__id_1');
  });

  it('gets its validator back when it was changed', async () => {
    const db = emptyDatabase();
    await prepareDatabase(db);
    await db.command({ collMod: 'keys', validator: {}, validationLevel: 'off' });
    await prepareDatabase(db);
    await expect(db.collection('keys').insertOne({ name: 1 })).rejects.toThrow('Document failed validation');
  });

  it('comes of several servers that start at once', async () => {
    const db = emptyDatabase();
    await Promise.all(Array.from({ length: 5 }, () => prepareDatabase(db)));
    expect(await indexNames(db, 'content')).toHaveLength(keptContent.indexes.length + 1);
    expect(await db.collection('locks').countDocuments()).toBe(0);
  });
});

describe('a migration', () => {
  const ran: string[] = [];
  const migration = (id: string, up: (db: Db) => Promise<unknown> = () => Promise.resolve()) => ({
    id,
    up: (db: Db) => up(db).then(() => void ran.push(id)),
  });

  it('runs once, in order, whichever server comes first', async () => {
    const db = emptyDatabase();
    ran.length = 0;
    const count = (target: Db) =>
      target.collection<{ _id: string }>('things').updateOne({ _id: 'one' }, { $inc: { runs: 1 } }, { upsert: true });
    const list = [migration('0001-a', count), migration('0002-b', count), migration('0003-c')];
    await Promise.all(Array.from({ length: 6 }, () => prepareDatabase(db, { migrations: list })));
    expect(ran).toEqual(['0001-a', '0002-b', '0003-c']);
    expect(await db.collection('things').findOne()).toMatchObject({ runs: 2 });
    await prepareDatabase(db, { migrations: [...list, migration('0004-d')] });
    expect(ran).toEqual(['0001-a', '0002-b', '0003-c', '0004-d']);
    expect(await db.collection('migrations').findOne()).toMatchObject({ _id: '0001-a', applied_at: expect.any(Date) });
  });

  it('that fails stops the start, and runs again at the next one', async () => {
    const db = emptyDatabase();
    ran.length = 0;
    let broken = true;
    const list = [migration('0001-a'), migration('0002-b', () => (broken ? Promise.reject(new Error('no')) : Promise.resolve()))];
    await expect(prepareDatabase(db, { migrations: list })).rejects.toThrow('no');
    broken = false;
    await prepareDatabase(db, { migrations: list });
    expect(ran).toEqual(['0001-a', '0002-b']);
  });

  it('that this version does not know refuses the start before anything is touched', async () => {
    const db = emptyDatabase();
    await prepareDatabase(db, { migrations: [migration('0001-a'), migration('0002-from-next-year')] });
    await db.collection('campaigns').createIndex({ from_next_year: 1 });
    const older = prepareDatabase(db, { migrations: [migration('0001-a')] });
    await expect(older).rejects.toThrow(UnfitDatabase);
    await expect(older).rejects.toThrow(/newer version of Handbill.*0002-from-next-year/);
    expect(await indexNames(db, 'campaigns')).toContain('from_next_year_1');
  });
});
