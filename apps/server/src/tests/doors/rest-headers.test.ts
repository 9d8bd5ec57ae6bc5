import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

const campaign = async (fields: object = {}) =>
  (await server.rest('POST /campaigns', { body: { name: 'Spring launch', campaign_type: 'sales', ...fields } })).body;

describe('headers', () => {
  it.each(['text/html', 'application/xml', 'application/json;q=0', 'text/event-stream'])('exclude JSON: %s', async (accept) => {
    expect((await server.rest('GET /campaigns', { headers: { accept } })).body).toMatchObject({ code: 'not_acceptable', status: 406 });
  });

  // Python clients of openapi-generator send this for a 204, since only its problems have a body.
  it('exclude JSON without effect if the answer has no body', async () => {
    const { id } = await campaign();
    expect((await server.rest(`DELETE /campaigns/${id}`, { headers: { accept: 'application/problem+json' } })).status).toBe(204);
  });

  it.each(['*/*', 'application/*', 'application/json', 'text/html, application/json;q=0.1', 'text/html, */*;q=0.1'])(
    'allow JSON: %s',
    async (accept) => {
      expect((await server.rest('GET /campaigns', { headers: { accept } })).status).toBe(200);
    },
  );

  it('contain the revision, and If-None-Match is answered with 304 if it is unchanged', async () => {
    const { id } = await campaign({ status: 'active' });
    await server.rest(`POST /campaigns/${id}/pause`);
    const { headers } = await server.rest(`GET /campaigns/${id}`);
    expect(headers.get('etag')).toBe('"2"');
    const conditions = ['"2"', '"1", "2"', 'W/"2"', '*', '"1"'];
    const statuses = await Promise.all(
      conditions.map(async (condition) => (await server.rest(`GET /campaigns/${id}`, { headers: { 'if-none-match': condition } })).status),
    );
    expect(statuses).toEqual([304, 304, 304, 304, 200]);
  });

  it('say when to look again after what goes on in the background', async () => {
    const body = { type: 'email', topic: 'Bread', background: true };
    const { status, headers } = await server.rest('POST /content/generate', { body });
    expect([status, headers.get('retry-after')]).toEqual([202, '2']);
  });

  it('contain the address of a created record', async () => {
    const { headers, body } = await server.rest('POST /campaigns', { body: { name: 'x', campaign_type: 'sales' } });
    expect(headers.get('location')).toBe(`/v1/campaigns/${body.id}`);
  });

  it('contain the client’s request id, or a new one', async () => {
    const named = await server.rest('GET /campaigns/nope', { headers: { 'x-request-id': 'my-request.1' } });
    expect([named.headers.get('x-request-id'), named.body.request_id]).toEqual(['my-request.1', 'my-request.1']);
    const unnamed = await server.rest('GET /me', { headers: { 'x-request-id': 'x'.repeat(129) } });
    expect(unnamed.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a key', () => {
  const wrong = 'Bearer error="invalid_token"';
  it.each([
    [null, 'Bearer'],
    ['nonsense', wrong],
    [`hbk_${'0'.repeat(26)}_${'a'.repeat(43)}`, wrong],
  ])('that is missing or unknown is rejected: %s', async (key, challenge) => {
    const { status, headers } = await server.rest('GET /me', { key });
    expect([status, headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  it('that has expired is rejected', async () => {
    const key = await server.key(['admin'], { expires_at: new Date(Date.now() - 1_000) });
    expect((await server.rest('GET /me', { key })).status).toBe(401);
  });

  it('with a write scope does not allow reading, and the problem names the missing scope', async () => {
    const key = await server.key(['campaigns:write']);
    expect((await server.rest('POST /campaigns', { key, body: { name: 'x', campaign_type: 'sales' } })).status).toBe(201);
    expect((await server.rest('GET /campaigns', { key })).body).toMatchObject({ code: 'forbidden', status: 403, scope: 'campaigns:read' });
  });

  it('is checked before the body is read', async () => {
    expect((await server.rest('POST /campaigns', { key: null, body: '{bad' })).status).toBe(401);
  });
});
