import { longestTurn, measured } from '@handbill/testing';
import { stringify } from 'superjson';
import { describe, expect, it } from 'vitest';
import { hostileBodies } from '../../../testing/hostile-bodies.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

const aCampaign = async (): Promise<string> =>
  (await server.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', metadata: { crm_id: '1' } } })).body.id;

/** The same call through each door. The body is sent as text, since parsing it here would take as long as on the server. */
const ways: readonly (readonly [string, (id: string, body: string) => readonly [path: string, init: RequestInit]])[] = [
  ['POST /v1/campaigns', (_, body) => ['/v1/campaigns', { method: 'POST', body }]],
  ['PATCH /v1/campaigns/{id}', (id, body) => [`/v1/campaigns/${id}`, { method: 'PATCH', body }]],
  ['POST /v1/campaigns/{id}/duplicate', (id, body) => [`/v1/campaigns/${id}/duplicate`, { method: 'POST', body }]],
  ['POST /v1/campaigns/{id}/pause', (id, body) => [`/v1/campaigns/${id}/pause`, { method: 'POST', body }]],
  ['POST /v1/content/generate', (_, body) => ['/v1/content/generate', { method: 'POST', body }]],
  ['campaigns.create', (_, body) => ['/trpc/campaigns.create', { method: 'POST', body: `{"json":${body}}` }]],
  ['campaigns.update', (id, body) => ['/trpc/campaigns.update', { method: 'POST', body: `{"json":{"id":"${id}",${body.slice(1)}}` }]],
  ['content.generate', (_, body) => ['/trpc/content.generate', { method: 'POST', body: `{"json":${body}}` }]],
];

async function ask(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json' };
  const response = await fetch(`${server.url}${path}`, { ...init, headers });
  return { status: response.status, text: await response.text() };
}

interface ProblemBody {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly message: string }[];
  readonly errors_omitted?: number;
}
const problemIn = (text: string): ProblemBody => {
  const answer = JSON.parse(text);
  return answer.error?.json.data.problem ?? answer;
};

describe.each(ways)('%s', (_, request) => {
  it('rejects any 250 kB of input without blocking other requests, with a short answer', measured, async () => {
    const id = await aCampaign();
    const outcomes: Record<string, unknown> = {};
    for (const [name, body] of Object.entries(hostileBodies)) {
      let answer = { status: 0, text: '' };
      const longest = await longestTurn(async () => {
        answer = await ask(...request(id, body));
      });
      const { code, errors } = problemIn(answer.text);
      outcomes[name] = {
        status: answer.status,
        code,
        named: errors.length > 0 && errors.length <= 100,
        isShort: answer.text.length < 40_000,
        // CPU time has a resolution of 4 ms.
        isQuick: longest < 50 || `${longest} ms`,
      };
    }
    const expected = { status: 400, code: 'invalid_request', named: true, isShort: true, isQuick: true };
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(hostileBodies).map((name) => [name, expected])));
  });
});

describe('a request with more than a hundred faults', () => {
  const unknown = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`u${index}`, null]));

  it.each([
    ['POST /campaigns', {}, 252],
    ['PATCH /campaigns/{id}', { name: '', id: 'x' }, 252],
    ['POST /campaigns/{id}/duplicate', { name: '', budget: -1 }, 252],
    ['POST /campaigns/{id}/pause', {}, 250],
    ['POST /content/generate', { type: 'email' }, 251],
  ])('%s reports a hundred, known fields first, and the number of the others', async (route, known, count) => {
    const { status, body } = await server.rest(route.replace('{id}', await aCampaign()), { body: { ...unknown, ...known } });
    expect({ status, reported: body.errors.length, omitted: body.errors_omitted, detail: body.detail }).toEqual({
      status: 400,
      reported: 100,
      omitted: count - 100,
      detail: `${count} fields are faulty.`,
    });
    const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers.filter((pointer: string) => !pointer.startsWith('/u'))).toHaveLength(count - 250);
  });

  it('in the query gets the first hundred as well', async () => {
    const query = Array.from({ length: 150 }, (_, index) => `u${index}=1`).join('&');
    for (const route of [`GET /campaigns?${query}`, `POST /campaigns/${await aCampaign()}/pause?${query}`]) {
      const { body } = await server.rest(route);
      expect([body.errors.length, body.errors_omitted]).toEqual([100, 50]);
    }
  });

  it('and one with fewer has no errors_omitted', async () => {
    const { body } = await server.rest('POST /campaigns', { body: {} });
    expect(body).not.toHaveProperty('errors_omitted');
  });
});

describe('input in an error message', () => {
  it('is shortened', async () => {
    const { body } = await server.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales', ['n'.repeat(100_000)]: 1 } });
    expect(body.errors).toMatchObject([{ pointer: `/${'n'.repeat(100)}…`, code: 'unknown_field' }]);
  });

  it('is left out if it looks like a key', async () => {
    const key = server.adminKey;
    const places = ['GET /campaigns?{key}=1', 'GET /campaigns/{key}', 'POST /campaigns/{key}/pause', 'GET /content/{key}', 'GET /{key}'];
    for (const place of places) {
      const { status, body } = await server.rest(place.replace('{key}', key));
      expect([400, 404]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(key.slice(0, 40));
    }
    const { body } = await server.rest('POST /campaigns', {
      body: { [key]: 1, name: 'x', campaign_type: key, tags: [key, 5], channels: [key] },
    });
    expect(JSON.stringify(body)).not.toContain(key.slice(0, 40));
  });
});

/** A small value that becomes huge when it is expanded: each level contains the next one two thousand times. */
function unfolding(): { json: object; meta: object } {
  const [levels, copies] = [3, 2_000];
  const json: Record<string, unknown> = { text: 'x'.repeat(10_000) };
  const equal: Record<string, string[]> = {};
  for (let level = 0; level < levels; level += 1) {
    json[`l${level}`] = Array.from({ length: copies }, () => 0);
    equal[`target_audience.${level === 0 ? 'text' : `l${level - 1}`}`] = Array.from(
      { length: copies },
      (_, index) => `target_audience.l${level}.${index}`,
    );
  }
  return { json: { target_audience: json }, meta: { referentialEqualities: equal } };
}

const aDate = ['Date'];
const superjsonInputs: Readonly<Record<string, { json: object; meta: object }>> = {
  'an audience that holds itself': {
    json: { target_audience: { a: null } },
    meta: { referentialEqualities: { target_audience: ['target_audience.a'] } },
  },
  'metadata that hold themselves': { json: { metadata: { a: null } }, meta: { referentialEqualities: { metadata: ['metadata.a'] } } },
  'tags that hold themselves': { json: { tags: [null] }, meta: { referentialEqualities: { tags: ['tags.0'] } } },
  'an unknown field that holds itself': { json: { unknown: { a: null } }, meta: { referentialEqualities: { unknown: ['unknown.a'] } } },
  'an input that holds itself': { json: { unknown: null, tags: null }, meta: { referentialEqualities: [['unknown', 'tags']] } },
  'an audience that unfolds to gigabytes': unfolding(),
  'a list with an entry far beyond its end': { json: { tags: ['a'] }, meta: { values: { 'tags.4294967294': aDate } } },
  'paths to the prototype': { json: {}, meta: { values: { '__proto__.a': aDate, 'constructor.prototype.a': aDate } } },
  'a path of 200 kB': { json: {}, meta: { values: { ['a.'.repeat(100_000)]: aDate } } },
  'thousands of paths': { json: {}, meta: { values: Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`u${at}`, aDate])) } },
  'thousands of paths into a Set': {
    json: { tags: Array.from({ length: 8_000 }, (_, at) => at) },
    meta: { values: { tags: ['set', Object.fromEntries(Array.from({ length: 8_000 }, (_, at) => [at, aDate]))] } },
  },
  'a bigint of 250,000 digits': { json: { budget: '9'.repeat(250_000) }, meta: { values: { budget: ['bigint'] } } },
  'a list that says it is gigabytes': { json: { tags: 4e9 }, meta: { values: { tags: [['typed-array', 'Uint8Array']] } } },
  'a time that is none': { json: { starts_at: 'nonsense' }, meta: { values: { starts_at: aDate } } },
  'a number that is none': { json: { budget: 'NaN' }, meta: { values: { budget: ['number'] } } },
  'a Map for metadata': { json: { metadata: [['a', 'b']] }, meta: { values: { metadata: ['map'] } } },
  'a time for metadata': { json: { metadata: '2027-01-01' }, meta: { values: { metadata: aDate } } },
  'an unknown type': { json: { name: 'x' }, meta: { values: { name: [['custom', 'any']] } } },
  'a Map for all of it': { json: [], meta: { values: ['map'] } },
};

/** Calls that are valid except for the value put into them. */
const calls: readonly (readonly [string, (id: string) => object])[] = [
  ['campaigns.create', () => ({ name: 'x', campaign_type: 'sales' })],
  ['campaigns.update', (id) => ({ id })],
  ['campaigns.duplicate', (id) => ({ id })],
  ['campaigns.pause', (id) => ({ id })],
  ['content.generate', () => ({ type: 'email', topic: 'x' })],
];

describe.each(calls)('%s by superjson', (name, base) => {
  it('rejects values that are not JSON, or circular, without blocking other requests', measured, async () => {
    const id = await aCampaign();
    const outcomes: Record<string, unknown> = {};
    for (const [title, { json, meta }] of Object.entries(superjsonInputs)) {
      const body = JSON.stringify({ json: Array.isArray(json) ? json : { ...base(id), ...json }, meta: { ...meta, v: 1 } });
      let answer = { status: 0, text: '' };
      const longest = await longestTurn(async () => {
        answer = await ask(`/trpc/${name}`, { method: 'POST', body });
      });
      const { code } = problemIn(answer.text);
      outcomes[title] = { status: answer.status, code, isQuick: longest < 50 || `${longest} ms` };
    }
    const expected = { status: 400, code: 'invalid_request', isQuick: true };
    expect(outcomes).toEqual(Object.fromEntries(Object.keys(superjsonInputs).map((title) => [title, expected])));
  });
});

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const entries = (list: string, count: number) => Array.from({ length: count }, (_, at) => `target_audience.${list}.${at}`);

/** 4 kB each, which superjson expands to nested lists of half a million values. */
const unfolded = {
  json: { name: 'x', campaign_type: 'sales', target_audience: { a: zeros(100), b: zeros(100), c: zeros(50) } },
  meta: { referentialEqualities: { 'target_audience.a': entries('b', 100), 'target_audience.b': entries('c', 50) }, v: 1 },
};
const manyFields = { name: 'x', campaign_type: 'sales', ...Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`u${at}`, 1])) };

it.each([
  ['audiences that unfold', unfolded],
  ['500 unknown fields each', { json: manyFields }],
])('refuses a batch of 50 calls with %s without holding others up', measured, async (_, input) => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 50 }, (_entry, at) => [at, input])));
  const names = Array.from({ length: 50 }, () => 'campaigns.create').join(',');
  // The first request compiles parts of tRPC.
  await ask('/trpc/campaigns.create?batch=1', { method: 'POST', body: JSON.stringify({ 0: input }) });
  let answer = { status: 0, text: '' };
  const longest = await longestTurn(async () => {
    answer = await ask(`/trpc/${names}?batch=1`, { method: 'POST', body });
  });
  expect(longest).toBeLessThan(50);
  const codes = JSON.parse(answer.text).map((each: unknown) => problemIn(JSON.stringify(each)).code);
  expect(codes).toEqual(Array.from({ length: 50 }, () => 'invalid_request'));
});

it('limits the expanded size for each request separately', async () => {
  const list = Array.from({ length: 10 }, (_, at) => `tag${at}`);
  const body = stringify({ name: 'x', campaign_type: 'sales', tags: list, channels: ['a'], metadata: { a: 'x'.repeat(200) } });
  const inputs = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [at, JSON.parse(body)]));
  const names = Array.from({ length: 50 }, () => 'campaigns.create').join(',');
  for (let time = 0; time < 2; time += 1) {
    const { status } = await ask(`/trpc/${names}?batch=1`, { method: 'POST', body: JSON.stringify(inputs) });
    expect(status).toBe(200);
  }
});

it.each(Object.entries(superjsonInputs))('a query rejects %s too', async (_, { json, meta }) => {
  const input = encodeURIComponent(JSON.stringify({ json, meta: { ...meta, v: 1 } }));
  // An input that does not fit into an address is rejected before it is parsed.
  const { status } = await ask(`/trpc/campaigns.list?input=${input}`, {});
  expect(status).toBe(input.length < 15_000 ? 400 : 431);
});

it('accepts what superjson writes for one list in two places', async () => {
  const list = ['spring'];
  const input = { name: 'x', campaign_type: 'sales', tags: list, channels: list, starts_at: new Date('2027-01-01'), budget: undefined };
  const { status, text } = await ask('/trpc/campaigns.create', { method: 'POST', body: stringify(input) });
  expect(status).toBe(200);
  expect(JSON.parse(text).result.data.json).toMatchObject({
    tags: list,
    channels: list,
    starts_at: '2027-01-01T00:00:00.000Z',
    budget: null,
  });
});
