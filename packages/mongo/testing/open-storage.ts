import { newId } from '@handbill/contract';
import { testDatabase } from '@handbill/testing';
import { afterAll, beforeAll } from 'vitest';
import { MongoStorage } from '../src/storage/mongo-storage.ts';

/** The stores of a database of the test file's own, open while its tests run. */
export function openStorage(options: Parameters<typeof MongoStorage.open>[2] = {}) {
  const { db, uri, name, client } = testDatabase();
  let storage: MongoStorage | undefined;
  beforeAll(async () => {
    storage = await MongoStorage.open(uri, name, options);
  });
  afterAll(() => storage?.close());
  return {
    db,
    uri,
    name,
    client,
    newWorkspace: () => newId('wsp', new Date()),
    get storage(): MongoStorage {
      if (storage === undefined) throw new Error('The storage is open only while tests run');
      return storage;
    },
  };
}
