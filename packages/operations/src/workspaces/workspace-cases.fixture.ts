import { vi } from 'vitest';
import { and, fixed, made, unknown, without } from '../../testing/arrange.ts';
import { forbidden, ofFirst, unnamed } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

const workspace = made('POST /workspaces', { name: 'Bakery' });

/** A workspace and the key that it came with: the last one with `admin`. */
const withFirstKey: Arrange = async ({ ask }) => {
  const { id, key } = await ask('POST /workspaces', { name: 'Bakery' });
  return { id, key_id: key.id };
};

/** A workspace and another key of it. */
const withOtherKey: Arrange = async (server) => {
  const { id } = await workspace(server);
  const key = await server.ask(`POST /workspaces/${String(id)}/keys`, newKey);
  return { id, key_id: key.id };
};

/** With all its events in its feed. */
const settled: Arrange = async (server) => {
  const { id } = await workspace(server);
  const isSettled = async () => (await server.stored('events').countDocuments({ workspace_id: id })) === 1;
  await vi.waitUntil(isSettled, { timeout: 10_000 });
  return { id };
};

const newKey = { name: 'Website', scopes: ['content:read'] };
const fails = { not_found: without('workspace') };

export const workspaceCases: CasesOf<'workspaces'> = {
  list: {
    succeeds: fixed({ limit: 1 }),
    foreign: [
      { ...unnamed(forbidden), isOfServer: true },
      { by: 'cursor', isOfServer: true, inputs: ({ campaigns: { cursor } }) => [{ cursor }], outcome: forbidden },
    ],
  },
  create: { succeeds: fixed({ name: 'Bakery' }), foreign: [unnamed(forbidden, { name: 'Taken' })] },
  update: {
    succeeds: and(workspace, { name: 'Mill', monthly_cost_cap: 25, review: { default: true } }),
    fails,
    foreign: [ofFirst({ name: 'Taken' })],
  },
  keys: {
    succeeds: and(workspace, { limit: 1 }),
    fails,
    foreign: [
      { ...ofFirst(), isOfServer: true },
      { by: 'cursor', isOfServer: true, inputs: ({ workspace: id, keys: { cursor } }) => [{ id, cursor }], outcome: forbidden },
    ],
  },
  createKey: { succeeds: and(workspace, newKey), fails: { not_found: without('workspace', newKey) }, foreign: [ofFirst(newKey)] },
  revokeKey: {
    succeeds: withOtherKey,
    fails: { not_found: and(workspace, { key_id: unknown.key }), last_admin_key: withFirstKey },
    foreign: [
      ofFirst({ key_id: unknown.key }),
      { by: 'key_id', inputs: ({ workspace: id, keys }) => keys.all.map((key_id) => ({ id, key_id })), outcome: forbidden },
    ],
  },
  delete: {
    succeeds: and(workspace, { name: 'Bakery' }),
    fails: { not_found: without('workspace', { name: 'Bakery' }) },
    foreign: [ofFirst({ name: 'zwieback' })],
  },
  export: { succeeds: settled, fails, foreign: [ofFirst()] },
};
