import { newDatabase } from '@handbill/testing';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tcpProxy } from '../../../testing/tcp-proxy.ts';
import { clientOptions, maxTimeMS } from '../client-options.ts';
import { findAll } from './find-all.ts';

const { uri, name } = newDatabase();
const search = { sort: { _id: -1 }, skip: 0, maxTimeMS } as const;

async function notes(address: string) {
  const client = await MongoClient.connect(address, clientOptions(address));
  onTestFinished(() => client.close());
  return client.db(name).collection<{ _id: number; text: string; amount: bigint }>('notes');
}

describe('all that a search finds', () => {
  it('is found when the connection breaks while it is asked for', async () => {
    const proxy = await tcpProxy(uri);
    onTestFinished(() => proxy.close());
    const collection = await notes(proxy.uri);
    await collection.insertMany([1, 2, 3].map((_id) => ({ _id, text: '', amount: 2n ** 60n })));
    proxy.cutAfter('find');
    const mending = setInterval(proxy.restore, 20);
    const found = await findAll(collection, {}, { ...search, limit: 2 }).finally(() => clearInterval(mending));
    expect(found).toEqual([3, 2].map((_id) => ({ _id, text: '', amount: 2n ** 60n })));
  });

  it('is whole where the database gives it in several answers', async () => {
    const collection = await notes(uri);
    await collection.insertMany([11, 12, 13].map((_id) => ({ _id, text: 'x'.repeat(7_000_000), amount: 0n })));
    const found = await findAll(collection, { _id: { $gt: 10 } }, { ...search, limit: 4 });
    expect(found.map(({ _id }) => _id)).toEqual([13, 12, 11]);
  });
});
