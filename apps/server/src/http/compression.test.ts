import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { longestTurn, measured } from '@handbill/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { script, stylesheet } from '../pages/page.ts';

const server = testServer({ corsOrigins: ['https://app.example'] });
const decompress = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
const list = '/v1/campaigns?limit=100';
const assets = [script('try'), stylesheet].map(({ address }) => address);
const trpcList = `/trpc/campaigns.list?input=${encodeURIComponent('{"json":{"limit":100}}')}`;

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** One request, with a client that does not decompress. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${server.adminKey}`, ...headers } }, (response) => {
      buffer(response).then((bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }), reject);
    })
      .on('error', reject)
      .end();
  });

let small = '';

beforeAll(async () => {
  const description = 'A campaign with a text that is told at some length. '.repeat(40);
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      server.rest('POST /campaigns', { body: { name: `No. ${at}`, campaign_type: 'sales', description } }),
    ),
  );
  small = (await server.rest('POST /campaigns', { body: { name: 'Small', campaign_type: 'sales', status: 'active' } })).body.id;
});

describe('a large answer', () => {
  it.each([list, trpcList, '/v1/openapi.json', '/docs', ...assets])(
    'of %s has the same content in each coding, and is smaller',
    async (path) => {
      const plain = await get(path);
      expect([plain.status, plain.headers['content-encoding'], plain.headers['content-length']]).toEqual([
        200,
        undefined,
        String(plain.bytes.length),
      ]);
      expect(plain.headers.vary).toContain('Accept-Encoding');
      for (const [coding, unpack] of Object.entries(decompress)) {
        const { headers, bytes } = await get(path, { 'accept-encoding': coding });
        expect([headers['content-encoding'], headers['content-length'], headers.vary]).toEqual([
          coding,
          String(bytes.length),
          plain.headers.vary,
        ]);
        expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
        expect(unpack(bytes).equals(plain.bytes)).toBe(true);
      }
    },
  );

  it.each([list, '/v1/openapi.json', ...assets])('of %s has the same headers for HEAD', async (path) => {
    for (const accepted of ['', 'br']) {
      const [whole, head] = await Promise.all(['GET', 'HEAD'].map((method) => get(path, { 'accept-encoding': accepted }, method)));
      const same = { 'x-request-id': expect.any(String), date: expect.any(String) };
      expect(head).toEqual({ ...whole, headers: { ...whole?.headers, ...same }, bytes: Buffer.of() });
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'zstd'],
    ['zstd;q=0, *', 'br'],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['', undefined],
    ['deflate', undefined],
    ['nonsense;;q=x,,', undefined],
  ])('to Accept-Encoding: %j comes as %s', async (accepted, coding) => {
    for (const path of [list, '/v1/openapi.json'])
      expect((await get(path, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding);
  });

  it('names Origin in Vary too', async () => {
    const { headers } = await get(list, { origin: 'https://app.example' });
    expect(headers.vary).toBe('Origin, Accept-Encoding');
  });

  it('does not block other requests while it is compressed', measured, async () => {
    const ask = () => Promise.all(Array.from({ length: 8 }, () => get(list, { 'accept-encoding': 'br' })));
    await ask();
    expect(await longestTurn(ask)).toBeLessThan(50);
  });
});

describe('a small answer', () => {
  it('is sent uncompressed, unless the request excludes that', async () => {
    const path = `/v1/campaigns/${small}`;
    const [plain, compressible, starred] = await Promise.all(
      ['', 'gzip, br', '*'].map((accepted) => get(path, { 'accept-encoding': accepted })),
    );
    for (const one of [plain, compressible, starred])
      expect(one?.headers).toMatchObject({ etag: '"1"', 'content-type': 'application/json' });
    expect([compressible?.headers['content-encoding'], starred?.headers['content-encoding']]).toEqual([undefined, undefined]);
    const refusing = await get(path, { 'accept-encoding': 'identity;q=0, gzip' });
    expect(refusing.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(refusing.bytes).equals(plain?.bytes ?? Buffer.of())).toBe(true);
  });
});

describe('caching', () => {
  it('is not allowed for API answers, which are still 304 for an unchanged revision', async () => {
    for (const path of [list, trpcList, '/v1/me', '/health/live', '/health/ready'])
      expect((await get(path)).headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const { status, headers } = await get(`/v1/campaigns/${small}`, { 'if-none-match': '"1"', 'accept-encoding': 'br' });
    expect([status, headers.etag, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      304,
      '"1"',
      'no-store',
      'nosniff',
    ]);
  });

  it.each(['/v1/openapi.json', '/docs', '/problems', '/problems/internal', ...assets])(
    'is allowed for %s, which has an ETag for each coding',
    async (path) => {
      const [plain, packed] = await Promise.all(['', 'identity;q=0, gzip'].map((accepted) => get(path, { 'accept-encoding': accepted })));
      expect(plain?.headers['cache-control']).toMatch(/^no-cache$|^public, max-age=31536000, immutable$/);
      expect(plain?.headers).toMatchObject({ etag: expect.stringMatching(/^"[\w-]+"$/), 'x-content-type-options': 'nosniff' });
      expect(packed?.headers.etag).not.toBe(plain?.headers.etag);
      const again = await get(path, { 'if-none-match': `"old", W/${packed?.headers.etag}`, 'accept-encoding': 'identity;q=0, gzip' });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, packed?.headers.etag]);
      expect((await get(path, { 'if-none-match': '"old"' })).status).toBe(200);
    },
  );
});
