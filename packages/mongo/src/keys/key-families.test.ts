import { newId, noKeyLimits, type Key, type Scope } from '@handbill/contract';
import type { Principal } from '@handbill/operations';
import { describe, expect, it } from 'vitest';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleKey } from '../../testing/sample-key.ts';
import { KeyFamilies } from '../caps/key-families.ts';
import { prepareDatabase } from '../schema/prepare-database.ts';
import { keptKeys, type StoredEndedKey, type StoredKey } from './stored-key.ts';

const opened = openStorage();
const ended = opened.db.collection<StoredEndedKey>('keys_revoked');
const stored = opened.db.collection<StoredKey>('keys');
const now = new Date();
const after = (ms: number) => new Date(now.getTime() + ms);
const day = 24 * 60 * 60_000;

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly chain: readonly string[];
}

const maker: readonly Scope[] = ['keys:write', 'content:read'];

/** A workspace with a key that has `admin`, and its keys through this server. */
async function family() {
  const { storage } = opened;
  const workspaceId = await opened.storedWorkspace();
  const keys = storage.workspaceKeys(authorIn(workspaceId));
  const make = async (by: Made | null, fields: Partial<Key> = {}): Promise<Made> => {
    const made_by = by && { id: by.id, name: 'Maker' };
    const key = sampleKey({ created_at: now, made_by, ...fields });
    const chain = by === null ? [] : [by.id, ...by.chain];
    return { id: key.id, secret: await keys.create(key, chain), chain };
  };
  const patch = async ({ id }: Made, fields: Partial<Key>) => {
    const own = await keys.getOwn(id);
    if (own === null) throw new Error('There is no such key');
    expect(await keys.replace({ ...own, ...fields, revision: own.revision + 1 }, own)).toBe(true);
  };
  const opens = async (...made: readonly Made[]) =>
    Promise.all(made.map(async ({ secret }) => (await storage.keys.authenticate(secret, now)) !== null));
  const principalOf = async ({ secret }: Made): Promise<Principal> => {
    const principal = await storage.keys.authenticate(secret, now);
    if (principal === null) throw new Error('The key opens nothing');
    return principal;
  };
  const admin = await make(null, { scopes: ['admin'] });
  return { workspaceId, keys, make, patch, opens, principalOf, admin };
}

const idsIn = async (workspace_id: string) => (await stored.find({ workspace_id }).toArray()).map(({ _id }) => _id);
const withMade = { at: now, withMade: true };

describe('what a key made', () => {
  it('says by which key, obeys what that one gets later, wherever it is remembered, and is its own again when that is taken back', async () => {
    const { keys, make, patch, principalOf, admin } = await family();
    const parent = await make(admin, { scopes: [...maker], models: ['one', 'two'] });
    const child = await make(await make(parent, { scopes: [...maker], models: ['two', 'one'] }), {
      models: ['one'],
      monthly_token_cap: 50,
    });
    expect((await principalOf(child)).key).toMatchObject({ models: ['one'], actor: null });
    const narrow = { actor: 'ann', expires_at: after(day), monthly_token_cap: 90, monthly_cost_cap: 2, models: ['two'] };
    let heard = 0;
    const endListening = opened.storage.keys.onChange(await principalOf(child), () => (heard += 1));
    await patch(parent, { ...narrow, name: 'Agency' });
    endListening();
    expect(heard).toBe(1);
    const obeyed = { ...narrow, monthly_token_cap: 50, models: [] };
    expect((await principalOf(child)).caps).toContainEqual({ id: parent.id, scope: 'key', tokens: 90, usd: 2 });
    for (const read of [await keys.get(child.id), (await principalOf(child)).key]) expect(read).toMatchObject(obeyed);
    const listed = (await keys.list({ limit: 20, offset: null, cursor: null, sessions: false })).data.find(({ id }) => id === child.id);
    expect(listed).toMatchObject({ ...obeyed, made_by: { id: child.chain[0], name: 'Website' } });
    await patch(parent, { ...noKeyLimits });
    expect(heard).toBe(1);
    expect(await keys.get(child.id)).toMatchObject({ ...noKeyLimits, models: ['one'], monthly_token_cap: 50 });
    expect(await keys.get(child.chain[0] ?? '')).toMatchObject({ made_by: { id: parent.id, name: 'Agency' } });
  });

  it('is within the limits of one that was revoked alone, but does not end with one that had admin', async () => {
    const { keys, make, patch, principalOf, admin } = await family();
    const [boss, parent] = [await make(admin, { scopes: ['admin'] }), await make(admin, { scopes: [...maker], monthly_token_cap: 70 })];
    const [ofBoss, child] = [await make(boss), await make(parent)];
    await patch(boss, { expires_at: after(1), models: ['one'] });
    await patch(parent, { actor: 'ann' });
    for (const { id } of [boss, parent]) expect(await keys.revoke(id, { at: now, withMade: false })).toBe(true);
    expect((await principalOf(ofBoss)).key).toMatchObject({ expires_at: null, models: ['one'] });
    const principal = await principalOf(child);
    expect(principal).toMatchObject({ key: { actor: 'ann', monthly_token_cap: 70 }, caps: [{ id: parent.id, tokens: 70 }] });
    expect(await keys.get(child.id)).toMatchObject({ made_by: { id: parent.id, name: 'Website' } });
  });

  it('is counted with the topmost of its makers without admin, ended or not', async () => {
    const { keys, make, principalOf, admin } = await family();
    const editors = await Promise.all([1, 2, 3].map(() => make(admin, { scopes: [...maker] })));
    const [first] = editors as [Made];
    const child = await make(await make(first, { scopes: [...maker] }));
    const familyOf = async (made: Made) => (await principalOf(made)).family;
    expect(await Promise.all(editors.map(familyOf))).toEqual(editors.map(({ id }) => id));
    expect([await familyOf(child), await familyOf(admin)]).toEqual([first.id, admin.id]);
    await keys.revoke(first.id, { at: now, withMade: false });
    expect(await familyOf(child)).toBe(first.id);
  });
});

describe('a session', () => {
  const session = { is_session: true, expires_at: after(day) };

  it('is counted for itself, and knows the key behind it as that is obeyed', async () => {
    const { make, patch, principalOf, admin } = await family();
    const parent = await make(admin, { scopes: [...maker] });
    const child = await make(parent, { scopes: [...maker], name: 'Team' });
    await patch(parent, { actor: 'ann' });
    const one = await make(child, session);
    const principal = await principalOf(one);
    expect(principal).toMatchObject({ family: one.id, behind: { id: child.id, name: 'Team', actor: 'ann', expires_at: null } });
    expect((await principalOf(child)).behind).toBeNull();
  });

  it('ends with the key behind it, and with no other that this one was made by', async () => {
    const { workspaceId, keys, make, opens, admin } = await family();
    const parent = await make(admin, { scopes: [...maker] });
    const child = await make(parent);
    const [ofParent, ofChild] = [await make(parent, session), await make(child, session)];
    expect(await keys.revoke(parent.id, { at: now, withMade: false })).toBe(true);
    expect(await opens(ofParent, ofChild, child)).toEqual([false, true, true]);
    expect((await idsIn(workspaceId)).toSorted()).toEqual([admin.id, child.id, ofChild.id].toSorted());
    // Made in a call that was under way.
    expect(await opens(await make(parent, session))).toEqual([false]);
    const kept = await ended.findOne({ _id: ofParent.id });
    expect(kept?.expire_at).toBeInstanceOf(Date);
  });

  it('is no last key with admin, and is ended by the sweep a day after its end', async () => {
    const { workspaceId, keys, make, admin } = await family();
    const one = await make(admin, { ...session, scopes: ['admin'] });
    await expect(keys.revoke(admin.id, { at: now, withMade: false })).rejects.toMatchObject({ code: 'last_admin_key' });
    await opened.storage.keys.endExpired(after(2 * day + 1));
    expect(await idsIn(workspaceId)).toEqual([admin.id]);
    expect(await keys.revoke(one.id, { at: now, withMade: false })).toBe(false);
  });
});

describe('a key that is revoked with all that it made', () => {
  it('ends them and theirs, each with an event, and no other', async () => {
    const { workspaceId, keys, make, opens, admin } = await family();
    const parent = await make(admin, { scopes: [...maker] });
    const child = await make(parent, { scopes: [...maker] });
    const [grandchild, sibling] = [await make(child), await make(admin)];
    expect(await opens(parent, child, grandchild, sibling)).toEqual([true, true, true, true]);
    // Those that are already gone in between do not part the others from it.
    await keys.revoke(child.id, { at: now, withMade: false });
    expect(await keys.revoke(parent.id, withMade)).toBe(true);
    expect(await opens(parent, child, grandchild, sibling)).toEqual([false, false, false, true]);
    expect((await idsIn(workspaceId)).toSorted()).toEqual([admin.id, sibling.id].toSorted());
    const waiting = await opened.db.collection('outbox').find({ workspace_id: workspaceId }).toArray();
    expect(new Set(waiting.map(({ record }) => record._id))).toEqual(new Set([parent.id, child.id, grandchild.id]));
    for (const { id, secret } of [parent, grandchild])
      expect(await opened.storage.keys.identify(secret, now)).toEqual({ principal: null, known: { workspaceId, keyId: id } });
  });

  it('takes with it what is made in a call that was under way, at once, and what a killed process has left of a large family', async () => {
    const { workspaceId, keys, make, opens, admin } = await family();
    const parent = await make(admin, { scopes: [...maker] });
    const template = await stored.findOne({ _id: (await make(parent)).id });
    const many = Array.from({ length: 1_200 }, () => ({ ...template, _id: newId('key', now) }) as StoredKey);
    await stored.insertMany(many);
    expect(await keys.revoke(parent.id, withMade)).toBe(true);
    expect(await idsIn(workspaceId)).toEqual([admin.id]);
    const late = await make(parent);
    expect(await opens(late)).toEqual([false]);
    await stored.insertMany(many.slice(0, 700));
    await opened.storage.keys.endExpired(after(61_000));
    expect(await idsIn(workspaceId)).toEqual([admin.id]);
    expect(await ended.countDocuments({ workspace_id: workspaceId, again_at: { $exists: true } })).toBe(0);
  });

  it('has to have the revision that is expected: else nothing is written', async () => {
    const { workspaceId, keys, make, admin } = await family();
    await make(admin, { scopes: ['admin'] });
    const all = async () => [
      await stored.find({ workspace_id: workspaceId }).toArray(),
      await ended.find({ workspace_id: workspaceId }).toArray(),
    ];
    const before = await all();
    for (const revoked of [true, false]) expect(await keys.revoke(admin.id, { at: now, expected: [2], withMade: revoked })).toBe(false);
    expect(await all()).toEqual(before);
  });
});

describe('the last key with admin that does not expire', () => {
  it('stays: neither it, nor a family that it is in, ends, and it gets no end', async () => {
    const { workspaceId, keys, make, patch, admin } = await family();
    const [limited, editor] = [await make(admin, { scopes: ['admin'], expires_at: after(day) }), await make(admin, { scopes: [...maker] })];
    const refused = { code: 'last_admin_key' };
    const second = await make(admin, { scopes: ['admin'] });
    const before = await stored.find({ workspace_id: workspaceId }, { projection: { locked_by: 0 } }).toArray();
    await expect(keys.revoke(admin.id, withMade)).rejects.toMatchObject(refused);
    const left = await stored.find({ workspace_id: workspaceId }, { projection: { locked_by: 0 } }).toArray();
    expect([left, await ended.countDocuments({ workspace_id: workspaceId })]).toEqual([before, 0]);
    await patch(admin, { expires_at: after(day) });
    await expect(patch(second, { expires_at: after(day) })).rejects.toMatchObject(refused);
    await expect(keys.revoke(second.id, { at: now, withMade: false })).rejects.toMatchObject(refused);
    for (const { id } of [editor, limited, admin]) expect(await keys.revoke(id, { at: now, withMade: false })).toBe(true);
    expect(await idsIn(workspaceId)).toEqual([second.id]);
  });

  it('is not one that ended with its maker, though it is still stored', async () => {
    const { keys, make, opens, admin } = await family();
    const boss = await make(admin, { scopes: ['admin'] });
    expect(await keys.revoke(boss.id, withMade)).toBe(true);
    // In a call that was under way.
    expect(await opens(await make(boss, { scopes: ['admin'] }))).toEqual([false]);
    await expect(keys.revoke(admin.id, { at: now, withMade: false })).rejects.toMatchObject({ code: 'last_admin_key' });
  });

  it('is there whoever asks at once: one of those who would revoke each other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { workspaceId, keys, make, admin } = await family();
      const other = await make(admin, { scopes: ['admin'] });
      const third = await keys.getOwn((await make(other, { scopes: ['admin'] })).id);
      if (third === null) throw new Error('There is no such key');
      const results = await Promise.allSettled([
        keys.revoke(admin.id, { at: now, withMade: false }),
        keys.revoke(other.id, withMade),
        keys.replace({ ...third, expires_at: after(day), revision: 2 }, third),
      ]);
      const lasting = await stored.countDocuments({ workspace_id: workspaceId, scopes: 'admin', expires_at: null });
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect([lasting > 0, refused.length > 0, new Set(refused)]).toEqual([true, true, new Set(['last_admin_key'])]);
    }
  });
});

describe('a key that has expired', () => {
  it('is listed for a day more, and is then kept as a revoked one is: its caps hold, and what it spent stays', async () => {
    const { workspaceId, keys, make, patch, principalOf, admin } = await family();
    const boss = await make(admin, { scopes: ['admin'], monthly_token_cap: 1_000 });
    const [page, ofBoss] = [await make(boss, { expires_at: after(60_000) }), await make(boss)];
    const editor = await make(admin, { scopes: [...maker], expires_at: after(60_000) });
    const ofEditor = await make(editor);
    await patch(boss, { expires_at: after(60_000) });
    // As the relay leaves it.
    await stored.updateOne({ _id: page.id }, { $unset: { outbox: true, outbox_time: true, outbox_bytes: true } });
    await opened.storage.keys.endExpired(after(day));
    expect((await idsIn(workspaceId)).length).toBe(6);
    await opened.storage.keys.endExpired(after(day + 61_000));
    expect((await idsIn(workspaceId)).toSorted()).toEqual([admin.id, ofBoss.id].toSorted());
    expect((await principalOf(ofBoss)).caps).toMatchObject([{ id: boss.id, tokens: 1_000 }]);
    const families = new KeyFamilies(opened.db);
    expect((await families.madeBy(workspaceId, boss.id)).toSorted()).toEqual([boss.id, page.id, ofBoss.id].toSorted());
    expect(await families.makersOf(workspaceId, ofEditor.id)).toEqual([ofEditor.id, editor.id, admin.id]);
    // The events of its expiry do not come twice.
    const waiting = await opened.db.collection('outbox').find({ workspace_id: workspaceId }).toArray();
    expect(waiting.map(({ record }) => String(record._id)).toSorted()).toEqual([boss.id, editor.id, ofEditor.id].toSorted());
    expect(waiting.flatMap(({ outbox }) => outbox).filter(({ type }) => type === 'key.revoked')).toEqual([]);
    expect(await keys.get(page.id)).toBeNull();
    // One that can have made no other is forgotten when no month counts what it spent any more.
    const kept = await ended.find({ workspace_id: workspaceId, expire_at: { $gt: after(90 * day) } }).toArray();
    expect(kept.map(({ _id }) => _id).toSorted()).toEqual([page.id, ofEditor.id].toSorted());
  });

  it('is removed by no index, on the database of an older version and beside one that starts again', async () => {
    const byMongo = { name: 'expires_at', key: { expires_at: 1 }, expireAfterSeconds: 86_400 } as const;
    const older = [{ ...keptKeys, indexes: [...keptKeys.indexes.filter(({ name }) => name !== 'expires_at'), byMongo] }];
    await stored.dropIndex('expires_at');
    await prepareDatabase(opened.db, { collections: older });
    const expiry = async () =>
      (await stored.indexes()).filter(({ key }) => 'expires_at' in key).map(({ expireAfterSeconds }) => expireAfterSeconds);
    expect(await expiry()).toEqual([86_400]);
    await prepareDatabase(opened.db);
    await prepareDatabase(opened.db, { collections: older });
    expect(await expiry()).toEqual([2_147_483_647]);
  });
});

it('a key whose maker an older server has revoked has what that one has kept: its caps', async () => {
  const { workspaceId, keys, make, principalOf, admin } = await family();
  const parent = await make(admin, { scopes: [...maker] });
  const child = await make(parent);
  // As an older server revokes.
  await ended.insertOne({ _id: parent.id, workspace_id: workspaceId, created_by: [admin.id], monthly_token_cap: 5 });
  await stored.updateOne({ _id: child.id }, { $unset: { made_by: true } });
  await stored.deleteOne({ _id: parent.id });
  expect(await keys.get(child.id)).toMatchObject({ made_by: { id: parent.id, name: parent.id }, monthly_token_cap: 5 });
  expect((await principalOf(child)).family).toBe(child.id);
});
