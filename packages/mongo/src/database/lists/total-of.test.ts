import { testDatabase } from '@handbill/testing';
import type { Collection } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { totalOf } from './total-of.ts';

const { db } = testDatabase();
const collection = db.collection('things') as unknown as Collection<never>;
const slow = { $where: 'sleep(50) || true' };

beforeAll(() => db.collection('things').insertMany(Array.from({ length: 20 }, () => ({}))));

describe('a total', () => {
  it('that takes too long to count is what the page has seen, as a lower bound', async () => {
    expect(await totalOf(collection, { filter: slow, hint: undefined, seen: 7, all: false })).toEqual({ total: 7, total_is_exact: false });
  });

  it('that the page has seen whole is not counted', async () => {
    expect(await totalOf(collection, { filter: slow, hint: undefined, seen: 20, all: true })).toEqual({ total: 20, total_is_exact: true });
  });

  it('beyond 10,000 is a lower bound, also on the last page, which has seen the end', async () => {
    expect(await totalOf(collection, { filter: {}, hint: undefined, seen: 10_001, all: true })).toEqual({
      total: 10_001,
      total_is_exact: false,
    });
    expect(await totalOf(collection, { filter: {}, hint: undefined, seen: 10_000, all: true })).toEqual({
      total: 10_000,
      total_is_exact: true,
    });
  });

  it('does not hide that something is wrong', async () => {
    await expect(totalOf(collection, { filter: { $no: 1 }, hint: undefined, seen: 0, all: false })).rejects.toThrow('$no');
  });

  it('is counted without its index where the database has lost that', async () => {
    const counted = await totalOf(collection, { filter: {}, hint: { gone: 1 }, seen: 0, all: false });
    expect(counted).toEqual({ total: 20, total_is_exact: true });
  });
});
