import { decodeHTML } from 'entities';
import * as fc from 'fast-check';
import markdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { markdownToHtml, markdownToText } from '../rendering/to-html.ts';
import { shownText } from '../shown/shown-text.ts';
import { plainInMarkdown, shielded } from './shield.ts';

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** The words that a reader of HTML sees, on one line. */
function visible(html: string, { hasNumbers = true } = {}): string {
  const numbers: (number | undefined)[] = [];
  const shown = html.replaceAll(/<(\/?)(\w+)(?: start="(\d+)")?[^<>]*>/g, (_, closes: string, name: string, start = '1') => {
    if (/^[ou]l$/.test(name) && closes === '') numbers.push(name === 'ol' ? Number(start) : undefined);
    else if (/^[ou]l$/.test(name)) numbers.pop();
    const number = numbers.at(-1);
    if (name !== 'li' || closes !== '' || number === undefined) return /^(?:p|br|li|h\d|blockquote|t[dh]|hr)$/.test(name) ? ' ' : '';
    numbers.splice(-1, 1, number + 1);
    return hasNumbers ? ` ${number}. ` : ' ';
  });
  return inLine(decodeHTML(shown));
}
/** Another program than ours, which an address with signs of Markdown in it is not kept from. */
const other = markdownIt({ html: false, breaks: true });
const shownByOther = (text: string): string =>
  /[{|「]|:\/\//.test(text) ? visible(markdownToHtml(text)) : visible(other.render(shielded(text)));
const seen = (text: string): string => inLine(shownText(text, true).text);

/** Copy that looks like Markdown, and is shown as it is written. */
const copy = [
  '24. Dezember: geschlossen\n31. Dezember: bis mittags',
  'Wir haben offen:\n\n24. Dezember: geschlossen\n\n31. Dezember: bis mittags',
  '1998. That was the year.\n\n2006. The second shop.',
  '24) Dezember\n31) Dezember',
  '2006. A single line',
  'We opened in\n1. Mai 2006',
  '1. FC Köln gewinnt',
  '   24. Dezember\n   31. Dezember',
  '    24. Dezember\n    31. Dezember',
  '1. A\n2. B\n3. C\n5. D',
  '3. C\n2. B\n1. A',
  '0. A\n1. B',
  '01. Mai\n02. Mai',
  'The year was\n\n2006.',
  'Summe\n-- \nAnna',
  'Preis\n=\nOrt',
  'One night\n+ breakfast',
  '- 20 % on Monday',
  '>100 guests\n\n> 50 % off',
  '>> Book now',
  'From 9 €* a month\n\n* with a contract',
  'Kund*innen und Partner*innen: 5*2*3 = 30, 2**3**4',
  'It`s nice, that`s it',
  '10~~20~~30, snake_case_name',
  'Mitarbeiter[in](m/w/d)',
  '[Tip]: Come',
  '[Tip]:\nCome',
  '[1]: https://example.com/a',
  '~~~\n\nSpring',
  '#1 in town #spring',
  'Learn C #',
  'See https://example.com/_a_/*b*/A_(b), https://example.com/a*b*c.',
  'A\ttab and    blanks',
  '    Indented\n    like code',
];

describe('copy that looks like Markdown', () => {
  it.each(copy)('%j is shown as it is written, to checks and by any program', (text) => {
    expect(seen(text)).toBe(inLine(text));
    expect(visible(markdownToHtml(text))).toBe(inLine(text));
    expect(inLine(markdownToText(text))).toBe(inLine(text));
    expect(shownByOther(text)).toBe(inLine(text));
  });

  it('is shown so in quotes and items, too', () => {
    for (const [before, shown] of [
      ['> ', ''],
      ['- ', ''],
      ['> - ', ''],
    ] as const) {
      const text = ['24. Dezember', '31. Dezember', '1998) Anfang'].map((line) => `${before}${line}`).join('\n');
      expect(visible(markdownToHtml(text))).toBe(`${shown}24. Dezember 31. Dezember 1998) Anfang`);
      expect(seen(text)).toBe('24. Dezember 31. Dezember 1998) Anfang');
    }
  });

  it('ends the list before it', () => {
    expect(markdownToHtml('- Bread\n24. Dezember\n31. Dezember')).toBe(
      '<ul>\n<li>Bread</li>\n</ul>\n<p>24. Dezember<br />\n31. Dezember</p>\n',
    );
  });
});

describe('Markdown', () => {
  it.each([
    ['1. Mix\n2. Bake', '<ol>\n<li>Mix</li>\n<li>Bake</li>\n</ol>\n', 'Mix Bake'],
    ['1) Mix\n\n2) Bake', '<ol>\n<li>\n<p>Mix</p>\n</li>\n<li>\n<p>Bake</p>\n</li>\n</ol>\n', 'Mix Bake'],
    ['1. Mix\n1. Bake', '<ol>\n<li>Mix</li>\n<li>Bake</li>\n</ol>\n', 'Mix Bake'],
    ['1. Mix\n\nWait.\n\n2. Bake', '<ol>\n<li>Mix</li>\n</ol>\n<p>Wait.</p>\n<ol start="2">\n<li>Bake</li>\n</ol>\n', 'Mix Wait. Bake'],
    ['- One\n  1. a\n  2. b\n- Two', '<ul>\n<li>One\n<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n</li>\n<li>Two</li>\n</ul>\n', 'One a b Two'],
    ['> Said', '<blockquote>\n<p>Said</p>\n</blockquote>\n', 'Said'],
    ['Title\n---\nText', '<h2>Title</h2>\n<p>Text</p>\n', 'Title Text'],
    ['A sentence.\n---\nText', '<p>A sentence.</p>\n<hr />\n<p>Text</p>\n', 'A sentence. Text'],
    ['## Title ##', '<h2>Title</h2>\n', 'Title'],
    [
      '*a* **b** ~~c~~ `d*e*f` *S*earch',
      '<p><em>a</em> <strong>b</strong> <s>c</s> <code>d*e*f</code> <em>S</em>earch</p>\n',
      'a b c d*e*f Search',
    ],
    ['See [1].\n\n[1]: https://example.com/a', '<p>See <a href="https://example.com/a">1</a>.</p>\n', 'See [1].'],
    [
      '|a|\n|-|\n|1. c|',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1. c</td>\n</tr>\n</tbody>\n</table>\n',
      '|a| |1. c|',
    ],
    ['```\n1998. a*b*c\n```', '<pre><code>1998. a*b*c\n</code></pre>\n', '1998. a*b*c'],
  ])('stays Markdown: %j', (text, html, shown) => {
    expect(markdownToHtml(text)).toBe(html);
    expect(shielded(text).replace('\n\n---', '\n---')).toBe(text);
    expect(seen(text)).toBe(shown);
  });

  it.each([
    ['春に**「新しい読書室」**がオープン', '春に<strong>「新しい読書室」</strong>がオープン'],
    ['我们在春天开放**“新阅览室”**。', '我们在春天开放<strong>“新阅览室”</strong>。'],
    ['**스크립트(script)**라고', '<strong>스크립트(script)</strong>라고'],
    ['今日は*とても*いい', '今日は<em>とても</em>いい'],
    ['**𠮷**の~~「旧」~~道', '<strong>𠮷</strong>の<s>「旧」</s>道'],
    ['ทำ**“ขนมปัง”**ใหม่', 'ทำ<strong>“ขนมปัง”</strong>ใหม่'],
  ])('is bold beside letters without spaces: %s', (text, html) => {
    expect(markdownToHtml(text)).toBe(`<p>${html}</p>\n`);
    expect(seen(text)).toBe(html.replaceAll(/<[^>]*>/g, ''));
  });
});

/** Pieces of copy, plain and not, and what stands between them. */
const words = 'Bread¦rye*loaf¦24. May¦31) June¦1998.¦5*2*3¦{{first_name}}¦*|FNAME|*¦https://example.com/A_(b)¦「春」¦20 %';
const signs = '1. ¦- ¦+ ¦> ¦# ¦*¦**¦_¦~~¦[¦]¦](¦)¦=¦--¦---¦:¦.¦ ¦ ¦\n¦\n¦\n\n¦    ';
const pieces = fc.array(fc.constantFrom(...`${words}¦${signs}`.split('¦')), { maxLength: 14 });
/** Of a definition checks are told what its label leads to, not that it is a link. */
const text = pieces.map((all) => all.join('').trim()).filter((one) => !/\]\s*:|!\[/.test(one));

describe('whatever a text is put together of', () => {
  it('checks see what its exports show', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(seen(one)).toBe(visible(markdownToHtml(one), { hasNumbers: false }));
      }),
      { numRuns: 500 },
    );
  });

  it('is shielded once and shows the same then, in another program too', () => {
    fc.assert(
      fc.property(text, (one) => {
        const once = shielded(one);
        expect(shielded(once)).toBe(once);
        expect(visible(markdownToHtml(once))).toBe(visible(markdownToHtml(one)));
        expect(shownByOther(one)).toBe(visible(markdownToHtml(one)));
      }),
      { numRuns: 500 },
    );
  });

  it('is shown as it is written where it is plain', () => {
    fc.assert(
      fc.property(text, (one) => {
        const markdown = shielded(plainInMarkdown(one));
        expect([seen(markdown), visible(markdownToHtml(markdown))]).toEqual([inLine(one), inLine(one)]);
      }),
    );
  });

  it('is given back at the places that its checks name', () => {
    fc.assert(
      fc.property(text, (one) => {
        const shown = shownText(one, true);
        for (let at = 0; at < shown.text.length; at += 1) expect(one.charAt(shown.sourceAt(at))).toBe(shown.text.charAt(at));
      }),
    );
  });
});

describe('what a mailer fills in', () => {
  it.each([
    '*|FNAME|*',
    '*|IF:FNAME=Anna_B|*',
    '{{ first_name|default:"you_there" }}',
    '{{{unsubscribe}}}',
    "{{${first_name} | default: '_you_'}}",
    '{% if a_b > 1 and c_d < 2 %}',
    '%FIRST_NAME%',
    '%%First_Name%%',
    '%recipient.first_name%',
    '${user.first_name}',
    '{contactfield=first_name}',
    '{!firstname_fix}',
    '{$first_name}',
    '[first_name,fallback=_there_]',
    '[subscriber:first_name | default:_reader_]',
    '[[data:first_name:"there"]]',
    '<%= first_name %>',
  ])('stays word for word: %s', (tag) => {
    const body = `Hello ${tag}, *${tag}*: [leave](${tag}) or [go](https://example.com/?a=${tag}&b=2).\n\n| ${tag} |\n|---|\n| a |`;
    const inValue = tag.replaceAll('"', '&quot;');
    const html = markdownToHtml(body);
    expect(html).toContain(`<p>Hello ${tag}, <em>${tag}</em>: <a href="${inValue}">leave</a> or `);
    expect(html).toContain(`<a href="https://example.com/?a=${inValue}&amp;b=2">go</a>.</p>`);
    expect(html).toContain(`<th>${tag}</th>`);
    expect(markdownToText(body)).toContain(`Hello ${tag}, ${tag}: leave (${tag}) or go (https://example.com/?a=${tag}&b=2).`);
    expect(shielded(body)).toBe(body);
    expect(seen(body)).toContain(`Hello ${tag}, ${tag}: leave or go.`);
  });

  it.each(['{unsubscribe}', '[unsubscribe]', '%unsubscribe%', '{% unsubscribe_link %}'])('is an address word for word: %s', (tag) => {
    expect(markdownToHtml(`[leave](${tag})`)).toBe(`<p><a href="${tag}">leave</a></p>\n`);
    expect(markdownToText(`[leave]( ${tag} )`)).toBe(`leave (${tag})\n`);
  });

  it('is what a model meant where it kept Markdown from it', () => {
    expect(markdownToText('Hello \\*|FNAME|\\*, \\{{name}}, {{first\\_name}}')).toBe('Hello *|FNAME|*, {{name}}, {{first_name}}\n');
  });

  it('does nothing in HTML', () => {
    const html = markdownToHtml('{{<script>alert(1)</script>}} [x]({{" onclick="alert(1)}}) [y](javascript:{{a}}) {{<!--}}');
    expect(html).toBe(
      '<p>{{&lt;script>alert(1)&lt;/script>}} <a href="{{&quot; onclick=&quot;alert(1)}}">x</a> [y](javascript:{{a}}) {{&lt;!--}}</p>\n',
    );
  });

  it('is never taken from a text that has the sign which stands for it', () => {
    const sign = '\uE000';
    const tagged = fc.array(fc.constantFrom(sign, '0', '1', '{{a}}', '*|B|*', `{{${sign}0${sign}}}`, ' '), { maxLength: 12 });
    fc.assert(
      fc.property(tagged, (all) => {
        const one = `x${all.join('')}x`;
        expect([markdownToText(one), markdownToHtml(one)].map(inLine)).toEqual([inLine(one), `<p>${inLine(one)}</p>`]);
      }),
    );
  });
});

it('takes a time that grows with the text alone', () => {
  for (const piece of [
    '1. ',
    '1. a\n',
    '24. a\n',
    '*|',
    '{{',
    '{{a}',
    '[[[[(',
    '](',
    '> ',
    '- ',
    '`a``',
    '*',
    'a*b',
    '_a_ ',
    'https://a(',
    '<%',
    '[x]: y\n',
    '|-|\n',
  ]) {
    const long = piece.repeat(100_000 / piece.length);
    const { user } = process.cpuUsage();
    shielded(long);
    shownText(long, true);
    expect([piece, process.cpuUsage().user - user < 1_000_000]).toEqual([piece, true]);
  }
});
