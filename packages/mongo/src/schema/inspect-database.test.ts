import { newDatabase } from '@handbill/testing';
import { expect, it } from 'vitest';
import { inspectDatabase } from './inspect-database.ts';
import { migrations } from './migrations.ts';
import { prepareDatabase } from './prepare-database.ts';

const { db } = newDatabase();

it('finds a new database, and then one in order', async () => {
  expect(await inspectDatabase(db)).toMatchObject({ isNew: true, pendingMigrations: migrations.length, stuckTexts: 0, sizes: [] });
  await prepareDatabase(db);
  const inspected = await inspectDatabase(db);
  expect(inspected).toMatchObject({ unfit: undefined, isNew: false, pendingMigrations: 0, missingIndexes: [], unneededIndexes: [] });
  expect(inspected.sizes.find(({ name }) => name === 'campaigns')).toEqual({ name: 'campaigns', bytes: expect.any(Number), records: 0 });
});

it('finds indexes that are missing or of earlier versions, texts that nobody writes, and space by collection', async () => {
  await prepareDatabase(db);
  await db.collection('keys').dropIndexes();
  await db.collection('campaigns_deleted').dropIndex('deleted_at');
  await db.collection('campaigns_deleted').createIndex({ deleted_at: 1 }, { name: 'deleted_at', expireAfterSeconds: 999_999_999 });
  await db.command({ collMod: 'content', validationLevel: 'off' });
  const text = (_id: string, until: number) => ({ _id, lease: { until: new Date(Date.now() + until) } }) as never;
  await db.collection('content').insertMany([text('old', -3_600_000), text('new', -1_000), text('written', 30_000)]);
  const { missingIndexes, unneededIndexes, stuckTexts, sizes } = await inspectDatabase(db);
  expect(missingIndexes.every((name) => name.endsWith(' of keys')) && missingIndexes.length).toBeGreaterThan(0);
  expect(unneededIndexes).toEqual(['index deleted_at of campaigns_deleted: is built anew as this version declares it']);
  expect(stuckTexts).toBe(1);
  expect(sizes.find(({ name }) => name === 'content')).toMatchObject({ records: 3 });
  expect(sizes.map(({ bytes }) => bytes)).toEqual(sizes.map(({ bytes }) => bytes).toSorted((a, b) => b - a));
});

it('says why a newer version’s database cannot be used', async () => {
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: '9999-of-tomorrow' });
  expect(await inspectDatabase(db)).toMatchObject({ unfit: expect.stringContaining('newer version of Handbill'), pendingMigrations: 0 });
});
