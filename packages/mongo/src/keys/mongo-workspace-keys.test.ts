import { KeyQuery, newId, type Key } from '@handbill/contract';
import { restoreReleased } from '@handbill/testing';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { explained } from '../../testing/explained.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { released } from '../../testing/released-server.ts';
import { sampleKey } from '../../testing/sample-key.ts';
import { commandsDuring } from '../../testing/watched-database.ts';
import { MongoStorage } from '../storage/mongo-storage.ts';
import { newKeySecret } from './key-secret.ts';
import { MongoKeys } from './mongo-keys.ts';
import type { StoredKey } from './stored-key.ts';
import type { StoredWorkspace } from './stored-workspace.ts';
import { MongoWorkspaceKeys } from './mongo-workspace-keys.ts';

const { uri, name } = openStorage();
const client = new MongoClient(uri, { monitorCommands: true });
afterAll(() => client.close());
const now = new Date('2027-01-01T00:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

const present = client.db(name);
const [keys, workspaces] = [present.collection<StoredKey>('keys'), present.collection<StoredWorkspace>('workspaces')];
const alone = { at: now, withMade: false };

/** The keys as a server has them. What it still has to write is written before the next test, which may count what is written. */
function serverKeys(from: Db = present): MongoKeys {
  const store = new MongoKeys(from);
  onTestFinished(() => store.close());
  return store;
}

/** A workspace, and the store of its keys in a server of its own. */
async function workspaceKeys() {
  const workspace = newId('wsp', now);
  await workspaces.insertOne({ _id: workspace, name: 'Bakery', created_at: now });
  const store = serverKeys();
  return { workspace, store, ofWorkspace: new MongoWorkspaceKeys(authorIn(workspace), present, store.forget) };
}

const newKey = (fields: Partial<Key> = {}): Key => sampleKey({ created_at: now, ...fields });

const query = (fields: object = {}): KeyQuery => KeyQuery.parse(fields);

/** How many updates of a key are sent while work goes on. */
async function updatesDuring(id: string, work: () => Promise<unknown>): Promise<number> {
  const { commands } = await commandsDuring(client, work);
  const ofKeys = commands.filter(({ command }) => command['update'] === 'keys');
  return ofKeys.filter(({ command }) => command['updates'].some(({ q }: { q: { _id?: unknown } }) => q._id === id)).length;
}

/** Two pages by cursor and one by offset, each read by an index alone. */
async function indexedPages(
  ofWorkspace: MongoWorkspaceKeys,
  { offset: skipped, ...asked }: { limit: number; offset: number; sessions?: boolean },
) {
  const list = (place: object) => explained(client, () => ofWorkspace.list(query({ ...asked, ...place })), 'keys');
  const first = await list({});
  const second = await list({ cursor: first.answer.pagination.next_cursor });
  const offset = await list({ limit: 10, offset: skipped });
  for (const { explained: plan } of [first, second, offset]) {
    expect(plan.stages).toContain('IXSCAN');
    expect(plan.stages.filter((stage) => ['COLLSCAN', 'SORT'].includes(stage))).toEqual([]);
    expect(plan.documents).toBe(plan.returned);
  }
  return { first, second, offset };
}

/** The database with another collection in place of one. */
const withCollection = (other: string, collection: object): Db =>
  Object.assign(Object.create(present), { collection: (asked: string) => (asked === other ? collection : present.collection(asked)) });

/** The database, in which reads of workspaces wait. */
function heldUntil(go: Promise<unknown>): Db {
  const findOne = async (...args: Parameters<typeof workspaces.findOne>) => {
    await go;
    return workspaces.findOne(...args);
  };
  return withCollection('workspaces', Object.assign(Object.create(workspaces), { findOne }));
}

describe('a key that is revoked', () => {
  it('is refused at once, also where it is remembered', async () => {
    const { store, ofWorkspace } = await workspaceKeys();
    const key = newKey();
    const secret = await ofWorkspace.create(key);
    expect(await store.authenticate(secret, now)).toMatchObject({ key: { id: key.id } });
    expect(await ofWorkspace.revoke(key.id, alone)).toBe(true);
    expect(await store.authenticate(secret, now)).toBeNull();
    expect(await ofWorkspace.revoke(key.id, alone)).toBe(false);
  });

  it('is not remembered by a look-up that has read it before', async () => {
    const { workspace } = await workspaceKeys();
    const go = Promise.withResolvers<void>();
    const store = serverKeys(heldUntil(go.promise));
    const key = newKey();
    const ofWorkspace = new MongoWorkspaceKeys(authorIn(workspace), present, store.forget);
    const secret = await ofWorkspace.create(key);
    const early = store.authenticate(secret, now);
    await ofWorkspace.revoke(key.id, alone);
    go.resolve();
    await early;
    expect(await store.authenticate(secret, now)).toBeNull();
  });
});

describe('a key whose maker is changed', () => {
  it('is not remembered as it was by a look-up that has read the maker before', async () => {
    const { workspace } = await workspaceKeys();
    const [read, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const find = (...args: Parameters<typeof keys.find>) => {
      const cursor = keys.find(...args);
      const all = cursor.toArray.bind(cursor);
      cursor.toArray = async () => {
        const found = await all();
        read.resolve();
        await go.promise;
        return found;
      };
      return cursor;
    };
    const store = serverKeys(withCollection('keys', Object.assign(Object.create(keys), { find })));
    const ofWorkspace = new MongoWorkspaceKeys(authorIn(workspace), present, store.forget);
    const [maker, made] = [newKey(), newKey()];
    await ofWorkspace.create(maker);
    const secret = await ofWorkspace.create(made, [maker.id]);
    const early = store.authenticate(secret, now);
    await read.promise;
    await ofWorkspace.replace({ ...maker, actor: 'ann', revision: 2 }, maker);
    go.resolve();
    await early;
    expect(await store.authenticate(secret, now)).toMatchObject({ key: { actor: 'ann' } });
  });
});

describe('the last use of a key', () => {
  it('is written a moment later, once a minute for all who use it, and by one of several servers', async () => {
    const { workspace, store, ofWorkspace } = await workspaceKeys();
    const another = serverKeys();
    const key = newKey();
    const secret = await ofWorkspace.create(key);
    const listed = async () => (await ofWorkspace.list(query())).data[0]?.last_used_at;
    expect(await listed()).toBeNull();
    const use = async (server: MongoKeys, time: number) => {
      await server.authenticate(secret, after(time));
      await server.close();
    };
    const writes = await updatesDuring(key.id, async () => {
      await use(store, 0);
      // `close` waits for a second at most.
      await vi.waitUntil(async () => (await listed()) !== null, { timeout: 20_000 });
      for (let time = 500; time < 60_000; time += 500) await store.authenticate(secret, after(time));
      await use(store, 59_000);
      await use(another, 59_000);
    });
    expect([writes, await listed()]).toEqual([1, now]);
    await use(another, 60_000);
    expect(await listed()).toEqual(after(60_000));
    // A server whose clock is behind does not turn it back.
    await store.writeLastUses(new Map([[key.id, { workspaceId: workspace, at: now }]]));
    expect(await listed()).toEqual(after(60_000));
  });

  it('holds up no call while the database takes no writes', async () => {
    const { workspace, ofWorkspace } = await workspaceKeys();
    const secret = await ofWorkspace.create(newKey());
    const never = Object.assign(Object.create(keys), { bulkWrite: () => new Promise(() => undefined) });
    const store = new MongoKeys(withCollection('keys', never));
    expect(await store.authenticate(secret, now)).toMatchObject({ workspace: { id: workspace } });
    await store.close();
  });
});

describe('the keys of a workspace', () => {
  it('are listed by their index, a page at a time, without their hashes and without those of others', async () => {
    const { ofWorkspace } = await workspaceKeys();
    const other = await workspaceKeys();
    const made = Array.from({ length: 120 }, () => newKey());
    await Promise.all(made.flatMap((key) => [ofWorkspace.create(key), other.ofWorkspace.create(newKey())]));
    const { first, second, offset } = await indexedPages(ofWorkspace, { limit: 50, offset: 100 });
    const newestFirst = made.toReversed();
    expect([...first.answer.data, ...second.answer.data]).toEqual(newestFirst.slice(0, 100));
    expect(offset.answer).toMatchObject({ data: newestFirst.slice(100, 110), pagination: { total: 120, total_is_exact: true } });
    expect([first, second].map(({ explained: plan }) => plan.keys)).toEqual([51, 51]);
  });
});

describe('sessions among the keys of a workspace', () => {
  it('are walked past in the index, and read only where they are asked for', async () => {
    const { ofWorkspace } = await workspaceKeys();
    const made: Key[] = [];
    for (let count = 0; count < 60; count += 1) {
      const [key, session] = [newKey(), newKey({ is_session: true, expires_at: after(1_000) })];
      await ofWorkspace.create(key);
      await ofWorkspace.create(session);
      made.unshift(session, key);
    }
    const keysAlone = made.filter(({ is_session }) => !is_session).map(({ id }) => id);
    const idsOf = ({ data }: { data: readonly Key[] }) => data.map(({ id }) => id);
    for (const { sessions, all } of [
      { sessions: false, all: keysAlone },
      { sessions: true, all: made.map(({ id }) => id) },
    ]) {
      const { first, second, offset } = await indexedPages(ofWorkspace, { limit: 20, offset: 40, sessions });
      expect([...idsOf(first.answer), ...idsOf(second.answer)]).toEqual(all.slice(0, 40));
      expect([idsOf(offset.answer), offset.answer.pagination.total]).toEqual([all.slice(40, 50), all.length]);
    }
  });

  it('are counted by the index of what a key made, those that have ended or are of another key left out', async () => {
    const { ofWorkspace } = await workspaceKeys();
    const [key, made] = [newKey(), newKey()];
    await ofWorkspace.create(key);
    await ofWorkspace.create(made, [key.id]);
    const session = (ms: number) => newKey({ is_session: true, expires_at: after(ms) });
    await ofWorkspace.create(session(1), [key.id]);
    await ofWorkspace.create(session(0), [key.id]);
    await ofWorkspace.create(session(1), [made.id, key.id]);
    expect([await ofWorkspace.countSessions(key.id, now), await ofWorkspace.countSessions(made.id, now)]).toEqual([1, 1]);
  });
});

describe('a key of version 0.1.0', () => {
  /** A database that it has made, with a secret for its key. */
  async function releasedKey() {
    const db = client.db(newId('tst', new Date()));
    onTestFinished(async () => void (await db.dropDatabase()));
    await restoreReleased(released, db);
    const [recorded] = released.records['keys'] ?? [];
    if (recorded === undefined) throw new Error('No key was recorded');
    const { _id, workspace_id } = recorded;
    const { secret, hash } = newKeySecret(_id);
    await db.collection<StoredKey>('keys').updateOne({ _id }, { $set: { hash } });
    return { db, _id, workspace_id, secret };
  }

  it('works, is listed and is revoked', async () => {
    const { db, _id, workspace_id, secret } = await releasedKey();
    const storage = await MongoStorage.open(uri, db.databaseName);
    onTestFinished(() => storage.close());
    expect(await storage.keys.authenticate(secret, now)).toMatchObject({ key: { id: _id, scopes: ['admin'] } });
    expect((await storage.workspaceKeys(authorIn(workspace_id)).list(query())).data).toMatchObject([
      { id: _id, name: 'First key', last_used_at: null },
    ]);
    await storage.workspaceKeys(authorIn(workspace_id)).create(newKey({ scopes: ['admin'] }));
    expect(await storage.workspaceKeys(authorIn(workspace_id)).revoke(_id, alone)).toBe(true);
  });

  it('has a validator that lets in what this version writes, as where a server of that version has started again', async () => {
    const { db, _id, workspace_id } = await releasedKey();
    const store = new MongoKeys(db);
    const ofWorkspace = new MongoWorkspaceKeys(authorIn(workspace_id), db, store.forget);
    await store.writeLastUses(new Map([[_id, { workspaceId: workspace_id, at: now }]]));
    await ofWorkspace.create(newKey({ expires_at: after(1) }));
    expect((await ofWorkspace.list(query())).data.map(({ last_used_at }) => last_used_at)).toEqual([null, now]);
  });
});
