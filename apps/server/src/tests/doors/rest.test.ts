import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

const campaign = async (fields: object = {}) =>
  (await server.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', ...fields } })).body;
const faults = async (route: string, body?: unknown) => {
  const { status, body: problem } = await server.rest(route, { ...(body !== undefined && { body }) });
  expect({ status, code: problem.code }).toEqual({ status: 400, code: 'invalid_request' });
  return Object.fromEntries(problem.errors.map((fault: { pointer: string; code: string }) => [fault.pointer, fault.code]));
};

describe('a body', () => {
  it.each([
    ['application/json; charset=utf-8', 201],
    ['application/json;charset="UTF-8"', 201],
    ['APPLICATION/JSON', 201],
    ['application/json; charset=latin1', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('as %s is answered %i', async (type, status) => {
    const answer = await server.rest('POST /campaigns', {
      body: { name: 'x', campaign_type: 'sales' },
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
  });

  it('that is refused for its type is told which are taken', async () => {
    const refused = async (route: string, header: string, value: string, answered: string) => {
      const { status, headers } = await server.rest(route, { body: {}, headers: { [header]: value } });
      return [status, headers.get(answered)];
    };
    const patches = 'application/json, application/merge-patch+json';
    expect(await refused('POST /campaigns', 'content-encoding', 'gzip', 'accept-encoding')).toEqual([415, 'identity']);
    expect(await refused('POST /campaigns', 'content-type', 'text/plain', 'accept')).toEqual([415, 'application/json']);
    expect(await refused('PATCH /campaigns/x', 'content-type', 'text/plain', 'accept-patch')).toEqual([415, patches]);
    expect((await server.rest('OPTIONS /campaigns/x', { key: null })).headers.get('accept-patch')).toBe(patches);
  });

  it.each(['{bad', '{"name":"x"', '"\u0000'])('that is not JSON is malformed: %j', async (body) => {
    expect((await server.rest('POST /campaigns', { body })).body).toMatchObject({ code: 'malformed_json', status: 400 });
  });

  it.each([null, [], 'text', 5])('that is %j instead of an object is named as a whole', async (body) => {
    expect(await faults('POST /campaigns', JSON.stringify(body))).toEqual({ '': 'invalid_type' });
  });

  // Found by Schemathesis: these operations parse their input themselves, and answered such a body with 500.
  it.each([[], 'text', 5])('that is %j is named in an operation with a path parameter too', async (body) => {
    const { id } = await campaign();
    expect(await faults(`PATCH /campaigns/${id}`, JSON.stringify(body))).toEqual({ '': 'invalid_type' });
    expect(await faults(`POST /campaigns/${id}/duplicate`, JSON.stringify(body))).toEqual({ '': 'invalid_type' });
  });

  // A generated Go client sends null when the body is left out.
  it('that is null counts as absent if it is optional', async () => {
    const { id } = await campaign();
    expect((await server.rest(`POST /campaigns/${id}/duplicate`, { body: 'null' })).status).toBe(201);
    expect(await faults(`PATCH /campaigns/${id}`, 'null')).toEqual({ '': 'invalid_type' });
  });

  it('over 262,144 bytes is too large, with or without Content-Length', async () => {
    const body = `{"name":"${'x'.repeat(262_144)}"}`;
    const chunked = await fetch(`${server.url}/v1/campaigns`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([(await server.rest('POST /campaigns', { body })).status, chunked.status]).toEqual([413, 413]);
  });

  it('may be left out if all fields are optional', async () => {
    const { id } = await campaign({ status: 'active' });
    expect((await server.rest(`POST /campaigns/${id}/pause`)).status).toBe(200);
    expect((await server.rest(`POST /campaigns/${id}/duplicate`)).status).toBe(201);
    expect(await faults('POST /campaigns')).toEqual({ '/name': 'required', '/campaign_type': 'required' });
  });

  it('has types: "7" is not 7, and "true" is not true', async () => {
    expect(await faults('POST /campaigns', { name: 7, campaign_type: 'sales', budget: '7', tags: 'a' })).toEqual({
      '/name': 'invalid_type',
      '/budget': 'invalid_type',
      '/tags': 'invalid_type',
    });
  });
});

describe('faults', () => {
  it('are reported all at once, those over two fields too', async () => {
    const body = {
      name: '  ',
      campaign_type: 'fun',
      budget: 1.234,
      starts_at: '2027-01-02T00:00:00Z',
      ends_at: '2027-01-01T00:00:00Z',
      channels: ['email', 'E'],
      target_audience: { locations: ['Lisbon', 5] },
      nme: 1,
    };
    expect(await faults('POST /campaigns', body)).toEqual({
      '/name': 'too_small',
      '/campaign_type': 'invalid_choice',
      '/budget': 'too_many_decimals',
      '/ends_at': 'out_of_order',
      '/channels/1': 'invalid_format',
      '/target_audience/locations/1': 'invalid_type',
      '/nme': 'unknown_field',
    });
  });

  it('suggest the intended field, by spelling or by a listed synonym', async () => {
    const { body } = await server.rest('POST /content/generate', {
      body: { type: 'ad_copy', topic: 'x', product: 'p', platform: 'facebook', unique_selling_proposition: 'u', usp: 'u', keyword: [] },
    });
    const messages = body.errors.map(({ pointer, message }: { pointer: string; message: string }) => `${pointer} ${message}`);
    expect(messages).toEqual([
      '/usp is not a field of this call: did you mean unique_selling_proposition?',
      '/keyword is not a field of this call: did you mean keywords?',
    ]);
  });

  it('list the allowed values', async () => {
    const { body } = await server.rest('POST /content/generate', { body: { type: 'poem' } });
    expect(body.errors).toEqual([
      {
        in: 'body',
        pointer: '/type',
        code: 'invalid_choice',
        message: `must be one of ${Object.keys(contentTypes).join(', ')}`,
      },
    ]);
  });

  it('escape names in a JSON Pointer', async () => {
    expect(Object.keys(await faults('POST /campaigns', { name: 'x', campaign_type: 'sales', 'a/b~c': 1 }))).toEqual(['/a~1b~0c']);
  });

  it.each(['validate_only', 'scheduled_at'])('include fields that are not supported yet: %s', async (field) => {
    expect(await faults('POST /content/generate', { type: 'email', topic: 'x', [field]: true })).toEqual({
      [`/${field}`]: 'unknown_field',
    });
  });

  it('say that a field of the path does not belong into the body or the query', async () => {
    const { id } = await campaign();
    expect(await faults(`PATCH /campaigns/${id}`, { name: 'y', id })).toEqual({ '/id': 'unknown_field' });
    expect(await faults(`POST /campaigns/${id}/pause?force=true`)).toEqual({ '/force': 'unknown_field' });
  });

  it('include unknown fields with any value, null too', async () => {
    const { id } = await campaign({ budget: 5 });
    expect(await faults(`PATCH /campaigns/${id}`, { bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults(`POST /campaigns/${id}/duplicate`, { bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults(`POST /campaigns/${id}/pause`, { bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults('POST /campaigns', { name: 'x', campaign_type: 'sales', bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults('POST /content/generate', { type: 'email', topic: 'x', platform: null })).toEqual({ '/platform': 'unknown_field' });
    expect((await server.rest(`GET /campaigns/${id}`)).body).toMatchObject({ budget: 5, revision: 1 });
  });

  it.each(['PATCH /campaigns/{id}', 'POST /campaigns/{id}/duplicate'])(
    'of %s are reported at once: in headers, query, path and body, and over two fields',
    async (route) => {
      const { id } = await campaign({ starts_at: '2027-03-01T00:00:00Z' });
      const dates = { starts_at: '2027-03-01T00:00:00Z', ends_at: '2027-02-01T00:00:00Z' };
      const { body } = await server.rest(`${route.replace('{id}', id)}?force=true&limit=1&limit=2`, {
        headers: { 'if-match': '1', 'idempotency-key': 'two words' },
        body: {
          id,
          bugdet: null,
          colour: 'red',
          name: '',
          currency: 'JPY',
          budget: 1.5,
          ...dates,
          target_audience: { age_min: 2, age_max: 1 },
        },
      });
      const reported = body.errors.map(({ in: place, pointer, code }: Record<string, string>) => `${place} ${pointer} ${code}`);
      expect(reported.toSorted()).toEqual([
        'body /budget too_many_decimals',
        'body /bugdet unknown_field',
        'body /colour unknown_field',
        'body /ends_at out_of_order',
        'body /id unknown_field',
        'body /name too_small',
        'body /target_audience/age_max out_of_order',
        'header /Idempotency-Key invalid_format',
        `header /If-Match ${route.startsWith('PATCH') ? 'invalid_format' : 'not_applicable'}`,
        'query /force unknown_field',
        'query /limit unknown_field',
      ]);
      expect((await server.rest(`GET /campaigns/${id}`)).body.revision).toBe(1);
    },
  );

  it('in a query are reported together with a body that is not an object', async () => {
    const { id } = await campaign();
    expect(await faults(`PATCH /campaigns/${id}?force=true`, '[]')).toEqual({ '': 'invalid_type', '/force': 'unknown_field' });
  });

  it('include a campaign that does not exist, at its pointer', async () => {
    expect(await faults('POST /content/generate', { type: 'email', topic: 'x', campaign_id: 'cmp_nope' })).toEqual({
      '/campaign_id': 'unknown_campaign',
    });
  });
});

describe('a query', () => {
  it.each([
    ['limit=0', { '/limit': 'too_small' }],
    ['limit=101', { '/limit': 'too_big' }],
    ['limit=1.5', { '/limit': 'invalid_type' }],
    ['limit=x', { '/limit': 'invalid_type' }],
    ['limit=', { '/limit': 'invalid_type' }],
    ['limit=1e1', { '/limit': 'invalid_type' }],
    ['limit=1&limit=2', { '/limit': 'repeated' }],
    ['offset=10001', { '/offset': 'too_big' }],
    ['offset=-1', { '/offset': 'too_small' }],
    ['offset=0&cursor=abc', { '/cursor': 'conflict' }],
    ['cursor=abc', { '/cursor': 'invalid_cursor' }],
    ['status=gone', { '/status': 'invalid_choice' }],
    ['status=draft&status=gone', { '/status': 'invalid_choice' }],
    ['created_after=2026-01-01', { '/created_after': 'invalid_format' }],
    ['sort=name', { '/sort': 'unknown_field' }],
    ['q=', { '/q': 'too_small' }],
    ['q=%ZZ', { '': 'invalid_format' }],
  ])('%s is refused by name', async (query, expected) => {
    expect(await faults(`GET /campaigns?${query}`)).toEqual(expected);
  });

  it('accepts a repeated filter, a plus as a space, and times with any offset', async () => {
    const { id } = await campaign({ tags: ['two words'] });
    const { body } = await server.rest(
      'GET /campaigns?status=draft&status[]=active&status[0]=paused&tag=two+words&created_after=2020-01-01T00:00:00%2B02:00',
    );
    expect(body.data.map((found: { id: string }) => found.id)).toEqual([id]);
  });
});

describe('an address', () => {
  it.each([
    ['GET /%ZZ', 400],
    ['GET /nothing', 404],
    ['GET /campaigns/', 404],
    ['GET //campaigns', 404],
    ['GET /campaigns/cmp_%6eope', 404],
    [`GET /campaigns/${'x'.repeat(500)}`, 404],
    ['PUT /campaigns', 405],
    ['POST /openapi.json', 405],
    ['HEAD /openapi.json?x=1', 200],
    ['DELETE /campaigns', 405],
    ['GET /campaigns/x/pause', 405],
    ['GET /content/generate', 405],
    ['DELETE /content/generate', 405],
  ])('%s is answered %i', async (route, status) => {
    expect((await server.rest(route)).status).toBe(status);
  });

  it('rejects a method before it reads the body or the key, and lists the allowed ones', async () => {
    const { status, headers, body } = await server.rest('DELETE /campaigns', { key: null, body: '{bad' });
    expect({ status, allow: headers.get('allow'), listed: body.allow }).toEqual({
      status: 405,
      allow: 'GET, HEAD, POST, OPTIONS',
      listed: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    });
  });

  it('answers OPTIONS with its methods', async () => {
    const { status, headers } = await server.rest('OPTIONS /campaigns/x', { key: null });
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, PATCH, DELETE, OPTIONS']);
  });

  it('answers HEAD as GET, without the body', async () => {
    const { id } = await campaign();
    const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => server.rest(`${method} /campaigns/${id}`)));
    expect(head?.body).toBeUndefined();
    expect(head?.headers.get('content-length')).toBe(get?.headers.get('content-length'));
    expect(head?.headers.get('etag')).toBe('"1"');
    expect((await server.rest('HEAD /campaigns/nope')).status).toBe(404);
  });
});

it('shows no internals of an unexpected error', async () => {
  const { id } = await campaign();
  await server.stored('campaigns').updateOne({ _id: id }, { $set: { metadata: '{broken secret' } }, { bypassDocumentValidation: true });
  const { status, body } = await server.rest(`GET /campaigns/${id}`);
  expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' });
  expect(JSON.stringify(body)).not.toMatch(/secret|JSON|mongo/i);
});
