import { contentTypes, ContentRequest, type EmailParts, plainTags } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { recordText } from '../kinds/definition-of.ts';
import { render } from './render.ts';

const output = contentTypes.email.example.output;

function exported(parts: Partial<typeof output>, link: string | null = null) {
  const email: EmailParts = { ...output, ...parts, link };
  const request = ContentRequest.parse({ type: 'email', topic: 'Bread', link });
  const text = recordText(request, { ...output, ...parts });
  const shown = { text, isPlain: false, title: email.subject, language: 'de' } as const;
  const mail = { email, brand: null, language: 'de', tags: plainTags } as const;
  const eml = render({ format: 'eml', ...mail });
  return {
    record: text,
    html: render({ format: 'html', ...shown }),
    text: render({ format: 'text', ...shown }),
    markdown: render({ format: 'markdown', text, isPlain: false, frontMatter: {} }),
    email_html: render({ format: 'email_html', ...mail }),
    eml: [...eml.matchAll(/base64\r\n\r\n([^-]+)/g)].map(([, part = '']) => Buffer.from(part, 'base64').toString()).join('\n'),
  };
}

describe('what an email says', () => {
  it('is in each format as it is written: days, merge tags, the words of plain parts', () => {
    const subject = '*Kund*innen*: 5*2 [neu] & <b>';
    const body = 'Hallo *|FNAME|*,\n\n24. Dezember: zu\n31. Dezember: auf\n\n[abmelden]({{ unsubscribe_url }})';
    const { record, markdown, ...formats } = exported({ subject, preheader: '_Neu_ #1', body, call_to_action: '1*1 [jetzt' });
    for (const [format, file] of Object.entries(formats)) {
      expect([format, file]).toEqual([format, expect.stringContaining('Hallo *|FNAME|*')]);
      expect([format, file]).toEqual([format, expect.stringMatching(/24\. Dezember: zu(?:<br \/>)?\r?\n31\. Dezember: auf/)]);
      expect([format, file]).toEqual([format, expect.stringMatching(/href="\{\{ unsubscribe_url \}\}"|\(\{\{ unsubscribe_url \}\}\)/)]);
      expect([format, file]).toEqual([format, expect.stringContaining('1*1 [jetzt')]);
    }
    expect(formats.html).toContain('<h1>*Kund*innen*: 5*2 [neu] &amp; &lt;b&gt;</h1>\n<p><em>_Neu_ #1</em></p>');
    expect(formats.text).toMatch(/^\*Kund\*innen\*: 5\*2 \[neu\] & <b>\n\n_Neu_ #1\n/);
    expect(markdown).toBe(`---\n---\n\n${record}\n`);
    expect(record).toContain('24\\. Dezember: zu\n31\\. Dezember: auf\n\n[abmelden]({{ unsubscribe_url }})');
  });

  it('has tags in its lines, in HTML by where they stand', () => {
    const tag = '{{ first_name|default:"you" }}';
    const { html, email_html: mail } = exported(
      { subject: tag, preheader: tag, call_to_action: tag },
      'https://example.com/?a={{b|d:"c"}}&d=2',
    );
    expect(html).toContain(`<title>${tag}</title>`);
    expect(html).toContain(`<h1>${tag}</h1>\n<p><em>${tag}</em></p>`);
    expect(mail).toContain(`<title>${tag}</title>`);
    expect(mail).toContain('aria-label="{{ first_name|default:&quot;you&quot; }}"');
    expect(mail).toMatch(
      new RegExp(
        `<a href="https://example\\.com/\\?a=\\{\\{b\\|d:&quot;c&quot;\\}\\}&amp;d=2"[^>]*>${tag.replaceAll(/[{}|]/g, '\\$&')}</a>`,
      ),
    );
  });

  it.each([
    'https://example.com/wiki/A_(b)',
    'https://example.com/?x={keyword}&y={{ad.id}}&copy;=2',
    'https://例え.jp/ü_ü*',
    'https://example.com/a%20b\\c',
  ])('leads where its brief does, word for word: %s', (link) => {
    const { html, text, email_html: mail, eml } = exported({}, link);
    expect(html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">${output.call_to_action}</a>`);
    expect(mail).toContain(`<a href="${link.replaceAll('&', '&amp;')}" `);
    expect(text).toContain(`${output.call_to_action} (${link})\n`);
    expect(eml).toContain(`${output.call_to_action}: ${link}\r\n`);
  });

  it('leads where the body does', () => {
    const { html, text } = exported({ body: '[a](https://example.com/?a=1&copy;=2&amp;b=3&c)' });
    expect(html).toContain('<a href="https://example.com/?a=1&amp;copy;=2&amp;b=3&amp;c">a</a>');
    expect(text).toContain('a (https://example.com/?a=1&copy;=2&b=3&c)');
  });

  it('has no link without an address', () => {
    const { html, email_html: mail } = exported({ body: '[a](/relative) [b]() [c](#anchor)' });
    expect(html).toContain('<p>a b c</p>');
    expect(mail).toMatch(/<p style="[^"]*">a b c<\/p>/);
  });
});

describe('a record', () => {
  it('has its plain parts as Markdown shows them', () => {
    const article = contentTypes.blog_article.example.output;
    const request = ContentRequest.parse(contentTypes.blog_article.example.request);
    const text = recordText(request, { ...article, title: '*bold* C #', sections: [{ heading: '2. `b`', body: '1. One\n2. Two' }] });
    expect(text.split('\n\n').filter((block) => /^[#\d]/.test(block))).toEqual([
      String.raw`# \*bold\* C \#`,
      '## 2. \\`b\\`',
      '1. One\n2. Two',
    ]);
    const ad = ContentRequest.parse({ ...contentTypes.ad_copy.example.request, platform: 'facebook' });
    const variant = { primary_text: '24. Mai\n- 20 %\n# now', headlines: ['*Now*', '1. Mai'], descriptions: ['- 20 %'] };
    expect(recordText(ad, { variants: [variant] })).toBe(
      ['## Variant 1', '24\\. Mai\n\\- 20 %\n\\# now', '- **\\*Now\\***\n- **1. Mai**', '- \\- 20 %'].join('\n\n'),
    );
  });

  it('of an earlier version is shielded in its export as Markdown, and a post is not', () => {
    const earlier = (isPlain: boolean) => render({ format: 'markdown', text: '24. Mai\n31. Mai', isPlain, frontMatter: {} });
    expect([earlier(false), earlier(true)]).toEqual(['---\n---\n\n24\\. Mai\n31\\. Mai\n', '---\n---\n\n24. Mai\n31. Mai\n']);
  });

  it('has a post as it goes out', () => {
    const request = ContentRequest.parse(contentTypes.social_post.example.request);
    expect(recordText(request, { title: null, text: '*now*\n24. Mai', hashtags: [] })).toBe('*now*\n24. Mai');
  });
});
