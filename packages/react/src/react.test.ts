import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../apps/server/testing/test-server.ts';
import { launchBrowser } from '../../../tooling/testing/src/index.ts';
import { createClient, type Client } from '../../client/src/index.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type HTTPRequest = Awaited<ReturnType<Page['waitForRequest']>>;

const server = testServer();
let browser: Browser;
let page: Page;
let client: Client;
let requests: { url: string; headers: Record<string, string> }[] = [];
/** A test's work on a request before it is sent on; `true` if it does all of it. */
let intercept: (request: HTTPRequest) => unknown = () => false;

/** The page of the tests with a version of React, as a page of the server's own origin. */
async function script(version: '18' | '19'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../testing/page.tsx')],
    absWorkingDir: join(import.meta.dirname, '..'),
    alias: version === '18' ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {},
    conditions: ['@handbill/source'],
    // There React runs each effect twice.
    define: { 'process.env.NODE_ENV': '"development"' },
    jsx: 'automatic',
    bundle: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const html = (code: string) =>
  `<!doctype html><title>Test</title><div id="root"></div><script>window.key = '${server.adminKey}'</script><script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;

async function open(code: string, screen: string): Promise<void> {
  page = await browser.newPage();
  await openIn(code, screen);
}

async function openIn(code: string, screen: string): Promise<void> {
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => console.error(error));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    requests.push({ url: request.url(), headers: request.headers() });
    if (request.url().startsWith(`${server.url}/test`)) void request.respond({ contentType: 'text/html', body: html(code) });
    else void (async () => (await intercept(request)) === true || (await request.continue()))();
  });
  await page.goto(`${server.url}/test#${screen}`);
}

const textOf = (selector: string) => page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent));
const press = (name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const rows = (expected: readonly string[]) => expect.poll(() => textOf('section li')).toEqual(expected);
const stream = (status: string) => expect.poll(() => textOf('#events')).toEqual([status]);
const sent = (part: string) => requests.filter(({ url }) => url.includes(part));
const settings = { campaign_type: 'sales' } as const;

beforeAll(async () => {
  client = createClient({ url: server.url, key: server.adminKey });
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(async () => {
  intercept = () => false;
  requests = [];
  await page.close();
});

describe.each(['18', '19'] as const)('with React %s', (version) => {
  let code = '';
  beforeAll(async () => {
    code = await script(version);
    await server.db.collection('campaigns').deleteMany({});
    for (const name of ['A', 'B', 'C']) await client.campaigns.create.mutate({ ...settings, name, status: 'active' });
  });

  it('lists by cursor, shows a step at once, and takes it back where it is refused', async () => {
    await open(code, 'campaigns');
    await stream('live ');
    expect(await page.$eval('#root', (element) => element.title)).toMatch(new RegExp(`^${version}\\.`));
    await rows(['C active', 'B active']);
    expect(await page.$eval('section li', (element) => element.title)).toBe('true');
    await press('More');
    await rows(['C active', 'B active', 'A active']);

    const held = Promise.withResolvers<void>();
    intercept = (request) => request.url().includes('campaigns.pause') && held.promise;
    const [campaign] = (await client.campaigns.list.query({ q: 'B' })).data;
    await press('pause B');
    await rows(['C active', 'B paused', 'A active']);
    // Someone else is faster; the stream tells of it.
    await client.campaigns.complete.mutate({ id: campaign?.id ?? '' });
    await rows(['C active', 'B completed', 'A active']);
    held.resolve();
    await expect.poll(() => textOf('[role=alert]')).toEqual(['Cannot pause a completed campaign. Allowed actions: duplicate, delete.']);
    await rows(['C active', 'B completed', 'A active']);
  });

  it('takes a record away at once, and brings it back where that is refused', async () => {
    await open(code, 'campaigns');
    await rows(['C active', 'B completed']);
    const held = Promise.withResolvers<void>();
    intercept = async (request) => {
      if (!request.url().includes('campaigns.delete')) return false;
      await held.promise;
      // Another record's name: there is none.
      await request.continue({ postData: (request.postData() ?? '').replace('cmp_', 'cmp_x') });
      return true;
    };
    await press('delete C');
    await rows(['B completed']);
    held.resolve();
    await expect.poll(() => textOf('[role=alert]')).toHaveLength(1);
    await rows(['C active', 'B completed']);
  });

  it('places faults at their fields, links to them, and focuses the first', async () => {
    await open(code, 'form');
    await press('Create');
    await expect.poll(() => textOf('form li')).toHaveLength(4);
    expect(await textOf('label span')).toEqual(['must not be empty', expect.stringContaining('empty'), 'must not be below age_min']);
    expect(await textOf('form li')).toContain('/budget must have at most 2 decimals in USD');
    const places = `[...document.querySelectorAll('form a')].map(({ hash }) => document.getElementById(decodeURI(hash.slice(1))).name)`;
    expect(await page.evaluate(places)).toEqual(['/name', '/target_audience', '/target_audience/age_max']);
    expect(await page.evaluate('document.activeElement.name')).toBe('/name');
  });

  it('shows a text while it is written, draws at most once a frame, and finds it again after a reload', async () => {
    await open(code, 'writer');
    await press('Write');
    await page.waitForFunction("document.querySelector('article p').textContent.length > 20");
    expect(await textOf('article output')).toEqual(['generating']);
    const [beginning = ''] = await textOf('article p');
    await page.reload();
    await page.waitForFunction("document.querySelector('article p').textContent.length > 0");
    expect((await textOf('article p'))[0]?.startsWith(beginning)).toBe(true);
    const frames = page.evaluate(`(async () => {
      const before = draws;
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      return draws - before;
    })()`);
    // In StrictMode each is drawn twice.
    expect(await frames).toBeLessThanOrEqual(64);
    expect(sent('/v1/content/generate')).toHaveLength(1);
    await press('Stop');
    await expect.poll(() => textOf('article output')).toEqual(['cancelled']);
    expect((await client.content.list.query()).data[0]?.status).toBe('cancelled');
  });

  it('does not pay twice for a text whose record it had not heard of when it was reloaded', async () => {
    const { total } = (await client.content.list.query()).pagination;
    await open(code, 'writer');
    const held = Promise.withResolvers<void>();
    // The server has it, and the page has no answer.
    intercept = async (request) => {
      if (!request.url().includes('/generate') || sent('/generate').length > 1) return false;
      await fetch(request.url(), { method: 'POST', headers: request.headers(), body: request.postData() ?? '' }).then(({ body }) =>
        body?.cancel(),
      );
      await held.promise;
      return request.abort().then(
        () => true,
        () => true,
      );
    };
    await press('Write');
    await expect.poll(async () => (await client.content.list.query()).pagination.total).toBe(total + 1);
    await page.reload();
    held.resolve();
    await page.waitForFunction("document.querySelector('article p').textContent.length > 0");
    expect(new Set(sent('/generate').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect((await client.content.list.query()).pagination.total).toBe(total + 1);
    await press('Stop');
    await expect.poll(() => textOf('article output')).toEqual(['cancelled']);
  });
});

describe('with events', () => {
  let code = '';
  beforeAll(async () => {
    code = await script('19');
  });

  it('fetches lists anew when others change something, every two seconds at most', async () => {
    await open(code, 'campaigns');
    await stream('live ');
    await rows(['C active', 'B completed']);
    await expect.poll(() => sent('campaigns.list').length).toBeGreaterThan(1);
    requests = [];
    const start = Date.now();
    for (let count = 0; count < 12; count++) await client.campaigns.create.mutate({ ...settings, name: `N${count}` });
    await rows(['N11 draft', 'N10 draft']);
    expect(sent('campaigns.list').length).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - start) / 2_000));
    await client.campaigns.create.mutate({ ...settings, name: 'Last' });
    await client.campaigns.delete.mutate({ id: (await client.campaigns.list.query({ q: 'Last' })).data[0]?.id ?? '' });
    // A list that could not hold a draft is left alone.
    await press('Active');
    await rows(['C active', 'A active']);
    requests = [];
    await client.campaigns.create.mutate({ ...settings, name: 'Draft' });
    await client.campaigns.create.mutate({ ...settings, name: 'Z', status: 'active' });
    await rows(['Z active', 'C active']);
    expect(sent('campaigns.list')).toHaveLength(1);
  });

  it('gives up its stream while it is hidden, and goes on after the last event, or anew where that is not kept', async () => {
    page = await browser.newPage();
    await page.evaluateOnNewDocument(`{
      // Only the wait of a hidden page: calls have a timer of the same length.
      const isPatience = (milliseconds) => milliseconds === 30_000 && document.visibilityState === 'hidden';
      const wait = setTimeout;
      window.setTimeout = (work, milliseconds, ...rest) => wait(work, isPatience(milliseconds) ? 50 : milliseconds, ...rest);
      window.show = (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      };
    }`);
    await openIn(code, 'campaigns');
    await stream('live ');
    await page.evaluate("show('hidden')");
    await stream('resting ');
    await client.campaigns.create.mutate({ ...settings, name: 'Hidden' });
    requests = [];
    await page.evaluate("show('visible')");
    await expect.poll(() => textOf('section li'), { timeout: 10_000 }).toContain('Hidden draft');
    const [resumed] = sent('/v1/events');
    expect(resumed?.url).toMatch(/after=evt_/);

    await page.evaluate("show('hidden')");
    await stream('resting ');
    await client.campaigns.create.mutate({ ...settings, name: 'Expired' });
    intercept = async (request) => {
      if (!request.url().includes('after=')) return false;
      await request.continue({ url: request.url().replace(/after=\w+/, 'after=evt_7zzzzzzzzzzzzzzzzzzzzzzzzz') });
      return true;
    };
    await page.evaluate("show('visible')");
    await stream('live ');
    await expect.poll(() => textOf('section li')).toContain('Expired draft');
    expect(sent('/v1/events').at(-1)?.url).not.toContain('after');
  });
});
