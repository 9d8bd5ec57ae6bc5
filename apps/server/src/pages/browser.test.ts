import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@handbill/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

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

/** Opens a page, and collects what the browser complains about. */
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
  { screen: 'phone', scheme: 'dark' },
  { screen: 'desktop', scheme: 'light' },
] as const;
const pages = ['/docs', '/docs/console', '/docs/guides/rest', '/problems', '/problems/invalid_request', '/nothing'];

describe.each(looks)('on a $screen, $scheme,', (look) => {
  it.each(pages)('%s is accessible, fits the screen and loads all that it asks for', async (address) => {
    const { page, complaints } = await open(address, look);
    if (address === '/docs/console') await page.waitForSelector('rapi-doc >>> .endpoint-head');
    await page.evaluate(axe);
    const violations = await page.evaluate(
      `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
    );
    expect(violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(screens[look.screen].width);
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

it('shows the samples in the language that the reader picks, without scripts', async () => {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(`${server.url}/docs`);
  const visible = () =>
    page.$$eval('#campaigns_pause .sample', (samples) =>
      samples.filter((sample) => sample.checkVisibility()).map((sample) => sample.className.replace('sample ', '')),
    );
  expect(await visible()).toEqual(['curl']);
  await page.click('#sample-python');
  expect(await visible()).toEqual(['python']);
  await page.close();
});

it('loads the console only for those who open it, at the call that they came from, and makes the call', async () => {
  const { page, complaints } = await open('/docs');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  expect(await page.$$eval('script', (scripts) => scripts.length)).toBe(0);
  await Promise.all([page.waitForNavigation(), page.click('#me_get .address a')]);
  const opened = 'rapi-doc >>> .m-endpoint.expanded';
  await page.waitForSelector(opened);
  await page.type('rapi-doc >>> #http-key-api-key-input', server.adminKey);
  // Locators wait until a button is where it stays.
  await page.locator('rapi-doc >>> #auth-table button').click();
  const [answer] = await Promise.all([page.waitForResponse(`${server.url}/v1/me`), page.locator(`${opened} >>> .m-btn.primary`).click()]);
  expect(answer.status()).toBe(200);
  expect(complaints).toEqual([]);
  expect(requested.every((path) => /^\/(docs|assets|v1)\b/.test(path))).toBe(true);
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(server.adminKey);
  await page.close();
});
