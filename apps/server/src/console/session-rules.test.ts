import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { browserRequest } from '../../testing/browser-request.ts';
import { cookieOf, ofOwnPage, page, sessionCookie, signIn } from '../../testing/console-session.ts';
import { testServer } from '../../testing/test-server.ts';

const other = 'https://other.example';
const server = testServer({ corsOrigins: [other] });
const campaign = { name: 'Autumn', campaign_type: 'sales' };
const list = 'GET /v1/campaigns';

/** The status of a request with the cookie of a session and these headers alone. */
async function statusOf(route: string, headers: Record<string, string | undefined>, body?: object): Promise<number> {
  const cookie = await sessionCookie(server);
  return (await browserRequest(server.url, route, { headers: { cookie, ...headers }, body })).status;
}

describe('rule 1: the cookie counts for pages of this origin', () => {
  const own = () => server.url;
  it.each<[string, () => Record<string, string | undefined>, number]>([
    ['same-origin', () => ({ 'sec-fetch-site': 'same-origin' }), 200],
    ['same-site, as another port of the host is', () => ({ 'sec-fetch-site': 'same-site' }), 401],
    ['cross-site', () => ({ 'sec-fetch-site': 'cross-site' }), 401],
    ['typed or opened in a new tab', () => ({ 'sec-fetch-site': 'none' }), 401],
    ['cross-site with an origin that seems ours', () => ({ 'sec-fetch-site': 'cross-site', origin: own() }), 401],
    ['our origin, from a browser without Sec-Fetch-Site', () => ({ origin: own() }), 200],
    ['another port, from such a one', () => ({ origin: 'http://127.0.0.1:1' }), 401],
    ['a page of ours as Referer, from such a one', () => ({ referer: `${own()}/console/texts` }), 200],
    ['another page as Referer', () => ({ referer: `${other}/${own()}` }), 401],
    ['another origin with a Referer of ours', () => ({ origin: other, referer: `${own()}/` }), 401],
    ['nothing', () => ({}), 401],
  ])('%s', async (_, headers, status) => {
    expect(await statusOf(list, headers())).toBe(status);
    expect(await statusOf('GET /trpc/campaigns.list?input=%7B%22json%22%3A%7B%7D%7D', headers())).toBe(status);
  });

  it('a Referer is enough for no change', async () => {
    const headers = { 'handbill-console': '1', referer: `${server.url}/console` };
    expect(await statusOf('POST /v1/campaigns', headers, campaign)).toBe(401);
    expect(await statusOf('POST /v1/campaigns', { ...headers, origin: server.url }, campaign)).toBe(201);
  });

  it('a link in a page downloads', async () => {
    const { status, headers } = await page(server, await sessionCookie(server))('POST /v1/content/generate', {
      body: { type: 'social_post', platform: 'linkedin', topic: 'A bakery' },
    });
    expect(status).toBe(201);
    const navigation = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
      accept: 'text/html,*/*',
    };
    expect(await statusOf(`GET ${headers.location}/export?format=markdown`, navigation)).toBe(200);
  });
});

describe('rule 2: a change needs what no form can send', () => {
  const from = { 'sec-fetch-site': 'same-origin' };
  it.each<[string, Record<string, string | undefined>, number]>([
    ['with the header and JSON', { 'handbill-console': '1' }, 201],
    ['without the header', {}, 401],
    ['with another value', { 'handbill-console': 'true' }, 401],
    ['as a form sends text', { 'handbill-console': '1', 'content-type': 'text/plain' }, 401],
    ['without a type', { 'handbill-console': '1', 'content-type': undefined }, 401],
  ])('%s', async (_, headers, status) => {
    expect(await statusOf('POST /v1/campaigns', { ...from, ...headers }, campaign)).toBe(status);
  });

  it('holds where there is no body, too, and in tRPC', async () => {
    expect(await statusOf('DELETE /v1/campaigns/cmp_none', from)).toBe(401);
    expect(await statusOf('DELETE /v1/campaigns/cmp_none', { ...from, 'handbill-console': '1' })).toBe(404);
    expect(await statusOf('POST /trpc/campaigns.create', from, { json: campaign })).toBe(401);
    expect(await statusOf('POST /trpc/campaigns.create', { ...from, 'handbill-console': '1' }, { json: campaign })).toBe(200);
  });

  it('holds at the door of sessions', async () => {
    const refused = async (headers: Record<string, string | undefined>) => (await signIn(server, undefined, { headers })).status;
    expect(await refused({ 'handbill-console': undefined })).toBe(403);
    expect(await refused({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await refused({ 'sec-fetch-site': undefined, origin: other })).toBe(403);
    expect(await refused({ 'content-type': 'text/plain' })).toBe(403);
    expect(await refused({ 'sec-fetch-site': undefined })).toBe(200);
  });
});

describe('rule 3: the cookie', () => {
  it('is for this port, the browser alone and until it is closed', async () => {
    const { headers } = await signIn(server);
    const port = new URL(server.url).port;
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^handbill-${port}=hbk_[\\w-]+; Path=/; HttpOnly; SameSite=Strict$`)),
    ]);
  });

  it('does not count twice: another program of the host has set the second one', async () => {
    const cookie = await sessionCookie(server);
    const own = { 'sec-fetch-site': 'same-origin' };
    const asked = (sent: string) => browserRequest(server.url, list, { headers: { ...own, cookie: sent } });
    expect((await asked(`theme=dark; ${cookie}`)).status).toBe(200);
    expect((await asked(`${cookie}; ${cookie}x`)).status).toBe(401);
    expect((await asked(cookie.replace(/-\d+=/, '-1='))).status).toBe(401);
  });

  it.each(['192.0.2.7:3000', 'handbill.internal'])('is given to nobody over plain HTTP in a network: %s', async (host) => {
    const { status, body, headers } = await signIn(server, undefined, { headers: { host, origin: `http://${host}` } });
    expect([status, body.code, headers['set-cookie']]).toEqual([403, 'forbidden', undefined]);
    expect(body.detail).toContain('HANDBILL_PUBLIC_URL');
  });
});

describe('rule 4: only names of this server count', () => {
  it.each([
    ['localhost', 200],
    ['[::1]', 200],
    ['rebound.example', 401],
    ['127.0.0.1.rebound.example', 401],
    ['localhost.rebound.example', 401],
    ['192.0.2.7', 401],
  ])('%s', async (name, status) => {
    const { port } = new URL(server.url);
    expect(await statusOf(list, { 'sec-fetch-site': 'same-origin', host: `${name}:${port}` })).toBe(status);
  });

  it('CORS allows credentials to nobody, and does not reach the door of sessions', async () => {
    const allowed = await browserRequest(server.url, list, { headers: { origin: other, authorization: `Bearer ${server.adminKey}` } });
    expect([allowed.status, allowed.headers['access-control-allow-origin']]).toEqual([200, other]);
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    const preflight = { origin: other, 'access-control-request-method': 'POST' };
    const [calls, session] = await Promise.all(
      ['OPTIONS /v1/campaigns', 'OPTIONS /console/session'].map((route) => browserRequest(server.url, route, { headers: preflight })),
    );
    expect([calls?.status, calls?.headers['access-control-allow-headers']]).toEqual([204, expect.not.stringMatching(/handbill-console/i)]);
    expect([session?.status, session?.headers['access-control-allow-origin']]).toEqual([405, undefined]);
  });
});

describe('rule 5: a key that is sent is the one that counts', () => {
  it('has its own rights, and a bad one has none', async () => {
    const key = await server.key(['content:read']);
    const cookie = await sessionCookie(server);
    const asked = (authorization: string) => browserRequest(server.url, list, { headers: { ...ofOwnPage, cookie, authorization } });
    expect((await asked(`Bearer ${key}`)).body.code).toBe('forbidden');
    expect((await asked('Bearer hbk_nothing')).body.code).toBe('unauthenticated');
    expect((await asked('')).body.code).toBe('unauthenticated');
    const patched = await page(server, cookie)('PATCH /console/session', {
      headers: { authorization: `Bearer ${key}` },
      body: { name: 'Mira' },
    });
    expect(patched.status).toBe(401);
  });
});

describe('behind a proxy', () => {
  const site = { origin: 'https://texts.example.com', host: 'texts.example.com' };
  const root = testServer({ publicUrl: 'https://texts.example.com' });
  const below = testServer({ publicUrl: 'https://texts.example.com/handbill' });
  const plain = testServer({ publicUrl: 'http://texts.example.com' });
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1');
  const trusting = testServer({ publicUrl: 'http://texts.example.com', trustedProxies });

  it('the cookie is bound to TLS, and to the path of the public URL', async () => {
    const attributes = async (at: typeof root) => (await signIn(at, undefined, { headers: site })).headers['set-cookie']?.[0];
    expect(await attributes(root)).toMatch(/^__Host-handbill=hbk_[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    expect(await attributes(below)).toMatch(/^__Secure-handbill=hbk_[\w-]+; Path=\/handbill; HttpOnly; SameSite=Strict; Secure$/);
  });

  it('the cookie counts under the public name, with or without the path, and the one of loopback does not', async () => {
    const cookie = cookieOf(await signIn(below, undefined, { headers: site }));
    const own = { ...ofOwnPage, cookie };
    const asked = async (path: string, headers: Record<string, string>) =>
      (await browserRequest(below.url, `GET ${path}/v1/campaigns`, { headers: { ...own, ...headers } })).status;
    expect(await asked('/handbill', { host: site.host })).toBe(200);
    expect(await asked('', { host: site.host })).toBe(200);
    expect(await asked('', {})).toBe(401);
    expect(await asked('', { host: site.host, cookie: await sessionCookie(below) })).toBe(401);
  });

  it('a proxy says that it speaks TLS, where it is trusted', async () => {
    const said = async (at: typeof root, proto: string) =>
      (await signIn(at, undefined, { headers: { ...site, 'x-forwarded-proto': proto } })).headers['set-cookie']?.[0]?.split('=')[0];
    expect([await said(trusting, 'https'), await said(trusting, 'http'), await said(plain, 'https')]).toEqual([
      '__Host-handbill',
      undefined,
      undefined,
    ]);
  });

  it('nobody signs in where the public URL is of plain HTTP, or the proxy hides the name', async () => {
    const refused = async (at: typeof root, headers: object) =>
      (await signIn(at, undefined, { headers: { ...site, ...headers } })).body.detail;
    expect(await refused(plain, { origin: 'http://texts.example.com' })).toContain('plain HTTP');
    expect(await refused(root, { host: new URL(root.url).host })).toContain('pass Host on');
  });
});
