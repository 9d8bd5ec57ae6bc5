import { newId, noKeyLimits } from '@handbill/contract';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import { commandsDuring } from '../../testing/watched-database.ts';
import { watchChanges } from '../database/watch-changes.ts';
import { KeyCache } from './key-cache.ts';
import { newKeySecret } from './key-secret.ts';
import { MongoKeys } from './mongo-keys.ts';
import type { StoredKey } from './stored-key.ts';
import type { StoredWorkspace } from './stored-workspace.ts';

const { uri, name } = openStorage();
const client = new MongoClient(uri, { monitorCommands: true });
afterAll(() => client.close());
const db = client.db(name);
const keys = db.collection<StoredKey>('keys');
const workspaces = db.collection<StoredWorkspace>('workspaces');
const now = new Date('2027-01-01T00:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

/** How often keys are read from the database while work goes on. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const { commands } = await commandsDuring(client, work);
  return commands.filter(({ command }) => command['find'] === 'keys').length;
}

async function madeKey(fields: Partial<StoredKey> = {}) {
  const [_id, workspace_id] = [newId('key', now), newId('wsp', now)];
  const { secret, hash } = newKeySecret(_id);
  await workspaces.insertOne({ _id: workspace_id, name: 'Bakery', created_at: now });
  await keys.insertOne({
    _id,
    workspace_id,
    name: 'Console',
    hash,
    scopes: ['content:read'],
    expires_at: null,
    created_at: now,
    ...fields,
  });
  return { _id, workspace_id, secret, store: new MongoKeys(db) };
}

describe('a key', () => {
  it('says whose it is and what it may do', async () => {
    const { _id, workspace_id, secret, store } = await madeKey();
    expect(await store.authenticate(secret, now)).toEqual({
      workspace: { id: workspace_id, name: 'Bakery' },
      key: { ...noKeyLimits, id: _id, name: 'Console', scopes: ['content:read'] },
      scopes: new Set(['content:read']),
      isOfFirstWorkspace: false,
      workspaceSettings: { monthly_token_cap: null, monthly_cost_cap: null, review: null, approval: 'off', time_zone: 'UTC' },
      behind: null,
      created_by: [],
      family: _id,
      caps: [],
    });
  });

  it('ends at its expiry, also while it is remembered', async () => {
    const { secret, store } = await madeKey({ expires_at: after(1_000) });
    expect(await store.authenticate(secret, after(999))).not.toBeNull();
    expect(await store.authenticate(secret, after(1_000))).toBeNull();
  });

  it('that was taken away is refused within seconds', async () => {
    const { _id, secret, store } = await madeKey();
    expect(await store.authenticate(secret, now)).not.toBeNull();
    await keys.deleteOne({ _id });
    expect(await store.authenticate(secret, after(5_000))).toBeNull();
  });

  it('with another secret behind the same id is refused, remembered or not', async () => {
    const { _id, secret, store } = await madeKey();
    const { secret: forged } = newKeySecret(_id);
    expect(await store.authenticate(forged, now)).toBeNull();
    expect(await store.authenticate(secret, now)).not.toBeNull();
    expect(await store.authenticate(forged, now)).toBeNull();
    expect(await store.authenticate(newKeySecret(newId('key', now)).secret, now)).toBeNull();
  });

  it.each(['', 'hbk_', 'hbk_x_y', '{"$gt":""}', `hbk_${'0'.repeat(26)}_${'-'.repeat(42)}`])(
    'that has not the form of one is refused: %s',
    async (secret) => {
      expect(await new MongoKeys(db).authenticate(secret, now)).toBeNull();
    },
  );

  it('that no one has is asked for once a second', async () => {
    const { store } = await madeKey();
    const { secret } = newKeySecret(newId('key', now));
    const reads = await readsDuring(async () => {
      for (let time = 0; time < 1_000; time += 100) expect(await store.authenticate(secret, after(time))).toBeNull();
    });
    expect(reads).toBe(1);
  });

  it('is read once for all who show it at once', async () => {
    const { secret, store } = await madeKey();
    const reads = await readsDuring(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => store.authenticate(secret, now)));
      expect(answers.every((answer) => answer !== null)).toBe(true);
    });
    expect(reads).toBe(1);
  });

  it('that is refused is named, also where it changes while it is read', async () => {
    const { _id, workspace_id, secret, store } = await madeKey({ expires_at: now });
    const asked = store.identify(secret, now);
    store.forget(_id);
    expect(await asked).toEqual({ principal: null, known: { workspaceId: workspace_id, keyId: _id } });
  });

  it('that was made elsewhere just after it was asked for works within seconds', async () => {
    const { _id, secret, store } = await madeKey();
    const key = await keys.findOneAndDelete({ _id });
    expect(await store.authenticate(secret, now)).toBeNull();
    await keys.insertOne(key as StoredKey);
    expect(await store.authenticate(secret, after(5_000))).not.toBeNull();
  });
});

describe('a server that watches', () => {
  const watch = (store: MongoKeys) => onTestFinished(store.watch(watchChanges(db, { warn: () => undefined })));

  it('hears of what others change of a key, of its maker and of its workspace', async () => {
    const [maker, { _id, workspace_id, secret, store }] = [newId('key', now), await madeKey()];
    await keys.updateOne({ _id }, { $set: { created_by: [maker] } });
    const principal = await store.authenticate(secret, new Date());
    if (principal === null) throw new Error('The key opens nothing');
    let heard = 0;
    onTestFinished(store.onChange(principal, () => (heard += 1)));
    watch(store);
    const change = async (work: () => Promise<unknown>): Promise<void> => {
      const before = heard;
      await expect.poll(async () => (await work(), heard)).toBeGreaterThan(before);
    };
    await change(() => keys.updateOne({ _id }, { $inc: { revision: 1 } }));
    await change(() => workspaces.updateOne({ _id: workspace_id }, { $inc: { revision: 1 } }));
    const made = { ...((await keys.findOne({ _id })) as StoredKey), _id: maker };
    await change(() => keys.replaceOne({ _id: maker }, { ...made, revision: heard }, { upsert: true }));
  });

  it('forgets what it knew before it began to', async () => {
    const { _id, secret, store } = await madeKey();
    expect(await store.authenticate(secret, new Date())).not.toBeNull();
    await keys.deleteOne({ _id });
    watch(store);
    await expect.poll(() => store.authenticate(secret, new Date())).toBeNull();
  });
});

describe('the cache', () => {
  it('forgets after a second, unless it has heard meanwhile that nothing has changed', () => {
    const cache = new KeyCache<string>();
    cache.set('key_1', 'known', 1_000);
    expect([cache.get('key_1', 1_999), cache.get('key_1', 2_000)]).toEqual(['known', undefined]);
    cache.markCurrent(60_000);
    expect([cache.get('key_1', 61_999), cache.get('key_1', 62_000)]).toEqual(['known', undefined]);
    // A clock that went back makes it no younger.
    expect([cache.get('key_1', 59_500), cache.get('key_1', 50_000)]).toEqual(['known', undefined]);
  });

  it('holds ten thousand at most: the oldest go', () => {
    const cache = new KeyCache<number>();
    for (let id = 0; id < 10_100; id += 1) cache.set(`key_${id}`, id, 0);
    const kept = Array.from({ length: 10_100 }, (_, id) => cache.get(`key_${id}`, 1)).filter((id) => id !== undefined);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([10_000, 100, 10_099]);
  });

  it('counts one that is set again as new', () => {
    const cache = new KeyCache<number>();
    cache.set('key_first', 0, 0);
    for (let id = 0; id < 9_999; id += 1) cache.set(`key_${id}`, id, 0);
    cache.set('key_first', 1, 0);
    cache.set('key_last', 2, 0);
    expect([cache.get('key_first', 1), cache.get('key_0', 1)]).toEqual([1, undefined]);
  });
});
