import { contentTypes, exportFormats } from '@handbill/contract';
import { longestTurn, measured } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });

async function written(type: keyof typeof contentTypes, output?: object, brief: object = {}): Promise<string> {
  const { id } = (await call('POST /content/generate', { ...contentTypes[type].example.request, ...brief })).body;
  const edited = await call(`PATCH /content/${id}`, { output: output ?? contentTypes[type].example.output });
  expect(edited.status).toBe(200);
  return id as string;
}
const exported = (id: string, format: string) => call(`GET /content/${id}/export?format=${format}`);

describe('an exported text', () => {
  it('is a file that a browser neither runs nor keeps', async () => {
    const id = await written('email');
    for (const [format, { mediaType, extension }] of Object.entries(exportFormats)) {
      if (format.endsWith('_csv') || format === 'hugo') continue;
      const { status, headers } = await exported(id, format);
      expect([status, headers.get('content-type')]).toEqual([200, `${mediaType}; charset=utf-8`]);
      expect(headers.get('content-disposition')).toBe(`attachment; filename="bake-your-first-sourdough-in-march.${extension}"`);
      expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
      expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
    }
    expect((await server.rest(`GET /content/${id}/export`, { headers: { accept: 'text/markdown' } })).status).toBe(200);
  });

  it('is shown in a frame of the same site where that is asked for, and runs nothing', async () => {
    const id = await written('email');
    const { status, headers, body } = await call(`GET /content/${id}/export?format=email_html&disposition=inline`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="/);
    const policy = "sandbox; style-src 'unsafe-inline'; img-src https: data:; frame-ancestors 'self'";
    expect(headers.get('content-security-policy')).toBe(policy);
    expect(body).toBe((await exported(id, 'email_html')).body);
    const wrong = await call(`GET /content/${id}/export?disposition=frame`);
    expect(wrong.body.errors).toMatchObject([{ pointer: '/disposition', code: 'invalid_choice' }]);
  });

  it.each([
    ['Über Brot: 6 Abende', 'html', 'uber-brot-6-abende.html', '%C3%BCber-brot-6-abende.html'],
    ['パン教室！', 'markdown', 'download.md', '%E3%83%91%E3%83%B3%E6%95%99%E5%AE%A4.md'],
    ['𠮷'.repeat(100), 'text', 'download.txt', `${'%F0%A0%AE%B7'.repeat(60)}.txt`],
    ['a"; filename*=x\\/../b', 'text', 'a-filename-x-b.txt', undefined],
    ['☕', 'text', 'ID.txt', undefined],
  ])('is named by its title: %s', async (title, format, plain, full) => {
    const id = await written('social_post');
    await call(`PATCH /content/${id}`, { title });
    const header = (await exported(id, format)).headers.get('content-disposition') ?? '';
    const [, name, more] = /^attachment; filename="([^"]*)"(?:; filename\*=UTF-8''(\S+))?$/.exec(header) ?? [];
    expect([name, more]).toEqual([plain.replace('ID', id), full]);
  });

  it('is Markdown as in the record behind its front matter, when no other format is named', async () => {
    const id = await written('blog_article');
    const { text, revision } = (await call(`GET /content/${id}`)).body;
    const { title, slug, meta_title, meta_description } = contentTypes.blog_article.example.output;
    const [before, fields, after] = ((await call(`GET /content/${id}/export`)).body as string).split('---\n');
    expect([before, after]).toEqual(['', `\n${text}\n`]);
    expect(parse(fields ?? '')).toEqual({
      title,
      type: 'blog_article',
      slug,
      meta_title,
      meta_description,
      language: 'en',
      id,
      revision,
    });
  });

  it.each([
    ['landing_page', ['title', 'type', 'meta_title', 'meta_description', 'language', 'id', 'revision']],
    ['social_post', ['title', 'type', 'platform', 'language', 'id', 'revision']],
  ] as const)('has the front matter that its kind has: %s', async (type, names) => {
    const [, fields] = ((await exported(await written(type), 'markdown')).body as string).split('---\n');
    expect(Object.keys(parse(fields ?? ''))).toEqual(names);
  });

  it.each(['1.1', '1.2'] as const)(
    'is what generators of sites read, in YAML %s: its title once, a draft until it is approved',
    async (version) => {
      const id = await written('blog_article', undefined, { tags: ['spring', 'a: b'] });
      const read = async () => {
        const [, fields, body] = ((await exported(id, 'hugo')).body as string).split(/^---\n/m);
        return { fields: parse(fields ?? '', { version }) as Record<string, unknown>, body };
      };
      const { title, slug, meta_description: description, introduction } = contentTypes.blog_article.example.output;
      const { fields, body } = await read();
      expect(fields).toMatchObject({ title, slug, description, tags: ['spring', 'a: b'], draft: true });
      expect(Date.parse(String(fields['date']))).toBeLessThanOrEqual(Date.parse(String(fields['lastmod'])));
      expect(body?.trimStart().startsWith(introduction)).toBe(true);
      expect(body).not.toContain(`# ${title}`);
      await call(`POST /content/${id}/approve`);
      expect((await read()).fields).toMatchObject({ draft: false });
    },
  );

  it('is no page of a site where it is none', async () => {
    expect((await exported(await written('social_post'), 'hugo')).body.errors).toMatchObject([{ pointer: '/format' }]);
  });

  it.each(['1.1', '1.2'] as const)('has front matter that YAML %s reads, whatever its title', async (version) => {
    const id = await written('social_post');
    for (const title of [
      'a: b #c',
      '---',
      '*x',
      "'",
      '"\\n"',
      '{{x}}: [',
      '%',
      'no',
      '2026-11-25',
      'a\u2028\u0085\u007F\uFEFF.',
      '!!js/x 😀',
      '<<',
    ]) {
      await call(`PATCH /content/${id}`, { title });
      const [, fields] = ((await exported(id, 'markdown')).body as string).split(/^---\n/m);
      expect(parse(fields ?? '', { version })).toMatchObject({ title });
    }
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

  it('tells search engines in HTML what its output says for them, and its questions as data', async () => {
    const faq = [{ question: 'Is </script> "safe" & sound?', answer: 'It **is**: [see](https://example.com/a).' }];
    const { output } = contentTypes.landing_page.example;
    const id = await written('landing_page', { ...output, meta_title: 'Six "calm" evenings <here>', faq });
    const head = /<head>([^]*)<\/head>/.exec((await exported(id, 'html')).body as string)?.[1] ?? '';
    expect(head).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(head).toContain('<title>Six &quot;calm&quot; evenings &lt;here&gt;</title>');
    expect(head).toContain(`<meta name="description" content="${output.meta_description}">`);
    expect(JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(head)?.[1] ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is </script> "safe" & sound?',
          acceptedAnswer: { '@type': 'Answer', text: 'It is: see (https://example.com/a).' },
        },
      ],
    });
    const article = (await exported(await written('blog_article'), 'html')).body as string;
    expect(article).toContain(`<title>${contentTypes.blog_article.example.output.meta_title}</title>`);
    expect(article.match(/<script/g)).toEqual(['<script']);
  });

  it('is a post as it goes out: nothing in it is markup', async () => {
    const text = 'snake_case_name *now* <3\n1. First\n\n#baking';
    const id = await written('social_post', { text, hashtags: ['baking'] });
    expect((await exported(id, 'text')).body).toBe(`${text}\n`);
    expect((await exported(id, 'html')).body).toContain('<p>snake_case_name *now* &lt;3<br />\n1. First</p>\n<p>#baking</p>');
  });

  it('leads where the link of its brief leads', async () => {
    const link = 'https://example.com/a_(b)?c=1&copy;=2';
    const ends = {
      email: `Save my place (${link})\n`,
      landing_page: `Save my place (${link})\n\nFAQ\n\nDo I need tools?\n\nA jar is enough; all else is there.\n`,
      ad_copy: `→ ${link}\n`,
    };
    for (const [type, end] of Object.entries(ends)) {
      const id = await written(type as keyof typeof ends, undefined, { link });
      expect((await exported(id, 'text')).body.slice(-end.length)).toBe(end);
      expect((await exported(id, 'html')).body).toContain('<a href="https://example.com/a_(b)?c=1&amp;copy;=2">');
    }
  });

  it('is refused where there is no output', async () => {
    const { content_id: id } = (await call('POST /content/generate', { type: 'email', topic: 'sandbox:error about bread' })).body;
    expect((await exported(id, 'html')).body).toMatchObject({ code: 'content_not_ready', current_status: 'failed' });
    expect((await exported(id, 'pdf')).body.errors[0]).toMatchObject({ in: 'query', pointer: '/format', code: 'invalid_choice' });
  });
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
    const email = await written('email', { ...contentTypes.email.example.output, body: part(99_000) });
    for (const [text, format] of [
      [id, 'html'],
      [id, 'text'],
      [email, 'email_html'],
    ] as const) {
      const statuses: number[] = [];
      expect(await longestTurn(async () => statuses.push((await exported(text, format)).status))).toBeLessThan(50);
      expect(statuses).toEqual([200]);
    }
  });
});
