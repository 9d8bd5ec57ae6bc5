import { contentTypes, exportFormats, type ContentTypeName, type ExportFormat } from '@handbill/contract';
import { launchBrowser } from '@handbill/testing';
import markdownIt from 'markdown-it';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Awaited<ReturnType<typeof browser.newPage>>;
/** The attempts of the open page. */
let tried: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.setRequestInterception(true);
  // Nothing that is asked for leaves the machine.
  page.on('request', (request) => {
    const isTheFile = request.url().startsWith('data:') && request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isTheFile || request.url().startsWith(server.url)) return void request.continue();
    tried.push(request.url());
    return void request.abort();
  });
  page.on('dialog', (dialog) => {
    tried.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', () => void tried.push('a window'));
}, 60_000);
afterAll(() => browser.close());

/** Finds everything in a page but text, links and, in emails, styles of ours. Runs in the page. */
const look = `(() => {
  const elements = [...document.querySelectorAll('body *')];
  const names = elements.filter((one) => /^(script|img|svg|iframe|frame|object|embed|form|input|button|select|textarea|link|meta|base|style|video|audio|math|template|dialog|details)$/i.test(one.localName));
  const handlers = elements.filter((one) => [...one.attributes].some(({ name }) => name.startsWith('on') || name === 'ping'));
  const links = elements.filter((one) => one.matches('a[href]:not([href="{{unsubscribe_url}}"])') && !['http:', 'https:', 'mailto:', 'tel:'].includes(one.protocol));
  const placed = elements.filter((one) => {
    const { position, backgroundImage } = getComputedStyle(one);
    return position !== 'static' || backgroundImage !== 'none';
  });
  const told = new Set([...names, ...handlers, ...links, ...placed].map((one) => one.outerHTML.slice(0, 200)));
  if (document.title === 'harmed') told.add('a script');
  if (getComputedStyle(document.body).display === 'none') told.add('hidden');
  return [...told];
})()`;

/** The effects of a file in Chromium, opened without the headers that it came with. */
async function harmOf(mediaType: string, body: string): Promise<readonly string[]> {
  tried = [];
  await page.goto(`data:${mediaType};charset=utf-8,${encodeURIComponent(body)}`);
  await page.keyboard.press('Tab');
  // A page that leads away is gone before it can be looked at.
  const found = await page.evaluate(look).catch((cause: unknown) => [String(cause)]);
  return [...tried, ...(found as string[])];
}

/** Every text in an output replaced. */
function replaced(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => replaced(item, text));
  if (value === null) return null;
  return Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, replaced(member, text)]));
}

async function written(type: ContentTypeName, brief: object = {}): Promise<string> {
  const { id } = (await call('POST /content/generate', { ...contentTypes[type].example.request, ...brief })).body;
  return id as string;
}

/** Formats that some kinds alone have; the example of an ad is for Google Search. */
const only: Partial<Record<ExportFormat, readonly ContentTypeName[]>> = {
  hugo: ['blog_article', 'landing_page'],
  email_html: ['email'],
  eml: ['email'],
  google_ads_csv: ['ad_copy'],
  meta_csv: [],
};
const formatsOf = (type: ContentTypeName) =>
  (Object.keys(exportFormats) as ExportFormat[]).filter((format) => only[format]?.includes(type) ?? true);

/** The effects of a text's exports, by format; a harmless format is not in it. */
async function harmOfExports(
  id: string,
  type: ContentTypeName,
  formats = formatsOf(type),
): Promise<Readonly<Record<string, readonly string[]>>> {
  const harm: Record<string, readonly string[]> = {};
  for (const format of formats) {
    const { status, headers, body } = await call(`GET /content/${id}/export?format=${format}`);
    expect([status, headers.get('content-security-policy')]).toEqual([200, "sandbox; default-src 'none'"]);
    // A format that is no HTML is nothing that a browser shows: text at most.
    const { mediaType } = exportFormats[format];
    const found = await harmOf(mediaType === 'text/html' ? mediaType : 'text/plain', body as string);
    if (found.length > 0) harm[format] = found;
  }
  return harm;
}

describe('what a hostile output holds', () => {
  it('is harmful where nothing is done about it', { timeout: 120_000 }, async () => {
    const trusting = markdownIt({ html: true });
    trusting.validateLink = () => true;
    const harmless: string[] = [];
    for (const [name, text] of Object.entries(hostileTexts))
      if ((await harmOf('text/html', `<!doctype html><body>${trusting.render(text)}`)).length === 0) harmless.push(name);
    expect(harmless).toEqual([]);
    expect(Object.keys(hostileTexts).length).toBeGreaterThan(40);
  });

  it('does nothing in Chromium, each by itself in the formats of an email that are HTML', { timeout: 180_000 }, async () => {
    const shown = formatsOf('email').filter((format) => exportFormats[format].mediaType === 'text/html');
    expect(shown).toEqual(['html', 'email_html']);
    const id = await written('email', { link: `https://example.com/"><script>document.title='harmed'</script>` });
    for (const [name, text] of Object.entries(hostileTexts)) {
      await call(`PATCH /content/${id}`, { output: replaced(contentTypes.email.example.output, text), title: text.slice(0, 200) });
      expect([name, await harmOfExports(id, 'email', shown)]).toEqual([name, {}]);
    }
  });

  it.each(Object.keys(contentTypes) as ContentTypeName[])(
    'does nothing in Chromium, in any format of %s',
    { timeout: 60_000 },
    async (type) => {
      const id = await written(type);
      const text = Object.values(hostileTexts).join('\n\n');
      await call(`PATCH /content/${id}`, { output: replaced(contentTypes[type].example.output, text), title: text.slice(0, 200) });
      expect(await harmOfExports(id, type)).toEqual({});
    },
  );

  it('is not even shown from its address: every format is a file to save', { timeout: 60_000 }, async () => {
    const id = await written('email');
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${server.adminKey}` });
    for (const format of formatsOf('email'))
      await expect(page.goto(`${server.url}/v1/content/${id}/export?format=${format}`)).rejects.toThrow('net::ERR_ABORTED');
  });
});
