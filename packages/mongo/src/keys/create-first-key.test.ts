import { describe, expect, it } from 'vitest';
import { testDatabase } from '@handbill/testing';
import { MongoStorage } from '../storage/mongo-storage.ts';

const { uri, name, db } = testDatabase();
const now = new Date('2027-01-01T00:00:00Z');

describe('the first key', () => {
  it('is not left behind when it could not be shown', async () => {
    const storage = await MongoStorage.open(uri, name);
    await expect(storage.createFirstKey(now, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(await db.collection('workspaces').countDocuments()).toBe(0);
    expect(await db.collection('keys').countDocuments()).toBe(0);
    await storage.close();
  });

  it('is made by one of several servers that start at once, and only that one shows it', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => MongoStorage.open(uri, name)));
    const shown: string[] = [];
    const show = (secret: string) => Promise.resolve(void shown.push(secret));
    const made = await Promise.all(servers.map((server) => server.createFirstKey(now, show)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(new Set(shown).size).toBe(1);
    expect(await db.collection('workspaces').countDocuments()).toBe(1);
    expect(await db.collection('keys').countDocuments()).toBe(1);
    const principals = await Promise.all(servers.map((server) => server.keys.authenticate(shown[0] ?? '', now)));
    for (const principal of principals) expect(principal).toMatchObject({ key: { scopes: ['admin'] }, workspace: { name: 'Default' } });
    expect(principals[0]?.scopes.has('campaigns:write')).toBe(true);
    await Promise.all(servers.map((server) => server.close()));
  });

  it('is made once in the life of a database', async () => {
    const storage = await MongoStorage.open(uri, name);
    expect(await storage.createFirstKey(now, () => Promise.reject(new Error('never asked')))).toBe(false);
    await storage.close();
  });

  it('is kept only as a hash', async () => {
    const key = await db.collection('keys').findOne();
    expect(key).toMatchObject({ hash: expect.stringMatching(/^[\w-]{43}$/) });
    expect(JSON.stringify(key)).not.toContain('hbk_');
  });
});
