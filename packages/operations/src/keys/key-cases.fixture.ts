import { and, fixed, made, without } from '../../testing/arrange.ts';
import { byCursor, byId, intoWorkspace, unfiltered } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

const key = made('POST /keys', { name: 'Website', scopes: ['content:read'] });

/** The key of the calls, which no other of its workspace is like from now on: with `admin`, and without an end. */
const lastAdminKey: Arrange = async ({ ask, stored }) => {
  const me = await ask('GET /me');
  const others = { workspace_id: me.workspace.id, scopes: 'admin', _id: { $ne: me.key.id } };
  await stored('keys').updateMany(others, { $set: { expires_at: new Date('2100-01-01') } });
  return { id: me.key.id };
};

const fails = { not_found: without('key') };

export const keyCases: CasesOf<'keys'> = {
  list: { succeeds: fixed({ limit: 1 }), foreign: [unfiltered('keys'), byCursor('keys')] },
  create: {
    succeeds: fixed({ name: 'Website', scopes: ['content:read', 'campaigns:read'] }),
    foreign: [intoWorkspace({ name: 'Website', scopes: ['content:read'] })],
  },
  get: { succeeds: key, fails, foreign: [byId()] },
  update: {
    succeeds: and(key, { name: 'Console', models: ['gpt-5-mini'] }),
    fails: { ...fails, last_admin_key: and(lastAdminKey, { expires_at: '2099-12-31T23:59:59Z' }) },
    foreign: [byId({ name: 'Taken' })],
  },
  delete: { succeeds: key, fails: { ...fails, last_admin_key: lastAdminKey }, foreign: [byId()] },
};
