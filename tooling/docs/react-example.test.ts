import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { createClient, type Client } from '../../packages/client/src/index.ts';
import { launchBrowser, testFolder } from '../testing/src/index.ts';
import { viteExample } from './vite-example.ts';

const { build, serve } = viteExample('react');
/** React runs each effect twice there. */
const mode = 'development';

// Before the server, whose settings have to name the origin of an app that calls it directly.
const [folder, directFolder] = [await testFolder(), await testFolder()];
const directOrigin = await serve(directFolder);
const server = testServer({ corsOrigins: [directOrigin] });

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type HTTPRequest = Awaited<ReturnType<Page['waitForRequest']>>;

let browser: Browser;
let page: Page;
let client: Client;

/** The calls that are kept from the server, each until its promise is. */
const held = new Map<string, Promise<void>>();

/** Keeps a call from the server until the function that it returns is called. */
function hold(call: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.set(call, promise);
  return resolve;
}

async function passOn(request: HTTPRequest): Promise<void> {
  await held.get(/\/(?:trpc|v1)\/([\w./]+)/.exec(request.url())?.[1] ?? '');
  await request.continue();
}

const control = (name: string) => page.locator(`::-p-aria(${name})`);
const press = (name: string) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const shown = (text: string) => page.locator(`::-p-text(${text})`).wait();
const textOf = (selector: string) => page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent));
const until = (condition: string) => page.waitForFunction(condition);

beforeAll(async () => {
  client = createClient({ url: server.url, key: server.adminKey });
  for (let number = 1; number <= 45; number++)
    await client.campaigns.create.mutate({
      name: `Campaign ${number}`,
      campaign_type: 'sales',
      status: [7, 8].includes(number) ? 'active' : 'draft',
    });
  const [origin, launched] = await Promise.all([serve(folder, { HANDBILL_URL: server.url }), launchBrowser(), build(folder, mode)]);
  browser = launched;
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  page.on('request', (request) => void passOn(request));
  await page.setRequestInterception(true);
  await page.goto(origin);
});
afterAll(() => browser?.close());

// One after the other in one page, as a person would.
describe('the React example in Chromium', () => {
  it('says that a key is not valid, and goes on with a valid one', async () => {
    await control('Key').fill('hbk_wrong');
    await press('Sign in');
    await until("document.querySelector('[role=alert]') !== null");
    expect(await textOf('[role=alert]')).toEqual([expect.stringMatching(/key/)]);
    await control('Key').fill(server.adminKey);
    await press('Sign in');
    await shown('45 found');
  });

  it('lists the newest campaigns and loads the others as they are scrolled to', async () => {
    expect((await textOf('li h3'))[0]).toBe('Campaign 45');
    await until("(document.querySelector('ul').lastChild.scrollIntoView(), document.querySelectorAll('li').length === 45)");
    const names = await textOf('li h3');
    expect(new Set(names).size).toBe(45);
    expect(names.at(-1)).toBe('Campaign 1');
  });

  it('filters them', async () => {
    await control('Status').fill('active');
    await shown('2 found');
    expect(await textOf('li h3')).toEqual(['Campaign 8', 'Campaign 7']);
  });

  it('shows a pause at once, before the server has answered', async () => {
    const release = hold('campaigns.pause');
    await press('pause Campaign 7');
    await until("document.querySelector('li:last-child .status').textContent === 'paused'");
    expect((await client.campaigns.list.query({ status: 'paused' })).pagination.total).toBe(0);
    release();
    // The filter wants active ones.
    await shown('1 found');
    expect((await client.campaigns.list.query({ status: 'paused' })).data[0]?.name).toBe('Campaign 7');
  });

  it('takes a pause back that the server refuses, and says why', async () => {
    await control('Status').fill('');
    await control('Words').fill('8');
    await until("document.querySelector('li h3')?.textContent === 'Campaign 8'");
    const [campaign] = (await client.campaigns.list.query({ q: '8' })).data;
    const release = hold('campaigns.pause');
    await press('pause Campaign 8');
    await until("document.querySelector('li .status').textContent === 'paused'");
    // Someone else is faster, and the page is told.
    await client.campaigns.complete.mutate({ id: campaign?.id ?? '' });
    await until("document.querySelector('li .status').textContent === 'completed'");
    release();
    await until("document.querySelector('li [role=alert]') !== null");
    expect(await textOf('li [role=alert]')).toEqual(['Cannot pause a completed campaign. Allowed actions: duplicate, delete.']);
  });

  it('places what is wrong with a form at its fields, and goes to the first', async () => {
    await control('Name').fill(' ');
    await control('Budget in US dollars').fill('9.999');
    await control('Youngest age').fill('40');
    await control('Oldest age').fill('30');
    await press('Create');
    await until("document.querySelector('[aria-invalid=true]') === document.activeElement");
    const described = (element: string) =>
      `[...document.querySelectorAll('${element}')].map((field) => [field.name, document.getElementById(field.getAttribute('aria-describedby')).textContent])`;
    expect(await page.evaluate(described('[aria-invalid=true]'))).toEqual([
      ['name', 'must not be empty'],
      ['budget', 'must have at most 2 decimals in USD'],
      ['age_max', 'must not be below age_min'],
    ]);
  });

  it('creates the campaign once it is right, and lists it', async () => {
    await control('Words').click({ count: 2 });
    await page.keyboard.press('Backspace');
    for (const [label, text] of [
      ['Name', 'Harvest'],
      ['Budget in US dollars', '99.5'],
      ['Oldest age', '60'],
    ] as const)
      await control(label).fill(text);
    await press('Create');
    await shown('Harvest is created.');
    await until("document.querySelector('li h3').textContent === 'Harvest'");
    expect((await client.campaigns.list.query({ q: 'Harvest' })).data).toMatchObject([
      { budget: 99.5, target_audience: { age_min: 40, age_max: 60 } },
    ]);
  });

  it('waits for a post while it is written, then shows it', async () => {
    const release = hold('content/generate');
    await control('Topic').fill('Our sourdough course');
    await control('Platform').fill('bluesky');
    await press('Write');
    await shown('Writing …');
    expect(await page.$$eval('button', (buttons) => buttons.find(({ textContent }) => textContent === 'Write')?.disabled)).toBe(true);
    release();
    await shown('Ready');
    expect((await textOf('article .text'))[0]).toBe((await client.content.list.query({ limit: 1 })).data[0]?.text);
  });

  it('shows a post while it is written, and finds it again after a reload', async () => {
    await control('Topic').fill('sandbox:slow Our course');
    await press('Write');
    await until("document.querySelector('[aria-busy=true] > p.text')?.textContent.length > 20");
    expect(await textOf('[role=alert]')).toEqual([]);
    const [beginning = ''] = await textOf('[aria-busy=true] > p.text');
    await page.reload();
    await control('Key').fill(server.adminKey);
    await press('Sign in');
    await page.waitForFunction("document.querySelector('article .text') !== null", { timeout: 20_000 });
    expect((await textOf('article .text'))[0]).toContain(beginning);
  });

  it('says why a post could not be written', async () => {
    await control('Topic').fill('sandbox:refusal Our course');
    await press('Write');
    await shown('The model refused');
    expect(await textOf('article')).toEqual([]);
  });

  it('calls a server of another origin that lets it in, and names CORS where one does not', async () => {
    const signIn = async (origin: string) => {
      await page.goto(origin);
      await control('Key').fill(server.adminKey);
      await press('Sign in');
    };
    await build(directFolder, mode, { VITE_HANDBILL_URL: server.url });
    await signIn(directOrigin);
    await shown('46 found');

    const otherOrigin = directOrigin.replace('127.0.0.1', 'localhost');
    await signIn(otherOrigin);
    await shown('HANDBILL_CORS_ORIGINS');
    expect(await textOf('[role=alert]')).toEqual([
      `No complete response from ${server.url}: Failed to fetch. Check that the server is running at this address and that its setting HANDBILL_CORS_ORIGINS names ${otherOrigin}`,
    ]);
  });
});
