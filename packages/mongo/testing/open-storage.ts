import { newId } from '@handbill/contract';
import { testDatabase } from '@handbill/testing';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { StoredWorkspace } from '../src/keys/stored-workspace.ts';
import { MongoStorage } from '../src/storage/mongo-storage.ts';

/** The stores of a database of the test file's own, open while its tests run. */
export function openStorage(options: Parameters<typeof MongoStorage.open>[2] = {}) {
  const { db, uri, name, client } = testDatabase();
  let storage: MongoStorage | undefined;
  beforeAll(async () => {
    storage = await MongoStorage.open(uri, name, options);
  });
  afterAll(() => storage?.close());
  const newWorkspace = () => newId('wsp', new Date());
  return {
    db,
    uri,
    name,
    client,
    newWorkspace,
    /** A workspace that is stored, as one that keys open has to be. */
    async storedWorkspace(fields: { readonly monthly_token_cap?: number } = {}): Promise<string> {
      const _id = newWorkspace();
      await db.collection<StoredWorkspace>('workspaces').insertOne({ _id, name: 'Bakery', created_at: new Date(), ...fields });
      return _id;
    },
    /** The stores of another server, open until the test ends. */
    async otherServer(other: typeof options = {}): Promise<MongoStorage> {
      const opened = await MongoStorage.open(uri, name, other);
      onTestFinished(() => opened.close());
      return opened;
    },
    get storage(): MongoStorage {
      if (storage === undefined) throw new Error('The storage is open only while tests run');
      return storage;
    },
  };
}
