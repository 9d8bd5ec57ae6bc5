import { expect, it } from 'vitest';
import { type RestRequest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const limited = server.beside({ rateLimits: { key: { requests: 2, milliseconds: 60_000 }, workspace: null } });

interface Entry {
  readonly action: string;
  readonly before: object | null;
  readonly after: object | null;
}

const call = async (route: string, request?: RestRequest) => (await server.rest(route, request)).body;
const activityOf = (path: string, request?: RestRequest) => call(`GET /${path}/activity`, request);
/** Once there are so many entries. */
const eventually = async (path: string, count: number): Promise<Entry[]> => {
  await expect.poll(async () => (await activityOf(path)).data?.length, { timeout: 10_000 }).toBe(count);
  return (await activityOf(path)).data;
};
const briefly = (entries: readonly Entry[]) => entries.map(({ action, before, after }) => [action, before, after]);

it('tells of a campaign who changed what, newest first, also when it is deleted', async () => {
  const headers = { 'handbill-actor': 'ann@example.com', 'x-request-id': 'spring-1' };
  const created = await call('POST /campaigns', { body: { name: '$name', campaign_type: 'sales', budget: 12.5 } });
  expect((await activityOf(`campaigns/${created.id}`)).pagination).toMatchObject({ offset: 0, next_cursor: null });
  await call(`PATCH /campaigns/${created.id}`, { body: { name: 'Spring', budget: null, status: 'active' }, headers });
  await call(`DELETE /campaigns/${created.id}`);
  const entries = await eventually(`campaigns/${created.id}`, 4);
  expect(briefly(entries)).toEqual([
    ['campaign.deleted', expect.objectContaining({ name: 'Spring', status: 'active' }), null],
    ['campaign.activated', { status: 'draft' }, { status: 'active' }],
    ['campaign.updated', { name: '$name', budget: 12.5 }, { name: 'Spring', budget: null }],
    ['campaign.created', null, created],
  ]);
  const { id: key_id } = (await call('GET /me')).key;
  const none = { count: null, code: null, operation: null };
  const changed = { key_id, actor: 'ann@example.com', request_id: 'spring-1', resource_id: created.id, changed_parts: null, ...none };
  expect(entries[1]).toEqual({
    at: expect.any(String),
    action: 'campaign.activated',
    before: { status: 'draft' },
    after: { status: 'active' },
    ...changed,
  });
  const { data, pagination } = await activityOf(`campaigns/${created.id}`);
  const paged: Entry[] = [];
  for (let cursor = ''; cursor !== 'null';) {
    const page = await call(`GET /campaigns/${created.id}/activity?limit=1${cursor}`);
    paged.push(...page.data);
    cursor = page.pagination.next_cursor === null ? 'null' : `&cursor=${page.pagination.next_cursor}`;
  }
  expect([paged, pagination.total, pagination.total_is_exact]).toEqual([data, 4, true]);
});

it('tells of a text which parts of it changed', async () => {
  const { id } = await call('POST /content/generate', { body: { type: 'email', topic: 'Our course' } });
  await call(`PATCH /content/${id}`, { body: { title: 'Course', output: { subject: 'Come and bake' } } });
  const [updated, generated] = await eventually(`content/${id}`, 2);
  expect(updated).toMatchObject({ action: 'content.updated', after: { title: 'Course' }, changed_parts: ['/subject'] });
  expect(generated).toMatchObject({ action: 'content.generated', before: { status: 'generating' }, after: { status: 'ready' } });
});

it('is shown to whoever may read events and the records, and of the workspace to admins', async () => {
  const { id } = await call('POST /campaigns', { body: { name: 'Spring', campaign_type: 'sales' } });
  const { id: text } = await call('POST /content/generate', { body: { type: 'email', topic: 'Our course' } });
  const status = async (path: string, key: string) => (await server.rest(`GET ${path}`, { key })).status;
  const key = await server.key(['events:read', 'campaigns:read']);
  await eventually(`content/${text}`, 1);
  expect(await status(`/campaigns/${id}/activity`, key)).toBe(200);
  expect(await status(`/content/${text}/activity`, key)).toBe(403);
  expect(await status(`/campaigns/${text}/activity`, key)).toBe(404);
  expect(await status(`/campaigns/${id}/activity`, await server.key(['campaigns:read']))).toBe(403);
  expect(await status('/activity', key)).toBe(403);
  const stranger = await server.key(['admin'], { workspace: 'wsp_other' });
  expect(await status(`/campaigns/${id}/activity`, stranger)).toBe(404);
  expect((await activityOf('campaigns/cmp_01jd6v3m8hf2v9q0x1y2z3a4b5')).code).toBe('not_found');
});

it('counts the calls of known keys that were refused, by key, operation and code', async () => {
  const workspace = 'wsp_refused';
  const [admin, key] = [await server.key(['admin'], { workspace }), await server.key(['content:read'], { workspace })];
  // Not for a day, after which it is ended and kept elsewhere.
  const expired = await server.key(['admin'], { workspace, expires_at: new Date(Date.now() - 60_000) });
  const unknown = `hbk_${'0'.repeat(26)}_${'x'.repeat(43)}`;
  const forged = `${key.slice(0, 31)}${'x'.repeat(43)}`;
  const created = (await call('POST /keys', { key: admin, body: { name: 'Website', scopes: ['content:read'] } })).id;
  for (let times = 0; times < 3; times += 1) await server.rest('GET /campaigns', { key });
  await server.rest('POST /campaigns', { key, body: {} });
  const { id: revokedId, key: revoked } = await call('POST /keys', { key: admin, body: { name: 'Former', scopes: ['content:read'] } });
  await server.rest(`DELETE /keys/${revokedId}`, { key: admin });
  for (const secret of [expired, forged, unknown, revoked]) {
    expect((await server.rest('GET /me', { key: secret })).status).toBe(401);
    await server.rest('GET /content', { key: secret });
  }
  let refused = 0;
  /** A window may end in between, where the machine is that busy. */
  const countRefused = async () => (refused += (await limited.rest('GET /me', { key })).status === 429 ? 1 : 0);
  for (let times = 0; times < 5; times += 1) await countRefused();
  expect(refused).toBeGreaterThan(0);
  const idOf = (secret: string) => `key_${secret.slice(4, 30)}`;
  const list = async () => (await call('GET /activity', { key: admin })).data;
  const found = async () => {
    const sums = new Map<string, number>();
    for (const { action, key_id, operation, code, count } of await list()) {
      if (action !== 'call.refused') continue;
      const name = `${key_id} ${code} ${operation}`;
      sums.set(name, (sums.get(name) ?? 0) + count);
    }
    return Object.fromEntries(sums);
  };
  await expect.poll(found, { timeout: 10_000 }).toEqual({
    [`${idOf(key)} forbidden GET /campaigns`]: 3,
    [`${idOf(key)} forbidden POST /campaigns`]: 1,
    [`${idOf(key)} unauthenticated null`]: 2,
    [`${idOf(expired)} unauthenticated null`]: 2,
    [`${revokedId} unauthenticated null`]: 2,
    [`${idOf(key)} rate_limited GET /me`]: refused,
  });
  const event = { action: 'key.created', resource_id: created, before: null, after: { name: 'Website' }, count: null };
  await expect
    .poll(list, { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ ...event, after: expect.objectContaining(event.after) }));
  await countRefused();
  await limited.stop();
  // Written when the server stops.
  expect(await found()).toMatchObject({ [`${idOf(key)} rate_limited GET /me`]: refused });
});
