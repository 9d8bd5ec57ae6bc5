import { contentTypes, exportFormats } from '@handbill/contract';
import { launchBrowser, longestTurn, measured } from '@handbill/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rest } from '../testing/rest.ts';
import { testServer } from '../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => rest(server, route, body === undefined ? {} : { body });

async function written(type: keyof typeof contentTypes, output?: object): Promise<string> {
  const { id } = (await call('POST /content/generate', contentTypes[type].example.request)).body;
  const edited = await call(`PATCH /content/${id}`, { output: output ?? contentTypes[type].example.output });
  expect(edited.status).toBe(200);
  return id as string;
}
const exported = (id: string, format: string) => call(`GET /content/${id}/export?format=${format}`);

describe('an exported text', () => {
  it('is a file that a browser neither runs nor keeps', async () => {
    const id = await written('email');
    for (const [format, { mediaType, extension }] of Object.entries(exportFormats)) {
      const { status, headers } = await exported(id, format);
      expect([status, headers.get('content-type')]).toEqual([200, `${mediaType}; charset=utf-8`]);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="bake-your-first-sourdough-in-march.${extension}"`);
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    }
    expect((await rest(server, `GET /content/${id}/export`, { headers: { accept: 'text/markdown' } })).status).toBe(200);
  });

  it('is Markdown as in the record, when no other format is named', async () => {
    const id = await written('blog_article');
    const { text } = (await call(`GET /content/${id}`)).body;
    expect((await call(`GET /content/${id}/export`)).body).toBe(`${text}\n`);
  });

  it('is a page of its own in HTML, and without markup as text', async () => {
    const body =
      'Hello,\n\n**bold** and [a link](https://example.com/a?b=1&c)\n\n- one\n- two\n  1. deep\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code`';
    const id = await written('email', { ...contentTypes.email.example.output, body });
    const html = (await exported(id, 'html')).body as string;
    expect(html).toContain('<!doctype html>\n<html lang="en" dir="auto">');
    expect(html).toContain('<title>Bake your first sourdough in March</title>');
    expect(html).toContain('<strong>bold</strong> and <a href="https://example.com/a?b=1&amp;c">a link</a>');
    expect((await exported(id, 'text')).body).toBe(
      [
        'Bake your first sourdough in March',
        'Six evenings, one starter, a loaf each week',
        'Hello,',
        'bold and a link (https://example.com/a?b=1&c)',
        '- one\n- two\n  1. deep',
        'a | b\n1 | 2',
        'code',
        'Save my place\n',
      ].join('\n\n'),
    );
  });

  it('is a post as it goes out: nothing in it is markup', async () => {
    const text = 'snake_case_name *now* <3\n1. First\n\n#baking';
    const id = await written('social_post', { text, hashtags: ['baking'] });
    expect((await exported(id, 'text')).body).toBe(`${text}\n`);
    expect((await exported(id, 'html')).body).toContain('<p>snake_case_name *now* &lt;3<br />\n1. First</p>\n<p>#baking</p>');
  });

  it('is refused where there is no output', async () => {
    const { content_id: id } = (await call('POST /content/generate', { type: 'email', topic: 'sandbox:error about bread' })).body;
    expect((await exported(id, 'html')).body).toMatchObject({ code: 'content_not_ready', current_status: 'failed' });
    expect((await exported(id, 'pdf')).body.errors[0]).toMatchObject({ in: 'query', pointer: '/format', code: 'invalid_choice' });
  });
});

/** What someone may have written who wants to do harm, and what Markdown makes of it. */
const hostile = [
  '<script>document.title = "harmed"</script>',
  '<img src=x onerror="document.title = \'harmed\'">',
  '<svg onload="document.title = \'harmed\'"><animate onbegin=alert(1) attributeName=x></svg>',
  '<a href="javascript:document.title=\'harmed\'" id=trap>click</a>',
  "[click](javascript:document.title='harmed')",
  '[click](&#106;avascript:alert(1)) [click](JaVaScRiPt:alert(1)) [click](data:text/html,<script>alert(1)</script>)',
  '[click](vbscript:x) <javascript:alert(1)> [click](//harm.example/x)',
  '![](https://harm.example/pixel.png) ![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '<style>body { display: none }</style><div style="position:fixed;inset:0">x</div>',
  '<iframe src="https://harm.example"></iframe><base href="https://harm.example/"><meta http-equiv=refresh content="0;url=https://harm.example">',
  '</title><script>document.title = "harmed"</script>',
  '</body></html><form action=https://harm.example><input name=a autofocus onfocus=alert(1)></form>',
  '`</code><script>document.title = "harmed"</script>`',
  '```html"><script>document.title = "harmed"</script>\n</code></pre><script>document.title = "harmed"</script>\n```',
  '\u2028<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
].join('\n\n');

/** Elements and attributes that no exported page has. */
const harmful =
  'script, img, svg, iframe, style, link, meta:not([charset]), base, form, input, object, embed, math, [style], [id], [class], a[href^=javascript], a[href^=data], a[href^=vbscript]';

describe('what a hostile output holds', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 60_000);
  afterAll(() => browser.close());

  it.each(Object.keys(contentTypes) as (keyof typeof contentTypes)[])(
    'does nothing in Chromium, in any format of %s',
    { timeout: 60_000 },
    async (type) => {
      const harmed = (value: unknown): unknown => {
        if (typeof value === 'string') return hostile;
        if (Array.isArray(value)) return value.map(harmed);
        return value === null ? null : Object.fromEntries(Object.entries(value as object).map(([name, member]) => [name, harmed(member)]));
      };
      const id = await written(type, harmed(contentTypes[type].example.output) as object);
      await call(`PATCH /content/${id}`, { title: '</title><script>document.title = "harmed"</script>' });
      for (const format of Object.keys(exportFormats)) {
        const { body } = await exported(id, format);
        const page = await browser.newPage();
        const asked: string[] = [];
        page.on('request', (request) => void asked.push(request.url()));
        page.on('dialog', (dialog) => {
          asked.push(dialog.message());
          void dialog.dismiss();
        });
        // Without the headers: as someone sees it who opens the saved file. What is no HTML is shown as text.
        await page.goto(`data:text/${format === 'html' ? 'html' : 'plain'};charset=utf-8,${encodeURIComponent(body)}`);
        await page.evaluate(
          `for (const link of document.querySelectorAll('a')) link.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }))`,
        );
        expect([type, format, await page.evaluate('document.title')]).not.toEqual([type, format, 'harmed']);
        const found = await page.evaluate(`[...document.querySelectorAll(${JSON.stringify(harmful)})].map((node) => node.outerHTML)`);
        // Chromium itself puts a style around a file of text.
        expect(format === 'html' ? found : []).toEqual([]);
        expect(asked.filter((url) => !url.startsWith('data:text/'))).toEqual([]);
        await page.close();
      }
    },
  );
});

describe('a text as long as a body allows', () => {
  const parts: [string, (length: number) => string][] = [
    ['words', (length) => 'wort '.repeat(length / 5)],
    ['brackets', (length) => '['.repeat(length)],
    ['emphasis', (length) => '*a_ '.repeat(length / 4)],
    ['quotes', (length) => '>'.repeat(length)],
    ['links', (length) => '[a](http://b) '.repeat(length / 14)],
    ['lists', (length) => '- a\n'.repeat(length / 4)],
    ['backticks', (length) => '`'.repeat(length)],
    ['tables', (length) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(length / 6)}`],
    ['angles', (length) => '<a '.repeat(length / 3)],
  ];

  it.each(parts)('is exported without holding other callers up: %s', measured, async (_, part) => {
    const body = part(60_000);
    const sections = [
      { heading: 'One', body },
      { heading: 'Two', body },
    ];
    const id = await written('landing_page', { ...contentTypes.landing_page.example.output, sections });
    for (const format of ['html', 'text']) {
      const statuses: number[] = [];
      expect(await longestTurn(async () => statuses.push((await exported(id, format)).status))).toBeLessThan(50);
      expect(statuses).toEqual([200]);
    }
  });
});
