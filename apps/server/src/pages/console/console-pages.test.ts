import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const below = testServer({ publicUrl: 'https://texts.example.com/hand.bill~1' });
const off = testServer({ console: false });

const get = (address: string, headers: Record<string, string> = {}, url = server.url) =>
  fetch(`${url}${address}`, { headers, redirect: 'manual' });

/** The first script that the shell loads, from where it says that it is. */
async function script(url = server.url): Promise<string> {
  const html = await (await get('/console', {}, url)).text();
  const [, base = ''] = /<base href="([^"]+)">/.exec(html) ?? [];
  const [, file = ''] = /src="\.\/(assets\/[^"]+\.js)"/.exec(html) ?? [];
  return base + file;
}

/** The headers of an answer in a coding: fetch would undo it. */
const coded = (address: string, coding: string): Promise<Record<string, string | undefined>> =>
  new Promise((resolve, reject) => {
    const asked = request(server.url + address, { headers: { 'accept-encoding': coding } }, (answer) => {
      answer.resume();
      resolve(answer.headers as Record<string, string | undefined>);
    });
    asked.on('error', reject).end();
  });

describe('the page for people', () => {
  it('is where / leads browsers, and programs are led to the reference', async () => {
    const browser = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([browser.status, browser.headers.get('location'), browser.headers.get('vary')]).toEqual([302, '/console', 'Accept']);
    expect((await get('/', { accept: '*/*' })).headers.get('location')).toBe('/docs');
  });

  it('has a policy without inline scripts and styles, and with Trusted Types', async () => {
    const { headers } = await get('/console');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'none'; connect-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(await (await get('/console')).text()).not.toMatch(/<style|style=|<script(?![^>]*src=)/);
  });

  it('is fetched anew each time, and not sent again where it is the same', async () => {
    const first = await get('/console');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await get('/console', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('answers each address below it with the shell, and a file that is not there with 404', async () => {
    const [shell, text, slash] = await Promise.all(['/console', '/console/texts/cnt_1?mode=edit', '/console/'].map((each) => get(each)));
    const html = await shell?.text();
    expect(html).toContain('<base href="/console/"><meta name="handbill-base" content="">');
    expect(await text?.text()).toBe(html);
    expect(await slash?.text()).toBe(html);
    const gone = ['/console/assets/index-00000000.js', '/console/index.html', '/console/.sources', '/console/../package.json'];
    expect(await Promise.all(gone.map(async (each) => (await get(each)).status))).toEqual(gone.map(() => 404));
    expect((await fetch(`${server.url}/console`, { method: 'POST' })).status).toBe(405);
  });

  it('has files that caches keep for good, compressed at build', async () => {
    const address = await script();
    const file = await get(address);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const lengths = await Promise.all(['br', 'gzip', 'identity'].map((coding) => coded(address, coding)));
    expect(lengths.map((headers) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    const [br = 0, gzip = 0, identity = 0] = lengths.map((headers) => Number(headers['content-length']));
    expect(br).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(identity);
    // A coding that was made at build is sent also to a browser that would rather have another one.
    expect((await coded(address, 'zstd, br'))['content-encoding']).toBe('br');
  });
});

describe('below the path of a public URL', () => {
  it('names it to the page, which asks there for its files', async () => {
    const html = await (await get('/hand.bill~1/console/texts', {}, below.url)).text();
    expect(html).toContain('<base href="/hand.bill~1/console/"><meta name="handbill-base" content="/hand.bill~1">');
    expect((await get(await script(below.url), {}, below.url)).status).toBe(200);
    // A proxy may have cut the path.
    expect(await (await get('/console/texts', {}, below.url)).text()).toBe(html);
    const root = await get('/', { accept: 'text/html' }, below.url);
    expect(root.headers.get('location')).toBe('https://texts.example.com/hand.bill~1/console');
  });
});

describe('turned off', () => {
  it('is not there, and / leads everybody to the reference', async () => {
    expect((await get('/console', { accept: 'application/json' }, off.url)).status).toBe(404);
    expect((await get('/', { accept: 'text/html' }, off.url)).headers.get('location')).toBe('/docs');
  });
});
