import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const server = testServer();

async function trpc(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.url}/trpc/${path}`, { ...init, headers: { authorization: `Bearer ${server.adminKey}`, ...init.headers } });
  return { status: response.status, requestId: response.headers.get('x-request-id'), body: JSON.parse(await response.text()) };
}

const post = (body: string, type = 'application/json'): RequestInit => ({ method: 'POST', body, headers: { 'content-type': type } });

describe('what tRPC itself refuses is a problem of the table, with the request’s name', () => {
  it.each([
    ['an unknown procedure', 'campaigns.fly', {}, 404, 'not_found'],
    ['a mutation by GET', 'campaigns.pause', {}, 405, 'method_not_allowed'],
    ['a query by POST', 'campaigns.list', post('{}'), 405, 'method_not_allowed'],
    ['a body that is not JSON', 'campaigns.create', post('{bad'), 400, 'malformed_json'],
    ['an input that is not JSON', 'campaigns.get?input=bad', {}, 400, 'malformed_json'],
    ['an input that is not superjson', 'campaigns.create', post('"text"'), 400, 'invalid_request'],
    ['an address that is not encoded', '%ZZ', {}, 400, 'invalid_request'],
    ['another media type', 'campaigns.create', post('{}', 'text/plain'), 415, 'unsupported_media_type'],
    ['a body that is too large', 'campaigns.create', post(`{"json":{"name":"${'x'.repeat(262_144)}"}}`), 413, 'payload_too_large'],
  ])('%s', async (_, path, init, status, code) => {
    const answer = await trpc(path, init);
    expect(answer.status).toBe(status);
    expect(answer.body.error.json.data.problem).toMatchObject({ code, status, type: `/problems/${code}`, request_id: answer.requestId });
    expect(JSON.stringify(answer.body)).not.toContain('stack');
  });
});

it('answers a batch call by call', async () => {
  const input = encodeURIComponent(JSON.stringify({ 0: { json: { id: 'cmp_nope' } } }));
  const { status, body } = await trpc(`campaigns.get,me.get?batch=1&input=${input}`);
  expect(status).toBe(207);
  expect(body[0].error.json.data.problem.code).toBe('not_found');
  expect(body[1].result.data.json.workspace.name).toBe('Default');
});

it('writes superjson, with the instants where they are', async () => {
  await trpc('campaigns.create', post(JSON.stringify({ json: { name: 'x', campaign_type: 'sales', starts_at: '2027-01-01T00:00:00.000Z' }, meta: { values: { starts_at: ['Date'] } } })));
  const { body } = await trpc('campaigns.list');
  expect(body.result.data.json.data[0].starts_at).toBe('2027-01-01T00:00:00.000Z');
  expect(body.result.data.meta.values).toEqual({ 'data.0.created_at': ['Date'], 'data.0.updated_at': ['Date'], 'data.0.starts_at': ['Date'] });
});
