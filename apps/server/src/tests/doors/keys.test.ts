import { contract, operations, type NamedOperation } from '@handbill/contract';
import { describe, expect, it, vi } from 'vitest';
import { doors } from '../../../testing/doors.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const operationOf = (name: string): NamedOperation => {
  const found = operations(contract).find((named) => named.name === name);
  if (found === undefined) throw new Error(`There is no operation ${name}`);
  return found;
};
const createKey = operationOf('keys.create');
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const create = async (fields: object = {}, key = server.adminKey) =>
  server.rest('POST /keys', { key, body: { name: 'Website', scopes: ['campaigns:read'], ...fields } });
const statusOf = async (route: string, key: string) => (await server.rest(route, { key })).status;

describe('a new key', () => {
  it('is answered once, works at once, and may do what its scopes say', async () => {
    const { status, headers, body } = await create({ name: '  Website ', expires_at: '2099-12-31T23:59:59+01:00' });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([201, `/v1/keys/${body.id}`, 'no-store']);
    const { key, ...listed } = body;
    expect(listed).toEqual({
      id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
      name: 'Website',
      scopes: ['campaigns:read'],
      expires_at: '2099-12-31T22:59:59.000Z',
      models: null,
      actor: null,
      monthly_token_cap: null,
      monthly_cost_cap: null,
      made_by: { id: expect.stringMatching(/^key_/), name: 'First key' },
      is_session: false,
      revision: 1,
      updated_at: listed.created_at,
      created_at: expect.any(String),
      last_used_at: null,
    });
    expect(await statusOf('GET /campaigns', key)).toBe(200);
    expect(await statusOf('GET /content', key)).toBe(403);
    expect(await statusOf('GET /keys', key)).toBe(403);
    expect((await server.rest('GET /me', { key })).body.key).toMatchObject({ id: body.id, scopes: ['campaigns:read'] });
    const page = (await server.rest('GET /keys')).body;
    expect(page.data.find(({ id }: { id: string }) => id === body.id)).toEqual({ ...listed, last_used_at: null });
    expect(JSON.stringify([page, await server.db.collection('keys').find().toArray()])).not.toContain(key);
  });

  it('is refused from its expiry on', async () => {
    const { body } = await create({ expires_at: new Date(Date.now() + 1_500) });
    await vi.waitFor(async () => expect(await statusOf('GET /me', body.key)).toBe(401), 10_000);
  });
});

describe.each(doors)('through $name, a key', (door) => {
  const asked = async (key: string, fields: object) => {
    const outcome = await door.call(server, createKey, { name: 'Website', scopes: ['content:read'], ...fields }, key);
    return 'answer' in outcome ? 'created' : outcome.problem;
  };
  const faults = (...errors: object[]) => ({ code: 'invalid_request', status: 400, errors });

  it('gives no scope that it does not have, and says which it has', async () => {
    const key = await server.key(['keys:write', 'content:read']);
    const message = 'must be a scope of the key that creates it: keys:write, content:read';
    expect(await asked(key, { scopes: ['content:read', 'content:write', 'admin'] })).toMatchObject(
      faults(
        { in: 'body', pointer: '/scopes/1', code: 'exceeds_key', message },
        { in: 'body', pointer: '/scopes/2', code: 'exceeds_key', message },
      ),
    );
    expect(await asked(key, { scopes: ['content:read', 'keys:write'] })).toBe('created');
  });

  it('is not admin for having all other scopes', async () => {
    const { options } = contract.keys.create.input.shape.scopes.element;
    const key = await server.key(options.filter((scope) => scope !== 'admin'));
    expect(await asked(key, { scopes: ['admin'] })).toMatchObject(faults({ pointer: '/scopes/0', code: 'exceeds_key' }));
    expect(await asked(server.adminKey, { scopes: ['admin'] })).toBe('created');
  });

  it('gives no longer life than it has', async () => {
    const expires_at = minutes(30);
    const key = await server.key(['keys:write', 'content:read'], { expires_at });
    const message = `must be at most ${expires_at.toISOString()}, when the key of the call expires`;
    const late = { pointer: '/expires_at', code: 'exceeds_key', message };
    expect(await asked(key, { expires_at: minutes(31) })).toMatchObject(faults(late));
    expect(await asked(key, { expires_at: null })).toMatchObject(faults(late));
    expect(await asked(key, {})).toBe('created');
    expect(await asked(key, { expires_at })).toBe('created');
  });

  it('names all that is wrong with a request at once', async () => {
    const key = await server.key(['keys:write']);
    const wrong = { name: ' ', scopes: ['admin', 'all', 'keys:write', 'keys:write'], expires_at: minutes(-1), expires: 5 };
    const problem = (await asked(key, wrong)) as { errors: { pointer: string; code: string }[] };
    expect(problem.errors.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
      '/expires unknown_field',
      '/expires_at not_in_future',
      '/name too_small',
      '/scopes/0 exceeds_key',
      '/scopes/1 invalid_choice',
    ]);
  });
});

describe('a request for a key', () => {
  it.each([
    ['no scopes', { scopes: [] }, '/scopes', 'too_small'],
    ['a scope twice', { scopes: ['content:read', 'content:read'] }, '/scopes/1', 'repeated'],
    ['more scopes than there are', { scopes: Array(30_000).fill('admin') }, '/scopes', 'too_big'],
    ['an expiry that has passed', { expires_at: '2020-01-01T00:00:00Z' }, '/expires_at', 'not_in_future'],
    ['a time without an offset', { expires_at: '2099-01-01T00:00:00' }, '/expires_at', 'invalid_format'],
    ['a name of over 100 characters', { name: 'x'.repeat(101) }, '/name', 'too_big'],
  ])('is refused with %s', async (_, fields, pointer, code) => {
    const { status, body } = await create(fields);
    expect([status, body.errors]).toMatchObject([400, [{ pointer, code }]]);
  });

  it.each([
    ['scope', 'scopes'],
    ['permissions', 'scopes'],
    ['expires', 'expires_at'],
    ['ttl', 'expires_at'],
  ])('is told that %s is called %s', async (name, meant) => {
    expect((await create({ [name]: 'x' })).body.errors).toMatchObject([{ message: expect.stringContaining(`did you mean ${meant}?`) }]);
  });
});

describe('a revoked key', () => {
  it('is refused at once, and can not be revoked twice', async () => {
    const { body } = await create();
    expect(await statusOf('GET /me', body.key)).toBe(200);
    expect(await statusOf(`DELETE /keys/${body.id}`, server.adminKey)).toBe(204);
    expect(await statusOf('GET /me', body.key)).toBe(401);
    expect(await statusOf(`DELETE /keys/${body.id}`, server.adminKey)).toBe(404);
  });

  it.each([
    ['takes what it made with it where it has keys:write', ['keys:write', 'campaigns:read'], '', 401],
    ['leaves what it made where its caller says so', ['keys:write', 'campaigns:read'], '?with_made=false', 200],
    ['leaves what it made where it has admin', ['admin'], '', 200],
    ['takes what it made with it where its caller says so', ['admin'], '?with_made=true', 401],
  ])('may be the one that revokes, and %s', async (_, scopes, query, left) => {
    const { body: maker } = await create({ scopes });
    const { body: made } = await create({}, maker.key);
    expect(await statusOf('GET /me', made.key)).toBe(200);
    expect(await statusOf(`DELETE /keys/${maker.id}${query}`, maker.key)).toBe(204);
    expect([await statusOf('GET /me', maker.key), await statusOf('GET /me', made.key)]).toEqual([401, left]);
    expect((await server.rest(`GET /keys/${made.id}`)).body.made_by).toEqual(left === 401 ? undefined : { id: maker.id, name: 'Website' });
  });

  it('is not the last with admin that does not expire: that one can be neither revoked nor given an end, nor a family that it is in', async () => {
    const { body } = await server.rest('POST /workspaces', { body: { name: 'Bakery' } });
    const { id, key } = body.key;
    const { body: other } = await create({ scopes: ['admin'], expires_at: minutes(30) }, key);
    const refused = await Promise.all([
      server.rest(`DELETE /keys/${id}`, { key }),
      server.rest(`DELETE /keys/${id}?with_made=true`, { key }),
      server.rest(`PATCH /keys/${id}`, { key, body: { expires_at: minutes(9) } }),
    ]);
    for (const { body: problem } of refused) expect(problem).toMatchObject({ code: 'last_admin_key', status: 409 });
    expect((await server.rest('GET /keys', { key })).body.data).toMatchObject([{ id: other.id }, { id, expires_at: null }]);
  });
});

describe('the list of keys', () => {
  it('goes on by cursor, newest first', async () => {
    const made = [];
    for (let count = 0; count < 3; count += 1) made.unshift((await create()).body.id);
    const first = await server.rest('GET /keys?limit=2');
    const [, next = ''] = /^<\/v1(\/keys\?limit=2&cursor=[\w-]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const { body: second } = await server.rest(`GET ${next}`);
    expect([...first.body.data, ...second.data].slice(0, 3).map(({ id }) => id)).toEqual(made);
    const { workspace } = (await server.rest('GET /me')).body;
    expect(first.body.pagination.total).toBe(await server.db.collection('keys').countDocuments({ workspace_id: workspace.id }));
  });

  it('says when a key was last used', async () => {
    const { body: made } = await create();
    const before = Date.now();
    await server.rest('GET /me', { key: made.key });
    const lastUse = await vi.waitFor(async () => {
      const [{ last_used_at }] = (await server.rest('GET /keys?limit=1')).body.data;
      expect(last_used_at).not.toBeNull();
      return Date.parse(last_used_at);
    }, 10_000);
    expect(lastUse).toBeGreaterThanOrEqual(before);
    expect(lastUse).toBeLessThanOrEqual(Date.now());
  });
});
