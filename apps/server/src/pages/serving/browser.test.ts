import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@handbill/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const server = testServer();
// axe looks at each of some thousand elements.
vi.setConfig({ testTimeout: 60_000 });
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const screens = {
  phone: { width: 360, height: 740, isMobile: true, hasTouch: true },
  desktop: { width: 1440, height: 900 },
};

interface Screen {
  readonly screen?: keyof typeof screens;
  readonly scheme?: 'light' | 'dark';
}

/** Opens a page, and collects the browser's complaints. */
async function open(address: string, { screen = 'desktop', scheme = 'light' }: Screen = {}) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.setViewport(screens[screen]);
  await page.goto(`${server.url}${address}`);
  return { page, complaints };
}

// Each layout and each set of colours once.
const looks = [
  { screen: 'phone', scheme: 'dark', group: '/docs/content' },
  { screen: 'desktop', scheme: 'light', group: '/docs/campaigns' },
] as const;
const pages = ['/docs', '/docs/guides', '/docs/guides/rest', '/docs/guides/settings', '/problems', '/problems/invalid_request', '/nothing'];

/** Buttons that lie on the code that they copy. */
const buttonsOnCode = `[...document.querySelectorAll('.code')]
  .filter((block) => block.checkVisibility() && block.querySelector('.copy'))
  .filter((block) => block.querySelector('.copy').getBoundingClientRect().bottom > block.querySelector('pre').getBoundingClientRect().top)
  .map((block) => block.textContent)`;

describe.each(looks)('on a $screen, $scheme,', (look) => {
  it.each([look.group, ...pages])('%s is accessible, fits the screen and loads all that it asks for', async (address) => {
    const { page, complaints } = await open(address, look);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screens[look.screen].width);
    expect(await page.evaluate(buttonsOnCode)).toEqual([]);
    // Calls and schemas are those of the groups' pages: axe takes longer than a minute for all of them on a busy machine.
    if (address === '/docs') await page.$$eval('.operation, #schemas ~ section', (all) => all.forEach((one) => one.remove()));
    await page.evaluate(axe);
    const violations = await page.evaluate(
      `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
    );
    expect(violations).toEqual([]);
    const own = address === '/nothing' ? complaints.filter((text) => !text.includes('404')) : complaints;
    expect(own).toEqual([]);
    await page.close();
  });
});

it('follows the colours that the system prefers', async () => {
  const background = async (scheme: 'light' | 'dark', address: string, element: string) => {
    const { page } = await open(address, { scheme });
    await page.waitForSelector(element);
    const color = await page.evaluate(`getComputedStyle(document.querySelector('${element}')).backgroundColor`);
    await page.close();
    return color;
  };
  expect([await background('light', '/docs', ':root'), await background('dark', '/docs', ':root')]).toEqual([
    'rgb(255, 255, 255)',
    'rgb(20, 23, 28)',
  ]);
});

/** The shown parts of a call: the language of its sample, and the kinds of its fields, its sample and its answer. */
async function shownOf(page: Awaited<ReturnType<typeof browser.newPage>>, id: string) {
  const visible = (selector: string) =>
    page.$$eval(`#${id} ${selector}`, (all) => all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent));
  const kindIn = (texts: readonly string[]) => texts.map((text) => /type"?'?: ["'](\w+)|always (\w+)/.exec(text)?.slice(1).find(Boolean));
  return {
    languages: await visible('.sample figcaption'),
    fields: kindIn(await visible('.fields .kind > dl > div:first-child')),
    samples: kindIn(await visible('.sample pre')),
    answers: kindIn(await visible('.samples .kind > .code pre')),
  };
}

it('shows the language and the kind that the reader picks, without scripts', async () => {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(`${server.url}/docs/content`);
  const article = { languages: ['curl'], fields: ['blog_article'], samples: ['blog_article'], answers: ['blog_article'] };
  expect(await shownOf(page, 'content_generate')).toEqual(article);
  await page.click('.languages .t2');
  expect(await shownOf(page, 'content_generate')).toEqual({ ...article, languages: ['Python'] });
  await page.click('#content_generate > .tabs .t3');
  const email = { languages: ['Python'], fields: ['email'], samples: ['email'], answers: ['email'] };
  expect(await shownOf(page, 'content_generate')).toEqual(email);
  // Other calls stay as they were, and the keys move on along the row.
  expect((await shownOf(page, 'content_check')).samples).toEqual(['blog_article']);
  await page.keyboard.press('ArrowRight');
  expect((await shownOf(page, 'content_generate')).answers).toEqual(['ad_copy']);
  // A field that has another form for each kind, and another body.
  expect((await shownOf(page, 'content_update')).samples).toHaveLength(1);
  const parts = () =>
    page.$$eval('#content_update dd .of', (all) => all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent));
  await page.click('#content_update dd .t3');
  expect(await parts()).toEqual([expect.stringMatching(/subject[^]*preheader/)]);
  await page.close();
});

it('keeps its place when the language is picked with the arrow keys', async () => {
  const { page } = await open('/docs#campaigns_create');
  const top = () => page.$eval('#campaigns_create', (section) => Math.round(section.getBoundingClientRect().top));
  await page.focus('.languages .t1');
  const before = await top();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.$eval('.languages .t3', (radio) => radio.matches(':checked'))).toBe(true);
  expect(Math.abs((await top()) - before)).toBeLessThan(5);
  await page.close();
});

it('has samples that call the server that the page is from, and that are copied with a press', async () => {
  const { page } = await open('/docs/guides/rest');
  await browser.defaultBrowserContext().setPermission(server.url, { permission: { name: 'clipboard-write' }, state: 'granted' });
  const code = await page.$eval('pre', (pre) => pre.textContent);
  expect(code).toContain(`HANDBILL_URL=${server.url}`);
  await page.click('.code .copy');
  await page.waitForFunction("document.querySelector('.copy').textContent === 'Copied'");
  await page.close();
});

it('finds calls, fields, problems and the text of guides from any page, by keys, in an index that is asked for once', async () => {
  const { page } = await open('/docs/guides/rest');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const found = async (words: string) => {
    await page.locator('.search input').fill(words);
    await page.waitForFunction(`document.querySelector('.results p').textContent !== ''`);
    return page.$$eval('.results li a', (links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
  };
  await page.keyboard.press('/');
  expect(await found('pause campaign')).toContainEqual(['/docs/campaigns#campaigns_pause', 'Pause a campaignPOST/v1/campaigns/{id}/pause']);
  expect((await found('unique_selling')).map(([href]) => href)).toContain('/docs/content#content_generate');
  expect((await found('next.js'))[0]).toEqual(['/docs/guides/nextjs', expect.stringContaining('Next.jsguide')]);
  expect((await found('events_expired'))[0]?.[0]).toBe('/problems/events_expired');
  expect((await found('sensitive seo_length')).map(([href]) => href)).toEqual([]);
  expect(await page.$eval('.results p', ({ textContent }) => textContent)).toMatch(/^Nothing found for “sensitive seo_length”\. Try /);
  expect((await found('Retry-After')).map(([href]) => href)).toContain('#rate-limits');
  expect((await found('seo_length')).map(([href]) => href)).toContain('/docs/guides/checks');
  expect(requested).toEqual([expect.stringMatching(/^\/assets\/search\.[\w-]+\.json$/)]);
  await found('wait live text');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'] as const) await page.keyboard.press(key);
  expect(await page.$eval('.search input', (input) => input.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.$eval('.results', (results) => results.checkVisibility())).toBe(false);
  await found('events_expired');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(new URL(page.url()).pathname).toBe('/problems/events_expired');
  await page.close();
});

it('marks in the contents what is read', async () => {
  const { page } = await open('/docs/campaigns');
  await page.$eval('#campaigns_pause', (section) => section.scrollIntoView());
  const marked = await page.waitForSelector('.contents.wide [aria-current]:not([href="#campaigns_list"])');
  expect(await marked?.evaluate((link) => link.getAttribute('href'))).toBe('#campaigns_pause');
  await page.close();
});

const answer = '.drawer .answer pre';
type Page = Awaited<ReturnType<typeof open>>['page'];
/** Opens the drawer at a call. */
const tryIt = (page: Page, id: string) => page.locator(`#${id} button.try`).click();
/** Makes the call that the drawer has, and resolves to its answer. */
async function make(page: Page): Promise<string[]> {
  await page.locator('.call button').click();
  await page.waitForSelector('.drawer .answer:not([hidden])');
  await page.waitForFunction(`!document.querySelector('.call button').disabled`);
  return page.$$eval(answer, (blocks) => blocks.map(({ textContent }) => textContent));
}
const close = (page: Page) => page.click('.drawer [method=dialog] button');

it('makes a call in a drawer of the reference, with a key that the tab keeps when it is told to', async () => {
  const { page, complaints } = await open('/docs');
  const requested: string[] = [];
  page.on('request', (request) => request.url().startsWith('data:') || requested.push(new URL(request.url()).pathname));
  await tryIt(page, 'campaigns_create');
  await page.type('#api-key', server.adminKey);
  const [head = '', body = ''] = await make(page);
  expect([head.split('\n')[0], JSON.parse(body).status]).toEqual(['201 Created', 'draft']);
  await close(page);
  await tryIt(page, 'campaigns_list');
  await page.type('.call [name=status]', 'draft,active');
  expect(JSON.parse((await make(page))[1] ?? '').pagination.total).toBe(1);
  await close(page);
  await tryIt(page, 'content_generate');
  await page.click('.call [name=stream]');
  const [, events = ''] = await make(page);
  expect(events).toContain('event: content.finished');
  expect(complaints).toEqual([]);
  expect(requested.every((path) => /^\/(docs|assets|v1)\b/.test(path))).toBe(true);
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(server.adminKey);
  await page.select('.call .examples', await page.$eval('.call .examples option:nth-child(3)', ({ value }) => value));
  expect(JSON.parse((await make(page))[1]?.match(/^data: (.*content_id.*)$/m)?.[1] ?? '')).toMatchObject({ type: 'email' });
  await page.click('#keep-key');
  await page.reload();
  expect(await page.evaluate("document.querySelector('#api-key').value")).toBe(server.adminKey);
  await page.close();
});

it('makes calls by the session of the console where no key is given', async () => {
  const { page } = await open('/docs/campaigns');
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'handbill-console': '1' },
    body: JSON.stringify({ key: server.adminKey, name: 'Mira' }),
  };
  expect(await page.evaluate((init) => fetch('/console/session', init).then(({ status }) => status), signIn)).toBe(200);
  await tryIt(page, 'campaigns_create');
  const [head = '', body = ''] = await make(page);
  expect(head).toMatch(/^201 /);
  await close(page);
  await tryIt(page, 'campaigns_activate');
  await page.locator('.call [name=id]').fill(JSON.parse(body).id);
  expect((await make(page))[0]).toMatch(/^200 /);
  await page.close();
});

it.each(looks)('shows the drawer on a $screen, $scheme, accessibly', async (look) => {
  const { page, complaints } = await open(look.group, look);
  await page.$eval('button.try', (button) => (button as unknown as { click(): void }).click());
  await page.evaluate(axe);
  const violations = await page.evaluate(
    `axe.run('.drawer').then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
  );
  expect([violations, complaints]).toEqual([[], []]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screens[look.screen].width);
  await page.close();
});
