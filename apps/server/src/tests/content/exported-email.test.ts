import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentTypes } from '@handbill/contract';
import { launchBrowser } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });
const exported = (id: string, format: string) => call(`GET /content/${id}/export?format=${format}`);

interface Wanted {
  readonly type?: 'email' | 'blog_article';
  readonly brief?: object;
  readonly body?: string;
}

async function written({ type = 'email', brief, body }: Wanted): Promise<string> {
  const { request, output } = contentTypes[type].example;
  const { id } = (await call('POST /content/generate', { ...request, ...brief })).body;
  const edited = await call(`PATCH /content/${id}`, { output: body === undefined ? output : { ...output, body } });
  expect(edited.status).toBe(200);
  return id as string;
}

describe('an email as mail programs show it', () => {
  const body = '# Hello\n\n**bold** and [a link](https://example.com/a)\n\n- one\n\n| a |\n|---|\n| {{link}} |';
  const link = 'https://example.com/course?a=1&b="2"';
  const elements = (html: string, name: string) => [...html.matchAll(new RegExp(`<${name}[ >][^>]*>?`, 'g'))].map(([tag]) => tag);

  it('has its styles in its elements, and a button that leads to the link of its brief', async () => {
    const id = await written({ brief: { link }, body });
    const html = (await exported(id, 'email_html')).body as string;
    expect(html).toContain('<html lang="en" dir="ltr" ');
    expect(html).toContain('<title>Bake your first sourdough in March</title>');
    expect(html).toMatch(/<div style="display:none;[^"]*">Six evenings, one starter, a loaf each week(?:&#847;&zwnj;&nbsp;){107}<\/div>/);
    expect(html).toMatch(
      /<a href="https:\/\/example\.com\/course\?a=1&amp;b=&quot;2&quot;" style="[^"]*" target="_blank" >Save my place<\/a>/,
    );
    for (const name of ['h1', 'p', 'a', 'ul', 'li', 'th'])
      expect([name, ...elements(html, name)].every((tag) => tag === name || tag.includes(' style="'))).toBe(true);
    expect(elements(html, 'table').filter((tag) => !tag.includes('role="presentation"'))).toEqual([
      '<table style="margin:0 0 16px;border-collapse:collapse">',
    ]);
    // A slot that a text has is text; the others are for whoever sends it.
    expect(html.match(/\{\{.+?\}\}/g)).toEqual(['{{link}}', '{{postal_address}}', '{{unsubscribe_url}}']);
    expect(elements(html, '(?:img|script|link|iframe)')).toEqual([]);
    expect(html).not.toMatch(/url\(|@import|https?:\/\/(?!example\.com|www\.w3\.org)/);
  });

  it('has the words of the call to action where nothing is linked', async () => {
    const html = (await exported(await written({}), 'email_html')).body as string;
    expect(elements(html, 'a')).toEqual(['<a href="{{unsubscribe_url}}" style="color:inherit;text-decoration:underline">']);
    expect(html).toMatch(/font-weight:bold[^>]*>Save my place<\/div>/);
  });

  it.each([
    ['he', 'rtl', 'right'],
    ['az-Arab', 'rtl', 'right'],
    ['az', 'ltr', 'left'],
  ])('is written as its language is: %s', async (language, direction, side) => {
    const html = (await exported(await written({ brief: { language } }), 'email_html')).body as string;
    expect(html).toContain(`<html lang="${language}" dir="${direction}" `);
    expect(html).toContain(`<td align="${side}" class="letter"`);
  });

  const brand = { logo_url: 'https://example.com/logo.png?a="1"', color: '#FFD400', postal_address: 'Bakery & Sons\n1 Mill Lane' };
  const voiced = async (fields: object) => (await call('POST /brand-voices', { name: 'Bakery', brand: fields })).body.id as string;

  it('has the brand of its voice as it was when the text was requested', async () => {
    const brand_voice_id = await voiced(brand);
    const id = await written({ brief: { link, brand_voice_id } });
    await call(`PATCH /brand-voices/${brand_voice_id}`, { brand: { color: '#000000', postal_address: 'elsewhere' } });
    const html = (await exported(id, 'email_html')).body as string;
    expect(html).toMatch(/<img alt="" src="https:\/\/example\.com\/logo\.png\?a=&quot;1&quot;" style="[^"]*" width="160"/);
    expect(html).toContain('Bakery &amp; Sons<br />1 Mill Lane<br />\n<a href="{{unsubscribe_url}}"');
    expect(html).toMatch(/bgcolor="#FFD400"[^]*background:#FFD400;color:#000000;/);
    await call(`DELETE /brand-voices/${brand_voice_id}`);
    expect((await exported(id, 'email_html')).body).toBe(html);
  });

  it.each([
    ['#0b57d0', '#ffffff'],
    ['#767676', '#000000'],
    ['#747474', '#ffffff'],
  ])('has words on its button that can be read on %s: %s', async (color, words) => {
    const id = await written({ brief: { link, brand_voice_id: await voiced({ color }) } });
    expect((await exported(id, 'email_html')).body).toContain(`background:${color};color:${words};`);
  });

  it.each([
    ['de-AT', 'Abmelden'],
    ['ja', '配信停止'],
    ['sw', 'Unsubscribe'],
  ])('can be unsubscribed from in its language: %s', async (language, words) => {
    expect((await exported(await written({ brief: { language } }), 'email_html')).body).toContain(`>${words}</a>`);
  });

  it('is refused for other kinds, with the formats that they have', async () => {
    const { status, body: problem } = await exported(await written({ type: 'blog_article' }), 'email_html');
    expect([status, problem.code]).toEqual([400, 'invalid_request']);
    expect(problem.errors).toEqual([
      { in: 'query', pointer: '/format', code: 'invalid_choice', message: 'must be one of markdown, hugo, html, text for blog_article' },
    ]);
  });

  it.each([
    ['light', 800, null],
    ['dark', 390, null],
    ['light', 390, brand],
    ['dark', 800, brand],
  ])('can be read by everyone: %s, %i pixels wide, with the brand %j', async (value, width, fields) => {
    const voice = fields === null ? {} : { brand_voice_id: await voiced(fields) };
    const html = (await exported(await written({ brief: { link, ...voice }, body }), 'email_html')).body as string;
    const browser = await launchBrowser();
    const page = await browser.newPage();
    await page.setViewport({ width, height: 800 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    const asked: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      asked.push(request.url());
      void request.respond({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"/>' });
    });
    await page.setContent(html);
    await page.evaluate(axe);
    // Landmarks are a page's; an email is an article in one.
    const options = { rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } };
    const violations = await page.evaluate(
      `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))`,
    );
    const widest = await page.evaluate('document.documentElement.scrollWidth');
    await browser.close();
    expect({ violations, widest, asked }).toEqual({
      violations: [],
      widest: width,
      asked: fields === null ? [] : [new URL(brand.logo_url).href],
    });
  });
});
