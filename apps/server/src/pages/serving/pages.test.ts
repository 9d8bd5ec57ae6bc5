import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, faultCodes, operations, possibleProblems, problems, type ProblemCode } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { testServer } from '../../../testing/test-server.ts';
import { stylesheet, type SiteFile } from '../page.ts';
import type { apiIndex } from './api-index.ts';
import { guesses } from './guessed-addresses.ts';
import { renderSite } from './render-site.ts';
import { readSite, writeSite } from './site.ts';

const server = testServer();
const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

const attributes = (html: string, name: string) => [...html.matchAll(new RegExp(`${name}="([^"]+)"`, 'g'))].map(([, value = '']) => value);

describe('the API reference', () => {
  it('needs no key, and loads from this server only', async () => {
    const page = await get('/docs');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; img-src data:;/);
    expect(html.replaceAll(/<script type="module" src="\/assets\/(?:pages|search|try)\.[\w-]+\.js"><\/script>/g, '')).not.toMatch(
      /<script|\son\w+=|style="/,
    );
    const loaded = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(loaded).toEqual([stylesheet.address]);
  });

  it('has every operation with its fields, its problems, samples and an example answer', async () => {
    const html = await (await get('/docs')).text();
    for (const { operationId, operation } of operations(contract)) {
      // A stream is described with the call that has its address.
      if (operation.kind === 'subscription') continue;
      const [section = ''] = (html.split(`<section id="${operationId}"`)[1] ?? '').split('</section>');
      expect(section).toContain(`<code>/v1${operation.path}</code>`);
      expect(section).toContain(operation.summary);
      expect(attributes(section, 'href')).toContain('/problems/unauthenticated');
      expect(section).toMatch(/class="sample s1"[^]*class="sample s2"[^]*class="sample s3"/);
      expect(section.includes(`<figcaption>${operation.status ?? 200} `)).toBe(operation.status !== 204);
      const fields = operation.input instanceof z.ZodObject ? Object.keys(operation.input.shape) : ['topic', 'platform', 'hashtags'];
      for (const name of fields) expect(section).toContain(`<dt><code>${name}</code>`);
    }
    expect(html).toContain('admin.key');
  });

  it('has a page for each group of calls, with the schemas that these need', async () => {
    const pages = ['content', 'models', 'campaigns', 'brand-voices', 'keys', 'usage', 'me'];
    const sizes = await Promise.all(pages.map(async (name) => (await (await get(`/docs/${name}`)).text()).length));
    const whole = (await (await get('/docs')).text()).length;
    expect(sizes.every((size) => size > 5_000 && size < whole)).toBe(true);
    const voices = await (await get('/docs/brand-voices')).text();
    expect(attributes(voices, 'id')).toEqual(expect.arrayContaining(['brandVoices_create', 'BrandVoice', 'schemas']));
    expect(voices).toContain('<h2 id="brandVoices">Brand voices</h2>');
  });

  it('names a long list of values once, outside of the fields', async () => {
    const html = await (await get('/docs')).text();
    const [section = ''] = (html.split('<section id="campaigns_update"')[1] ?? '').split('</section>');
    expect(section).toContain('<a href="#CurrencyCode">CurrencyCode</a>');
    expect(section).not.toContain('ZMW');
    expect(html.match(/<code>ZMW<\/code>/g)).toHaveLength(1);
  });

  it('leads nowhere in vain, and no other page does', async () => {
    const site = new Map(renderSite().map(({ address, body }) => [address, body]));
    const pages = [...site].filter(([address]) => !address.startsWith('/assets/'));
    expect(pages.length).toBeGreaterThan(20);
    const dead = pages.flatMap(([address, body]) =>
      [...attributes(body, 'href'), ...attributes(body, 'src')].filter((href) => {
        const [path = '', anchor] = href.split('#', 2);
        if (/^(https:|data:|\/v1\/openapi\.json$)/.test(href)) return false;
        const target = site.get(path === '' ? address : path);
        return target === undefined || (anchor !== undefined && !target.includes(`id="${anchor}"`));
      }),
    );
    expect(dead).toEqual([]);
  });

  it('loads the document, which needs no key either', async () => {
    const document = await get('/v1/openapi.json');
    expect(await document.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), servers: [{ url: `${server.url}/v1` }] });
  });
});

describe('what pages load', () => {
  it('is kept for a year under a name that changes with it, and is compressed', async () => {
    const html = await (await get('/docs')).text();
    const assets = ['href', 'src', 'data-index'].flatMap((name) => attributes(html, name)).filter((one) => one.startsWith('/assets/'));
    expect(assets).toHaveLength(5);
    for (const address of assets) {
      expect(address).toMatch(/\.[\w-]{12}\.(css|js|json)$/);
      const { status, headers } = await get(address, { headers: { 'accept-encoding': 'br' } });
      expect([status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        'br',
      ]);
    }
    expect((await get('/assets/pages.000000000000.css')).status).toBe(404);
  });

  it('is what the build has written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'handbill-site-'));
    try {
      const site = renderSite();
      writeSite(folder, site);
      const byAddress = (files: readonly SiteFile[]) => files.toSorted((a, b) => (a.address < b.address ? -1 : 1));
      expect(byAddress(readSite(folder))).toEqual(byAddress(site));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** The matches of a pattern's groups in our source code. */
async function sourceMatches(pattern: RegExp): Promise<ReadonlySet<string>> {
  const root = join(import.meta.dirname, '../../../../..');
  const files = globSync(['packages/{contract,operations,http,router,openapi,mongo}/src/**/*.ts', 'apps/server/src/**/*.ts'], {
    cwd: root,
  });
  const sources = await Promise.all(
    files.filter((file) => !/\.test(-d)?\.ts$/.test(file)).map((file) => readFile(join(root, file), 'utf8')),
  );
  return new Set(sources.flatMap((source) => [...source.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((group) => group))));
}

/** The codes of all problems raised in the source code. */
const raisedCodes = () => sourceMatches(/(?:new P|call\.p)roblem\(\s*'(\w+)'/g);

/** Codes of other things: of problems, and zod's own. */
const isFaultCode = (code: string) => !(code in problems) && !['custom', 'en'].includes(code);

const possible = possibleProblems(contract);
const all = Object.keys(problems) as ProblemCode[];

describe('the pages of the problems', () => {
  it.each([...possible])('explain %s', async (code) => {
    const page = await get(`/problems/${code}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(String(problems[code].status));
    expect(html).toContain(problems[code].title);
    expect(html).toContain('<h2>What to do</h2>');
    const [, example = ''] = /<pre[^>]*><code>([\s\S]*?)<\/code>/.exec(html) ?? [];
    const { status, title, members } = problems[code];
    const body = JSON.parse(example.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
    expect(body).toMatchObject({ type: `/problems/${code}`, title, status, code, request_id: expect.any(String) });
    for (const name of Object.keys(members)) expect(html).toContain(`<dt><code>${name}</code>`);
  });

  it('explain the code of every invalid field', async () => {
    const html = await (await get('/problems/invalid_request')).text();
    for (const code of Object.keys(faultCodes)) expect(html).toContain(`<dt><code>${code}</code>`);
    expect(
      [...(await sourceMatches(/(?:\bcode|\bfault): '([a-z]+(?:_[a-z]+)*)'|refuse\('([a-z_]+)'/g))]
        .filter(isFaultCode)
        .filter((code) => !(code in faultCodes)),
    ).toEqual([]);
  });

  it('are listed, and problems that cannot occur have no page and are not listed', async () => {
    const html = await (await get('/problems')).text();
    for (const code of all) expect([code, html.includes(`href="/problems/${code}"`)]).toEqual([code, possible.has(code)]);
    for (const code of all.filter((one) => !possible.has(one))) expect((await get(`/problems/${code}`)).status).toBe(404);
  });

  it('exist for all problems that the code raises, and only for those', async () => {
    const raised = await raisedCodes();
    expect(raised.size).toBeGreaterThan(10);
    // The writer supplies the code of a failed generation.
    expect([...raised, 'generation_failed', 'generation_timeout'].filter((code) => !possible.has(code as ProblemCode))).toEqual([]);
    expect([...possible].filter((code) => !raised.has(code) && !code.startsWith('generation_'))).toEqual([]);
  });

  it.each(['nonsense', '__proto__', 'toString', '%ZZ'])('do not exist for %s', async (code) => {
    const answer = await get(`/problems/${code}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(await answer.json()).toMatchObject({ code: 'not_found', request_id: answer.headers.get('x-request-id') });
  });
});

describe('an unknown address', () => {
  it('is answered with a page in a browser, and with a problem elsewhere', async () => {
    const page = await get('/nothing', { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } });
    expect([page.status, page.headers.get('content-type'), page.headers.get('vary')]).toEqual([404, 'text/html; charset=utf-8', 'Accept']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('href="/docs"');
    const problem = await get('/nothing', { headers: { accept: 'application/json' } });
    expect([problem.status, problem.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });
});

/** As a browser asks for it, following where it leads. */
const browse = (path: string) => get(path, { headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } });

describe('what newcomers type', () => {
  it('is first of all the base address, which lists where to go on from', async () => {
    const answers = await Promise.all([get('/v1'), get('/v1/'), get('/v1?x=1')]);
    const index = {
      name: 'Handbill',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      documentation: '/docs',
      openapi: '/v1/openapi.json',
      collections: expect.arrayContaining(['/v1/content', '/v1/campaigns', '/v1/brand-voices', '/v1/keys', '/v1/models', '/v1/usage']),
    };
    for (const answer of answers)
      expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([200, 'application/json', index]);
    const { collections, documentation, openapi } = (await (await get('/v1')).json()) as ReturnType<typeof apiIndex>;
    for (const address of [documentation, openapi]) expect((await get(address)).status).toBe(200);
    for (const address of collections) expect([address, (await get(address)).status]).toEqual([address, 401]);
    const [head, { headers }] = [await get('/v1', { method: 'HEAD' }), await get('/v1')];
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, headers.get('content-length'), '']);
    const refused = await get('/v1', { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it.each([
    ['/openapi.json', '/v1/openapi.json'],
    ['/openapi.json?profile=full', '/v1/openapi.json?profile=full'],
    ['/swagger', '/docs'],
    ['/v1/docs', '/docs'],
    ['/api', '/v1'],
    ['/api/', '/v1'],
    ['/api/v1/', '/v1'],
    ['/v2', '/v1'],
    ['/api/docs/guides/rest', '/docs/guides/rest'],
    ['/v1/health/ready', '/health/ready'],
    ['/Swagger-UI.html', '/docs'],
  ])('leads on: %s', async (address, to) => {
    const { status, headers } = await get(address, { redirect: 'manual' });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, to, 'no-store']);
    expect((await get(address, { method: 'DELETE', redirect: 'manual' })).status).toBe(405);
  });

  it('leads to what there is, or else says where to go, whatever is put in front', { timeout: 30_000 }, async () => {
    const said = /<p>(?!There is nothing at).*<a href="\/(?:v1|docs)/;
    const hinted = await Promise.all(
      guesses.flatMap((guess) =>
        ['', '/v1', '/api/v1'].map(async (prefix) => {
          const answer = await browse(`${prefix}/${guess}`);
          if (answer.ok || answer.url.endsWith('/metrics')) return [];
          const page = await answer.text();
          expect([prefix, guess, page]).toEqual([prefix, guess, expect.stringMatching(said)]);
          return attributes(page, 'href').filter((href) => href.startsWith('/'));
        }),
      ),
    );
    expect(await (await browse('/trpc/')).text()).toContain('<p>tRPC is below this address');
    for (const link of new Set(hinted.flat())) expect([link, (await get(link)).ok]).toEqual([link, true]);
  });

  it.each([
    ['POST /campaigns', '/v1/campaigns'],
    ['GET /api/content/cnt_1', '/v1/content/cnt_1'],
    ['POST /v2/content/generate', '/v1/content/generate'],
    ['POST /api/trpc/campaigns.list', '/trpc/campaigns.list'],
  ])('is told where it is for calls: %s', async (call, meant) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await get(path, { method });
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { code: 'not_found', detail: `There is no such address; did you mean ${meant}?` },
    ]);
  });

  it('shows nothing of an address that a stranger wrote as more than text, and leads to no other server', async () => {
    const page = await (await browse('/v1/content/%3Cscript%3E"onclick=/')).text();
    expect(page).toContain('did you mean');
    expect(page).not.toMatch(/<script>|"onclick/);
    for (const address of ['//example.org/docs', '/api//example.org', '/v1//docs', '/api/docs//example.org'])
      expect([address, (await get(address, { redirect: 'manual' })).status]).toEqual([address, 404]);
  });

  it('is nothing for search engines', async () => {
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await get('/favicon.ico')).status).toBe(204);
  });
});

describe('health', () => {
  it('needs no key, and names the writer in use', async () => {
    for (const path of ['/health/live', '/health', '/healthz', '/healthz/live'])
      expect(await (await get(path)).json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    expect(await (await get('/health/ready')).json()).toMatchObject({ status: 'ok', writer: 'sandbox' });
  });
});

it('gives a summary at the start', () => {
  const summary = Object.fromEntries(server.startupSummary);
  expect(summary).toMatchObject({ REST: `${server.url}/v1`, tRPC: `${server.url}/trpc`, Docs: `${server.url}/docs` });
  expect(summary['Key']).toContain('admin.key');
  expect(summary['Writer']).toContain('sandbox');
});
