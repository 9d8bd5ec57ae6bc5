import { newId } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../testing/open-storage.ts';
import { hashOf, newKeySecret } from './key-secret.ts';
import { MongoKeys } from './mongo-keys.ts';
import type { StoredKey } from './stored-key.ts';
import type { StoredWorkspace } from './stored-workspace.ts';

const { db } = openStorage();
const keys = db.collection<StoredKey>('keys');
const workspaces = db.collection<StoredWorkspace>('workspaces');
const now = new Date('2027-01-01T00:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

async function madeKey(fields: Partial<StoredKey> = {}) {
  const [_id, workspace_id] = [newId('key', now), newId('wsp', now)];
  const secret = newKeySecret(_id);
  await workspaces.insertOne({ _id: workspace_id, name: 'Bakery', created_at: now });
  const hash = hashOf(secret).toString('base64url');
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
  return { _id, workspace_id, secret, store: new MongoKeys(keys, workspaces) };
}

describe('a key', () => {
  it('says whose it is and what it may do', async () => {
    const { _id, workspace_id, secret, store } = await madeKey();
    expect(await store.authenticate(secret, now)).toEqual({
      workspace: { id: workspace_id, name: 'Bakery' },
      key: { id: _id, name: 'Console', scopes: ['content:read'], expires_at: null },
      scopes: new Set(['content:read']),
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
    const forged = newKeySecret(_id);
    expect(await store.authenticate(forged, now)).toBeNull();
    expect(await store.authenticate(secret, now)).not.toBeNull();
    expect(await store.authenticate(forged, now)).toBeNull();
    expect(await store.authenticate(newKeySecret(newId('key', now)), now)).toBeNull();
  });

  it.each(['', 'hbk_', 'hbk_x_y', '{"$gt":""}', `hbk_${'0'.repeat(26)}_${'-'.repeat(42)}`])(
    'that has not the form of one is refused: %s',
    async (secret) => {
      expect(await new MongoKeys(keys, workspaces).authenticate(secret, now)).toBeNull();
    },
  );
});
