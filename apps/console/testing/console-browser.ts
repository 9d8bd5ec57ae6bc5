import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from '@handbill/client';
import { launchBrowser } from '@handbill/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Reachable } from '../../server/testing/rest.ts';
import { testServer } from '../../server/testing/test-server.ts';
import { de } from '../src/words/de/de.ts';
import { en, type Words } from '../src/words/en/en.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;
type Key = Parameters<Page['keyboard']['press']>[0];
type Context = Awaited<ReturnType<Browser['createBrowserContext']>>;

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export const widths = [360, 768, 1440] as const;
export const themes = ['light', 'dark'] as const;

export interface Look {
  readonly width?: (typeof widths)[number];
  readonly theme?: (typeof themes)[number];
  readonly language?: 'en' | 'de';
}

/** Both languages, with their words. */
export const languages: readonly (readonly ['en' | 'de', Words])[] = [
  ['en', en],
  ['de', de],
];

/** A Chromium that signs in to the console of a server, and notes the complaints of its pages. */
export class ConsoleBrowser {
  readonly #server: Reachable;
  #browser: Browser | undefined;
  #contexts = new Map<string, Promise<Context>>();
  #pages: Page[] = [];
  /** The complaints of browsers: faults of scripts, and requests that the page's policy has refused. */
  complaints: string[] = [];

  constructor(server: Reachable) {
    this.#server = server;
  }

  async start(): Promise<void> {
    this.#browser = await launchBrowser();
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
  }

  /** The text of the screen, and its requests: where a test fails. */
  async shown(): Promise<string> {
    const asked = `performance.getEntriesByType('resource').slice(-12).map(({ name, startTime, responseEnd, responseStatus }) => [name.slice(0, 160), Math.round(startTime), Math.round(responseEnd), responseStatus].join(' ')).join('\\n')`;
    const texts = this.#pages
      .filter((page) => !page.isClosed())
      .map((page) => page.evaluate(`location.href + '\\n' + document.body.innerText + '\\n' + ${asked}`));
    return [...(await Promise.all(texts)), ...this.complaints].join('\n');
  }

  async closePages(): Promise<void> {
    for (const page of this.#pages.splice(0)) if (!page.isClosed()) await page.close();
    this.complaints = [];
  }

  /** Cookies of its own for each key, which is signed in once. */
  async #contextOf(key: string | undefined): Promise<Context> {
    if (this.#browser === undefined) throw new Error('The browser is not started yet: use it inside a test');
    const context = await this.#browser.createBrowserContext();
    if (key === undefined) return context;
    const page = await context.newPage();
    await page.goto(`${this.#server.url}/console`);
    const signIn = `fetch('/console/session', { method: 'POST', headers: { 'Handbill-Console': '1', 'Content-Type': 'application/json' }, body: JSON.stringify({ key: '${key}', name: 'Mira Albrecht' }) }).then(({ status }) => status)`;
    const status = await page.evaluate(signIn);
    if (status !== 200) throw new Error(`Signing in failed with ${String(status)}`);
    await page.close();
    return context;
  }

  /** Opens an address below `/console`; without a key nobody is signed in. */
  open(address: string, key: string | undefined, look?: Look): Promise<Page> {
    return this.visit(`${this.#server.url}/console${address}`, key, look);
  }

  /** Opens a whole address. */
  async visit(url: string, key?: string, { width = 1440, theme = 'light', language = 'en' }: Look = {}): Promise<Page> {
    const context = this.#contexts.get(key ?? '') ?? this.#contextOf(key);
    this.#contexts.set(key ?? '', context);
    const page = await (await context).newPage();
    this.#pages.push(page);
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => ['error', 'warn'].includes(message.type()) && this.complaints.push(message.text()));
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await page.setViewport({ width, height: 900, ...(width < 500 && { isMobile: true, hasTouch: true }) });
    const session = await page.createCDPSession();
    await session.send('Emulation.setUserAgentOverride', {
      userAgent: await page.evaluate('navigator.userAgent').then(String),
      acceptLanguage: language,
    });
    await page.goto(url);
    await settled(page);
    return page;
  }
}

/** All requests have ended: the stream of events stays open. */
export async function settled(page: Page): Promise<void> {
  // Before anything is known of the session, there is a heading that is not shown.
  await page.waitForSelector('h1:not(main.center > .vh)');
  await page.waitForNetworkIdle({ idleTime: 200, concurrency: 1 });
}

/** The violations that axe finds: WCAG 2.2 AA and best practice. */
export async function violations(page: Page): Promise<unknown> {
  // The policy allows no evaluated script of the page's; this one is of the browser's.
  await page.evaluate(axe);
  return page.evaluate(
    `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => html.slice(0, 300) + ' ' + failureSummary)]))`,
  );
}

export const scrollWidth = (page: Page): Promise<unknown> => page.evaluate('document.documentElement.scrollWidth');
/** Words of the console's own that end where their place does: names of records may be cut, and lists scroll. */
export const cutWords = (page: Page): Promise<unknown> =>
  page.evaluate(
    `[...document.querySelectorAll('button, a, label, legend, summary, h1, h2, h3, th, dt, [role=tab], [role=status]')]
      .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline' && each.clientWidth > 1 && each.querySelector('bdi, input') === null && each.closest('bdi, .vh, .cut') === null)
      .map(({ outerHTML, scrollWidth, clientWidth }) => scrollWidth + ' in ' + clientWidth + ': ' + outerHTML.slice(0, 200))`,
  );
export const textOf = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.$$eval(selector, (all) => all.map(({ textContent }) => textContent));
export const button = (name: string): string => `::-p-aria([name="${name}"][role="button"])`;
export const press = (page: Page, name: string): Promise<void> => page.locator(button(name)).click();
export const shown = (page: Page, text: string): Promise<void> => page.locator(`::-p-text(${text})`).wait();
/** Fills the field with a label. */
export const fill = (page: Page, label: string, text: string): Promise<void> => page.locator(`::-p-aria([name="${label}"])`).fill(text);
/** Opens a menu, and chooses from it. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await press(page, menu);
  await page.locator(`::-p-aria([name="${item}"][role="menuitem"])`).click();
}
/** Presses a key together with Ctrl. */
export async function pressWithControl(page: Page, key: string): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key as Key);
  await page.keyboard.up('Control');
}
/** Keeps the first call of a name from being sent, until `release()` is evaluated. */
export const holdCall = (page: Page, name: string): Promise<unknown> =>
  page.evaluate(
    `void (window.fetch = new Proxy(window.fetch, { apply: (target, self, [url, request]) => String(url).includes('${name}') && !window.released ? new Promise((resolve) => { window.release = () => { window.released = true; resolve(Reflect.apply(target, self, [url, request])); }; }) : Reflect.apply(target, self, [url, request]) }))`,
  );

/** Starts one before the calling file's tests, and stops it after them. */
export function consoleBrowser(server: Reachable): ConsoleBrowser {
  const browser = new ConsoleBrowser(server);
  beforeAll(() => browser.start());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await browser.shown());
    await browser.closePages();
  });
  afterAll(() => browser.stop());
  return browser;
}

/** The value of a field, once it is there. */
export async function valueOf(page: Page, selector: string): Promise<string> {
  await page.waitForSelector(selector);
  return page.$eval(selector, (field) => (field as unknown as { value: string }).value);
}

/** A server, a browser on its console, and a client with all rights: for the tests of the calling file. */
export function consoleTest() {
  const server = testServer();
  const client = new Proxy<Client>(Object.create(null), {
    get: (_, noun) => Reflect.get(createClient({ url: server.url, key: server.adminKey }), noun) as unknown,
  });
  return { server, browser: consoleBrowser(server), client };
}

/** Presses of keys and of the mouse, which are counted for each test. */
export function countedPresses() {
  const presses = {
    count: 0,
    key: (page: Page, name: string, isWithControl = false): Promise<void> => {
      presses.count += 1;
      return isWithControl ? pressWithControl(page, name) : page.keyboard.press(name as Key);
    },
    click: (page: Page, selector: string): Promise<void> => {
      presses.count += 1;
      return page.locator(selector).click();
    },
  };
  beforeEach(() => {
    presses.count = 0;
  });
  return presses;
}
