import { problems } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

describe('the reference', () => {
  it('is open, and loads from this server only', async () => {
    const page = await get('/docs');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(html).not.toMatch(/https?:/);
    const scripts = [...html.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
    expect(scripts).toEqual(['/docs/library.js', '/docs/start.js']);
    for (const source of scripts) expect((await get(source)).headers.get('content-type')).toContain('javascript');
  });

  it('reads the document, which is open too', async () => {
    const document = await get('/v1/openapi.json');
    expect(await document.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), servers: [{ url: '/v1' }] });
  });
});

describe('the pages of the problems', () => {
  it.each(Object.entries(problems))('explain %s', async (code, { status, title }) => {
    const page = await get(`/problems/${code}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(String(status));
    expect(html).toContain(title);
  });

  it('are listed', async () => {
    const html = await (await get('/problems')).text();
    for (const code of Object.keys(problems)) expect(html).toContain(`href="/problems/${code}"`);
  });

  it.each(['nonsense', '__proto__', 'toString', '%ZZ'])('know nothing of %s', async (code) => {
    const answer = await get(`/problems/${code}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({ code: 'not_found', request_id: answer.headers.get('x-request-id') });
  });
});

describe('health', () => {
  it('is open, and says which writer is in use', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/health/ready')).json()).toMatchObject({ status: 'ok', writer: 'sandbox' });
  });
});

it('tells the start what a person needs', () => {
  const told = Object.fromEntries(server.told);
  expect(told).toMatchObject({ REST: `${server.url}/v1`, tRPC: `${server.url}/trpc`, Docs: `${server.url}/docs` });
  expect(told['Key']).toContain('admin.key');
  expect(told['Writer']).toContain('sandbox');
});
