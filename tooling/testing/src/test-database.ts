import { randomUUID } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's mongod, a replica set of one. */
    mongodbUri: string;
  }
}

export interface TestDatabase {
  readonly uri: string;
  readonly name: string;
  readonly client: MongoClient;
  readonly db: Db;
}

function databaseNamed(name: string): TestDatabase {
  const uri = inject('mongodbUri');
  const client = new MongoClient(uri);
  return { uri, name, client, db: client.db(name) };
}

/** Those that a file of this process has at the moment. */
const taken = new Set<string>();

/** Leaves the collections, with their indexes and validators, and which migrations they have been through. */
async function empty(db: Db): Promise<void> {
  const listed = await db.listCollections({}, { nameOnly: true }).toArray();
  const emptied = listed.map(async ({ name }) => {
    if (name === 'migrations') return;
    const collection = db.collection(name);
    const isLarge = name.startsWith('system.') || (await collection.estimatedDocumentCount()) > 1_000;
    await (isLarge ? collection.drop() : collection.deleteMany({}));
  });
  await Promise.all(emptied);
}

/**
 * A database of the calling file's own on the run's real mongod; call it at the file's top. It is empty, but the collections and indexes of ours
 * may be there: to make them takes half a second of a core, so that files that follow one another in a worker get the same.
 */
export function testDatabase(): TestDatabase {
  const nameOf = (number: number) => `test_${process.env['VITEST_POOL_ID']}_${number}`;
  let number = 1;
  while (taken.has(nameOf(number))) number += 1;
  const database = databaseNamed(nameOf(number));
  taken.add(database.name);
  beforeAll(() => empty(database.db));
  afterAll(async () => {
    taken.delete(database.name);
    await database.client.close();
  });
  return database;
}

/** A database in which nothing was made yet, for tests of how it is made or damaged. Dropped when the file is done. */
export function newDatabase(): TestDatabase {
  const database = databaseNamed(`test_${randomUUID()}`);
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.client.close();
  });
  return database;
}
