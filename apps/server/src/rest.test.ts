import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { rest } from '../testing/rest.ts';
import { testServer } from '../testing/test-server.ts';

const server = testServer({ corsOrigins: ['https://app.example'] });

const campaign = async (fields: object = {}) =>
  (await rest(server, 'POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', ...fields } })).body;
const faults = async (route: string, body?: unknown) => {
  const { status, body: problem } = await rest(server, route, { ...(body !== undefined && { body }) });
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
    const answer = await rest(server, 'POST /campaigns', {
      body: { name: 'x', campaign_type: 'sales' },
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
  });

  it('that is compressed is refused rather than guessed at', async () => {
    const { status } = await rest(server, 'POST /campaigns', { body: {}, headers: { 'content-encoding': 'gzip' } });
    expect(status).toBe(415);
  });

  it.each(['{bad', '{"name":"x"', '"\u0000'])('that is not JSON is malformed: %j', async (body) => {
    expect((await rest(server, 'POST /campaigns', { body })).body).toMatchObject({ code: 'malformed_json', status: 400 });
  });

  it.each([null, [], 'text', 5])('that is %j and no object is named as a whole', async (body) => {
    expect(await faults('POST /campaigns', JSON.stringify(body))).toEqual({ '': 'invalid_type' });
  });

  // Found by Schemathesis: these parse the whole by themselves, and met a body that was none as a defect.
  it.each([[], 'text', 5])('that is %j is named as well beside a path', async (body) => {
    const { id } = await campaign();
    expect(await faults(`PATCH /campaigns/${id}`, JSON.stringify(body))).toEqual({ '': 'invalid_type' });
    expect(await faults(`POST /campaigns/${id}/duplicate`, JSON.stringify(body))).toEqual({ '': 'invalid_type' });
  });

  // A generated Go client says so when the body is left out.
  it('that is null is none where it may be left out', async () => {
    const { id } = await campaign();
    expect((await rest(server, `POST /campaigns/${id}/duplicate`, { body: 'null' })).status).toBe(201);
    expect(await faults(`PATCH /campaigns/${id}`, 'null')).toEqual({ '': 'invalid_type' });
  });

  it('over 262,144 bytes is too large, whether its length is announced or not', async () => {
    const body = `{"name":"${'x'.repeat(262_144)}"}`;
    const chunked = await fetch(`${server.url}/v1/campaigns`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([(await rest(server, 'POST /campaigns', { body })).status, chunked.status]).toEqual([413, 413]);
  });

  it('may be left out where every field is optional', async () => {
    const { id } = await campaign({ status: 'active' });
    expect((await rest(server, `POST /campaigns/${id}/pause`)).status).toBe(200);
    expect((await rest(server, `POST /campaigns/${id}/duplicate`)).status).toBe(201);
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
  it('are told all at once, those over two fields too', async () => {
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

  it('name the field that was meant, by spelling or by a listed synonym', async () => {
    const { body } = await rest(server, 'POST /content/generate', {
      body: { type: 'ad_copy', topic: 'x', product: 'p', platform: 'facebook', unique_selling_proposition: 'u', usp: 'u', keyword: [] },
    });
    const messages = body.errors.map(({ pointer, message }: { pointer: string; message: string }) => `${pointer} ${message}`);
    expect(messages).toEqual([
      '/usp is not a field of this call: did you mean unique_selling_proposition?',
      '/keyword is not a field of this call: did you mean keywords?',
    ]);
  });

  it('list what is allowed for a wrong choice', async () => {
    const { body } = await rest(server, 'POST /content/generate', { body: { type: 'poem' } });
    expect(body.errors).toEqual([
      {
        in: 'body',
        pointer: '/type',
        code: 'invalid_choice',
        message: `must be one of ${Object.keys(contentTypes).join(', ')}`,
      },
    ]);
  });

  it('escape what a JSON Pointer must', async () => {
    expect(Object.keys(await faults('POST /campaigns', { name: 'x', campaign_type: 'sales', 'a/b~c': 1 }))).toEqual(['/a~1b~0c']);
  });

  it.each(['background', 'validate_only', 'brand_voice_id'])('know no later field yet: %s', async (field) => {
    expect(await faults('POST /content/generate', { type: 'email', topic: 'x', [field]: true })).toEqual({
      [`/${field}`]: 'unknown_field',
    });
  });

  it('say where a field of the path does not belong', async () => {
    const { id } = await campaign();
    expect(await faults(`PATCH /campaigns/${id}`, { name: 'y', id })).toEqual({ '/id': 'unknown_field' });
    expect(await faults(`POST /campaigns/${id}/pause?force=true`)).toEqual({ '/force': 'unknown_field' });
  });

  it('name unknown fields whatever their value, null too', async () => {
    const { id } = await campaign({ budget: 5 });
    expect(await faults(`PATCH /campaigns/${id}`, { bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults(`POST /campaigns/${id}/duplicate`, { bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults(`POST /campaigns/${id}/pause`, { bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults('POST /campaigns', { name: 'x', campaign_type: 'sales', bugdet: null })).toEqual({ '/bugdet': 'unknown_field' });
    expect(await faults('POST /content/generate', { type: 'email', topic: 'x', platform: null })).toEqual({ '/platform': 'unknown_field' });
    expect((await rest(server, `GET /campaigns/${id}`)).body).toMatchObject({ budget: 5, revision: 1 });
  });

  it.each(['PATCH /campaigns/{id}', 'POST /campaigns/{id}/duplicate'])(
    'of %s are told at once, wherever they stand: header, query, path and body, and over two fields',
    async (route) => {
      const { id } = await campaign({ starts_at: '2027-03-01T00:00:00Z' });
      const dates = { starts_at: '2027-03-01T00:00:00Z', ends_at: '2027-02-01T00:00:00Z' };
      const { body } = await rest(server, `${route.replace('{id}', id)}?force=true&limit=1&limit=2`, {
        headers: { 'if-match': '"1"', 'idempotency-key': 'k' },
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
      const told = body.errors.map(({ in: place, pointer, code }: Record<string, string>) => `${place} ${pointer} ${code}`);
      expect(told.toSorted()).toEqual([
        'body /budget too_many_decimals',
        'body /bugdet unknown_field',
        'body /colour unknown_field',
        'body /ends_at out_of_order',
        'body /id unknown_field',
        'body /name too_small',
        'body /target_audience/age_max out_of_order',
        'header /Idempotency-Key not_served_yet',
        'header /If-Match not_served_yet',
        'query /force unknown_field',
        'query /limit unknown_field',
      ]);
      expect((await rest(server, `GET /campaigns/${id}`)).body.revision).toBe(1);
    },
  );

  it('of a query are told beside a body that is no object', async () => {
    const { id } = await campaign();
    expect(await faults(`PATCH /campaigns/${id}?force=true`, '[]')).toEqual({ '': 'invalid_type', '/force': 'unknown_field' });
  });

  it('are told for a campaign that is not there, at its pointer', async () => {
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

  it('takes a filter once or more often, a plus as a space, and any offset of a time', async () => {
    const { id } = await campaign({ tags: ['two words'] });
    const { body } = await rest(
      server,
      'GET /campaigns?status=draft&status=active&tag=two+words&created_after=2020-01-01T00:00:00%2B02:00',
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
    expect((await rest(server, route)).status).toBe(status);
  });

  it('refuses a method before it looks at the body or the key, and says which there are', async () => {
    const { status, headers, body } = await rest(server, 'DELETE /campaigns', { key: null, body: '{bad' });
    expect({ status, allow: headers.get('allow'), listed: body.allow }).toEqual({
      status: 405,
      allow: 'GET, HEAD, POST, OPTIONS',
      listed: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    });
  });

  it('answers OPTIONS with its methods', async () => {
    const { status, headers } = await rest(server, 'OPTIONS /campaigns/x', { key: null });
    expect([status, headers.get('allow')]).toEqual([204, 'GET, HEAD, PATCH, DELETE, OPTIONS']);
  });

  it('answers HEAD as GET, without the body', async () => {
    const { id } = await campaign();
    const [get, head] = await Promise.all(['GET', 'HEAD'].map((method) => rest(server, `${method} /campaigns/${id}`)));
    expect(head?.body).toBeUndefined();
    expect(head?.headers.get('content-length')).toBe(get?.headers.get('content-length'));
    expect(head?.headers.get('etag')).toBe('"1"');
    expect((await rest(server, 'HEAD /campaigns/nope')).status).toBe(404);
  });
});

describe('headers', () => {
  it.each(['text/html', 'application/xml', 'application/json;q=0', 'text/event-stream'])(
    'refuse what can not be had as %s',
    async (accept) => {
      expect((await rest(server, 'GET /campaigns', { headers: { accept } })).body).toMatchObject({ code: 'not_acceptable', status: 406 });
    },
  );

  // openapi-generator's Python asks so of a call that answers 204, since nothing but its problems has a body.
  it('do not matter where the answer has no body', async () => {
    const { id } = await campaign();
    expect((await rest(server, `DELETE /campaigns/${id}`, { headers: { accept: 'application/problem+json' } })).status).toBe(204);
  });

  it.each(['*/*', 'application/*', 'application/json', 'text/html, application/json;q=0.1', 'text/html, */*;q=0.1'])(
    'allow JSON as %s',
    async (accept) => {
      expect((await rest(server, 'GET /campaigns', { headers: { accept } })).status).toBe(200);
    },
  );

  it('name the revision, and spare what has not changed', async () => {
    const { id } = await campaign({ status: 'active' });
    await rest(server, `POST /campaigns/${id}/pause`);
    const { headers } = await rest(server, `GET /campaigns/${id}`);
    expect(headers.get('etag')).toBe('"2"');
    const conditions = ['"2"', '"1", "2"', 'W/"2"', '*', '"1"'];
    const statuses = await Promise.all(
      conditions.map(async (condition) => (await rest(server, `GET /campaigns/${id}`, { headers: { 'if-none-match': condition } })).status),
    );
    expect(statuses).toEqual([304, 304, 304, 304, 200]);
  });

  it('say where what was made is', async () => {
    const { headers, body } = await rest(server, 'POST /campaigns', { body: { name: 'x', campaign_type: 'sales' } });
    expect(headers.get('location')).toBe(`/v1/campaigns/${body.id}`);
  });

  it('take the caller’s name for the request, or make one', async () => {
    const named = await rest(server, 'GET /campaigns/nope', { headers: { 'x-request-id': 'my-request.1' } });
    expect([named.headers.get('x-request-id'), named.body.request_id]).toEqual(['my-request.1', 'my-request.1']);
    const unnamed = await rest(server, 'GET /me', { headers: { 'x-request-id': 'x'.repeat(129) } });
    expect(unnamed.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it.each(['Idempotency-Key', 'If-Match'])(
    'refuse a change that relies on %s, which is not served yet, and change nothing',
    async (name) => {
      const headers = { [name]: '"1"' };
      const { id } = await campaign();
      const changes = [
        ['POST /campaigns', { name: 'Twice', campaign_type: 'sales' }],
        [`PATCH /campaigns/${id}`, { name: 'y' }],
        [`POST /campaigns/${id}/activate`],
        [`POST /campaigns/${id}/duplicate`],
        [`DELETE /campaigns/${id}`],
        ['POST /content/generate', { type: 'email', topic: 'x' }],
      ] as const;
      for (const [route, body] of changes) {
        const { status, body: problem } = await rest(server, route, { headers, ...(body !== undefined && { body }) });
        expect([route, status, problem.errors]).toEqual([
          route,
          400,
          [{ in: 'header', pointer: `/${name}`, code: 'not_served_yet', message: 'is not supported yet: send the request without it' }],
        ]);
      }
      // A look changes nothing, so that there is nothing to be ignored.
      const { status, body } = await rest(server, `GET /campaigns/${id}`, { headers });
      expect([status, body.name, body.revision]).toEqual([200, 'Spring launch', 1]);
      expect((await rest(server, 'GET /campaigns?q=Twice')).body.data).toEqual([]);
    },
  );

  it('let listed origins in, and no others', async () => {
    const asked = await rest(server, 'GET /me', { headers: { origin: 'https://app.example' } });
    expect(asked.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(asked.headers.get('access-control-expose-headers')).toContain('ETag');
    const preflight = await rest(server, 'OPTIONS /campaigns', {
      key: null,
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD, POST, PATCH, DELETE']);
    const foreign = await rest(server, 'GET /me', { headers: { origin: 'https://elsewhere.example' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a key', () => {
  it.each([null, 'nonsense', `hbk_${'0'.repeat(26)}_${'a'.repeat(43)}`])('that is not one of ours is refused: %s', async (key) => {
    const { status, headers } = await rest(server, 'GET /me', { key });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('that has expired is refused', async () => {
    const key = await server.key(['admin'], { expires_at: new Date(Date.now() - 1_000) });
    expect((await rest(server, 'GET /me', { key })).status).toBe(401);
  });

  it('may not read because it may write, and is told what it lacks', async () => {
    const key = await server.key(['campaigns:write']);
    expect((await rest(server, 'POST /campaigns', { key, body: { name: 'x', campaign_type: 'sales' } })).status).toBe(201);
    expect((await rest(server, 'GET /campaigns', { key })).body).toMatchObject({ code: 'forbidden', status: 403, scope: 'campaigns:read' });
  });

  it('is refused before the body is read', async () => {
    expect((await rest(server, 'POST /campaigns', { key: null, body: '{bad' })).status).toBe(401);
  });
});

it('tells nothing of what is inside when something breaks', async () => {
  const { id } = await campaign();
  await server.db
    .collection<{ _id: string }>('campaigns')
    .updateOne({ _id: id }, { $set: { metadata: '{broken secret' } }, { bypassDocumentValidation: true });
  const { status, body } = await rest(server, `GET /campaigns/${id}`);
  expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' });
  expect(JSON.stringify(body)).not.toMatch(/secret|JSON|mongo/i);
});
