import { randomUUID } from 'node:crypto';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, inject } from 'vitest';

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

/** A database of the calling test file's own on the run's real mongod; call it once, at the file's top. Dropped when the file is done. */
export function testDatabase(): TestDatabase {
  const uri = inject('mongodbUri');
  const name = `test_${randomUUID()}`;
  const client = new MongoClient(uri);
  const db = client.db(name);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  return { uri, name, client, db };
}
