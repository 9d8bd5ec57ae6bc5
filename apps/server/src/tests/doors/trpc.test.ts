import type { AppRouter } from '@handbill/router';
import { createTRPCClient, httpBatchStreamLink, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer({ corsOrigins: ['https://app.example'] });

interface Call {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function trpc(path: string, { headers, ...init }: Call = {}) {
  const response = await fetch(`${server.url}/trpc/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${server.adminKey}`, ...headers },
  });
  return { status: response.status, requestId: response.headers.get('x-request-id'), body: JSON.parse(await response.text()) };
}

const post = (body: string, type = 'application/json'): Call => ({ method: 'POST', body, headers: { 'content-type': type } });

describe('errors of tRPC itself are problems from the error table, with a request id', () => {
  it.each([
    ['an unknown procedure', 'campaigns.fly', {}, 404, 'not_found'],
    ['a mutation by GET', 'campaigns.pause', {}, 405, 'method_not_allowed'],
    ['a body that is not JSON', 'campaigns.create', post('{bad'), 400, 'malformed_json'],
    ['an input that is not JSON', 'campaigns.get?input=bad', {}, 400, 'malformed_json'],
    ['an input that is not superjson', 'campaigns.create', post('"text"'), 400, 'invalid_request'],
    ['an edit that is nothing', 'campaigns.update', post('{"json":null}'), 400, 'invalid_request'],
    ['a copy of what is no id', 'campaigns.duplicate', post('{"json":{"id":5}}'), 400, 'invalid_request'],
    ['an address that is not encoded', '%ZZ', {}, 400, 'invalid_request'],
    ['another media type', 'campaigns.create', post('{}', 'text/plain'), 415, 'unsupported_media_type'],
    [
      'a packed body',
      'campaigns.create',
      { ...post('{}'), headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
      415,
      'unsupported_media_type',
    ],
    ['another character set', 'campaigns.create', post('{}', 'application/json; charset=latin1'), 415, 'unsupported_media_type'],
    ['a body that is too large', 'campaigns.create', post(`{"json":{"name":"${'x'.repeat(262_144)}"}}`), 413, 'payload_too_large'],
  ])('%s', async (_, path, init, status, code) => {
    const answer = await trpc(path, init);
    expect(answer.status).toBe(status);
    expect(answer.body.error.json.data.problem).toMatchObject({ code, status, type: `/problems/${code}`, request_id: answer.requestId });
    expect(JSON.stringify(answer.body)).not.toContain('stack');
  });
});

it.each([
  ['idempotency-key', 'two words'],
  ['if-match', '"1"'],
])('rejects a mutation with %s: %s, and ignores it in a query', async (name, value) => {
  const headers = { [name]: value, 'content-type': 'application/json' };
  const { status, body } = await trpc('campaigns.create', { method: 'POST', body: '{"json":{"name":"x"}}', headers });
  const { errors } = body.error.json.data.problem;
  expect(status).toBe(400);
  expect(errors.map(({ in: place, pointer }: { in: string; pointer: string }) => `${place} ${pointer.toLowerCase()}`)).toEqual([
    `header /${name}`,
    'body /campaign_type',
  ]);
  expect((await trpc('me.get', { headers: { [name]: value } })).status).toBe(200);
});

it.each([
  ['me.get', {}],
  ['campaigns.create', { method: 'POST', body: '{"json":{}}' }],
])('has Vary: Origin for caches: %s', async (path, init) => {
  const headers = {
    origin: 'https://app.example',
    authorization: `Bearer ${server.adminKey}`,
    ...('body' in init && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${server.url}/trpc/${path}`, { ...init, headers });
  expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(response.headers.get('vary')?.toLowerCase()).toContain('origin');
});

// tRPC's `methodOverride`: the input of a query, or a batch of them, may be too long for an address.
it('takes queries by POST, alone and in a batch, longer than an address may be', async () => {
  const q = { json: { limit: 1, tag: Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(50, 'パン')) } };
  const [one, batch, refused] = [
    await trpc('campaigns.list', post(JSON.stringify(q))),
    await trpc('campaigns.list,me.get?batch=1', post(JSON.stringify({ 0: q }))),
    await fetch(`${server.url}/trpc/campaigns.create`, { headers: { authorization: `Bearer ${server.adminKey}` } }),
  ];
  expect([one.status, one.body.result.data.json.pagination.total]).toEqual([200, 0]);
  expect([batch.status, batch.body[0], batch.body[1].result.data.json.workspace.name]).toEqual([200, one.body, 'Default']);
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
});

it('answers each call of a batch', async () => {
  const input = encodeURIComponent(JSON.stringify({ 0: { json: { id: 'cmp_nope' } } }));
  const { status, body } = await trpc(`campaigns.get,me.get?batch=1&input=${input}`);
  expect(status).toBe(207);
  expect(body[0].error.json.data.problem.code).toBe('not_found');
  expect(body[1].result.data.json.workspace.name).toBe('Default');
});

describe('a batch of more than 50 calls is rejected as a whole, before any is executed, in any notation:', () => {
  const calls = (name: string, count: number, comma = ',') => Array.from({ length: count }, () => name).join(comma);
  const brief = { json: { type: 'email', topic: 'Bread' } };
  const briefs = (count: number) => post(JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, brief]))));

  it.each([
    ['plain queries', `${calls('me.get', 51)}?batch=1`, {}],
    ['queries that tRPC answers', `${calls('me.get', 51)}?batch=1`, { headers: { 'trpc-accept': 'application/json' } }],
    ['encoded commas', `${calls('me.get', 51, '%2C')}?batch=1`, {}],
    ['an encoded parameter', `${calls('me.get', 51)}?b%61tch=1`, {}],
    ['nothing but commas', `${','.repeat(15_000)}?batch=1`, {}],
    ['mutations', `${calls('content.generate', 51)}?batch=1`, briefs(51)],
    ['more names than inputs', `${calls('content.generate', 700)}?batch=1`, briefs(1)],
    ['a stream of answers', `${calls('me.get', 51)}?batch=1`, { headers: { 'trpc-accept': 'application/jsonl' } }],
  ])('%s', async (_, path, init) => {
    const answer = await trpc(path, init);
    const { json } = answer.body.error;
    expect([answer.status, json.data.problem.code, json.data.problem.request_id]).toEqual([400, 'invalid_request', answer.requestId]);
    expect(json.data.problem.errors[0].message).toContain('more than 50 calls');
    expect(await server.db.collection('content').countDocuments()).toBe(0);
  });

  it('commas that are encoded twice do not separate calls', async () => {
    const { status, body } = await trpc(`${calls('me.get', 51, '%252C')}?batch=1`);
    expect([status, body.length, body[0].error.json.data.problem.code]).toEqual([404, 1, 'not_found']);
  });

  it('50 are answered, even with more inputs', async () => {
    const queries = await trpc(`${calls('me.get', 50)}?batch=1`);
    expect([queries.status, queries.body.length]).toEqual([200, 50]);
    const mutations = await trpc(`${calls('campaigns.create', 50)}?batch=1`, briefs(60));
    expect(mutations.body).toHaveLength(50);
  });
});

it('writes superjson, with the paths of times', async () => {
  await trpc(
    'campaigns.create',
    post(
      JSON.stringify({
        json: { name: 'x', campaign_type: 'sales', starts_at: '2027-01-01T00:00:00.000Z' },
        meta: { values: { starts_at: ['Date'] } },
      }),
    ),
  );
  const { body } = await trpc('campaigns.list');
  expect(body.result.data.json.data[0].starts_at).toBe('2027-01-01T00:00:00.000Z');
  expect(body.result.data.meta.values).toEqual({
    'data.0.created_at': ['Date'],
    'data.0.updated_at': ['Date'],
    'data.0.starts_at': ['Date'],
  });
});

describe('plain queries, which bypass tRPC, have the same answers as in tRPC', () => {
  const byTRPC = { headers: { 'trpc-accept': 'application/json' } };
  const ask = (calls: string, input?: unknown, batch = '') =>
    `${calls}${input === undefined ? '' : `?${batch}input=${encodeURIComponent(JSON.stringify(input))}`}`;
  const since = { json: { created_after: '2020-01-01T00:00:00.000Z' }, meta: { values: { created_after: ['Date'] }, v: 1 } };

  it.each([
    ['without an input', ask('me.get')],
    ['with one', ask('campaigns.list', { json: { limit: 2 } })],
    ['with a Date in it', ask('campaigns.list', since)],
    ['in a batch', ask('campaigns.list,me.get', { 0: since }, 'batch=1&')],
    ['in a batch of which one fails', ask('campaigns.get,me.get', { 0: { json: { id: 'cmp_nope' } } }, 'batch=1&')],
    ['that fail', ask('campaigns.get', { json: { id: 'cmp_nope' } })],
    ['with faulty fields', ask('campaigns.list', { json: { limit: 101, colour: 'red' } })],
    ['with an input that is not superjson', ask('campaigns.list', 'text')],
    ['with a batch that is none', ask('campaigns.list,me.get', 'text', 'batch=1&')],
  ])('%s', async (_, path) => {
    const [one, other] = [await trpc(path), await trpc(path, byTRPC)];
    const comparable = ({ status, body, requestId }: typeof one) =>
      JSON.stringify({ status, body }).replaceAll(requestId ?? '', 'the request');
    expect(comparable(one)).toBe(comparable(other));
  });
});

it('treats undefined as absent in an edit', async () => {
  const made = await trpc('campaigns.create', post('{"json":{"name":"x","campaign_type":"sales","budget":5}}'));
  const { id } = made.body.result.data.json;
  const edit = { json: { id, name: 'y', budget: null }, meta: { values: { budget: ['undefined'] }, v: 1 } };
  const { body } = await trpc('campaigns.update', post(JSON.stringify(edit)));
  expect(body.result.data.json).toMatchObject({ name: 'y', budget: 5 });
  const copy = await trpc('campaigns.duplicate', post(JSON.stringify(edit)));
  expect(copy.body.result.data.json).toMatchObject({ name: 'y', budget: 5 });
});

it('streams a batch on request', async () => {
  const response = await fetch(`${server.url}/trpc/me.get,campaigns.list?batch=1&input=${encodeURIComponent('{}')}`, {
    headers: { authorization: `Bearer ${server.adminKey}`, 'trpc-accept': 'application/jsonl', 'x-request-id': 'streamed.1' },
  });
  const headers = ['x-request-id', 'cache-control', 'x-content-type-options', 'content-length'].map((name) => response.headers.get(name));
  expect([response.status, ...headers]).toEqual([200, 'streamed.1', 'no-store', 'nosniff', null]);
  expect((await response.text()).split('\n').length).toBeGreaterThan(2);
});

it('answers a client that streams its batches as any other, with real dates and its problems', async () => {
  const options = { url: `${server.url}/trpc`, transformer: superjson, headers: { authorization: `Bearer ${server.adminKey}` } };
  const streamed = createTRPCClient<AppRouter>({ links: [httpBatchStreamLink(options)] });
  const single = createTRPCClient<AppRouter>({ links: [httpLink(options)] });
  const made = await single.campaigns.create.mutate({ name: 'Streamed', campaign_type: 'sales' });
  const [one, list, gone] = await Promise.all([
    streamed.campaigns.get.query({ id: made.id }),
    streamed.campaigns.list.query({ q: 'Streamed' }),
    streamed.campaigns.get.query({ id: 'cmp_nope' }).catch((error: { data?: { problem: { code: string } } }) => error.data?.problem.code),
  ]);
  expect([one, list.data, gone]).toEqual([made, [made], 'not_found']);
  expect(one.created_at).toBeInstanceOf(Date);
});

describe('a list that tRPC’s infinite queries go through', () => {
  const listOf = (input: object, calls = 1) => {
    const sent = calls === 1 ? { json: input } : Object.fromEntries(Array.from({ length: calls }, (_, at) => [at, { json: input }]));
    const names = Array(calls).fill('campaigns.list').join(',');
    return trpc(`${names}?${calls > 1 ? 'batch=1&' : ''}input=${encodeURIComponent(JSON.stringify(sent))}`);
  };

  it('takes the direction that they send, alone, in a batch and streamed', async () => {
    expect((await listOf({ limit: 2, direction: 'forward' })).body.result.data.json.pagination.limit).toBe(2);
    expect((await listOf({ limit: 2, direction: 'forward' }, 2)).status).toBe(200);
    const lines = await fetch(
      `${server.url}/trpc/campaigns.list?batch=1&input=${encodeURIComponent('{"0":{"json":{"direction":"forward"}}}')}`,
      {
        headers: { authorization: `Bearer ${server.adminKey}`, 'trpc-accept': 'application/jsonl' },
      },
    );
    expect(await lines.text()).toContain('pagination');
  });

  it('goes on in no other direction, and other calls have none', async () => {
    const { status, body } = await listOf({ direction: 'backward' });
    expect([status, body.error.json.data.problem.errors]).toEqual([
      400,
      [{ in: 'query', pointer: '/direction', code: 'invalid_choice', message: 'must be forward: a list goes on in one direction' }],
    ]);
    const me = await trpc(`me.get?input=${encodeURIComponent('{"json":{"direction":"forward"}}')}`);
    expect(me.status).toBe(400);
  });
});

it('lets a page of another origin send what tRPC’s links send', async () => {
  const asked = { origin: 'https://app.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'trpc-accept' };
  const response = await fetch(`${server.url}/trpc/me.get`, { method: 'OPTIONS', headers: asked });
  expect(response.headers.get('access-control-allow-headers')).toContain('trpc-accept');
});
