import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract, possibleProblems, problems, type ProblemCode } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const server = testServer();
const get = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

describe('the API reference', () => {
  it('needs no key, and loads from this server only', async () => {
    const page = await get('/docs');
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self';/);
    expect(html).not.toMatch(/https?:/);
    const scripts = [...html.matchAll(/src="([^"]+)"/g)].map(([, source = '']) => source);
    expect(scripts).toEqual(['/docs/library.js', '/docs/start.js']);
    for (const source of scripts) expect((await get(source)).headers.get('content-type')).toContain('javascript');
  });

  it('loads the document, which needs no key either', async () => {
    const document = await get('/v1/openapi.json');
    expect(await document.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), servers: [{ url: '/v1' }] });
  });
});

/** The codes of all problems raised in the source code. */
async function raisedCodes(): Promise<ReadonlySet<string>> {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync(['packages/{contract,operations,http,router,openapi,mongo}/src/**/*.ts', 'apps/server/src/**/*.ts'], {
    cwd: root,
  });
  const sources = await Promise.all(
    files.filter((file) => !/\.test(-d)?\.ts$/.test(file)).map((file) => readFile(join(root, file), 'utf8')),
  );
  return new Set(sources.flatMap((source) => [...source.matchAll(/(?:new P|call\.p)roblem\(\s*'(\w+)'/g)].map(([, code = '']) => code)));
}

const possible = possibleProblems(contract);
const all = Object.keys(problems) as ProblemCode[];

describe('the pages of the problems', () => {
  it.each([...possible])('explain %s', async (code) => {
    const page = await get(`/problems/${code}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(String(problems[code].status));
    expect(html).toContain(problems[code].title);
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

describe('health', () => {
  it('needs no key, and names the writer in use', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/health/ready')).json()).toMatchObject({ status: 'ok', writer: 'sandbox' });
  });
});

it('gives a summary at the start', () => {
  const summary = Object.fromEntries(server.startupSummary);
  expect(summary).toMatchObject({ REST: `${server.url}/v1`, tRPC: `${server.url}/trpc`, Docs: `${server.url}/docs` });
  expect(summary['Key']).toContain('admin.key');
  expect(summary['Writer']).toContain('sandbox');
});
