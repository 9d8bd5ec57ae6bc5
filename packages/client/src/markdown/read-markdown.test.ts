import { describe, expect, it } from 'vitest';
import { markdownToHtml } from '../../../text/src/rendering/to-html.ts';
import { readMarkdown } from '../markdown.ts';

const tags: Readonly<Record<string, string>> = { quote: 'blockquote', code: 'pre', table: 'table', rule: 'hr', paragraph: 'p' };
const styled: Readonly<Record<string, string>> = { strong: 'strong', emphasis: 'em', struck: 's', code: 'code', link: 'a' };

/** Elements of each kind that a page makes of an outline. */
function made(source: string): Record<string, number> {
  const { blocks, styles } = readMarkdown(source);
  const counts: Record<string, number> = {};
  const count = (name: string, more = 1) => void (counts[name] = (counts[name] ?? 0) + more);
  for (const { kind, ranges, number } of blocks) {
    if (kind === 'heading') count(`h${number}`);
    else if (kind === 'bullets' || kind === 'numbers') {
      count(kind === 'bullets' ? 'ul' : 'ol');
      count('li', ranges.length);
    } else {
      count(tags[kind] ?? kind);
      if (kind === 'table') count('tr', ranges.length);
    }
  }
  for (const { as } of styles) if (as !== 'hidden') count(styled[as] ?? as);
  return counts;
}

/** The same of the HTML that is exported. */
function exported(source: string): Record<string, number> {
  const counts: Record<string, number> = {};
  const html = markdownToHtml(source)
    .replaceAll(/<pre><code>/g, '<pre>')
    .replaceAll(/<blockquote>\s*<p>/g, '<blockquote>')
    .replaceAll(/<li>\s*<p>/g, '<li>');
  for (const [, name = ''] of html.matchAll(/<(\w+)/g))
    if (!['br', 'th', 'td', 'thead', 'tbody'].includes(name)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The words that a page shows, block by block. */
function shown(source: string): string[] {
  const { blocks, styles } = readMarkdown(source);
  const hidden = styles.filter(({ as }) => as === 'hidden');
  return blocks.flatMap(({ ranges }) =>
    ranges.map(({ start, end }) => {
      let [text, at] = ['', start];
      for (const sign of hidden) {
        if (sign.end <= at || sign.start >= end) continue;
        text += source.slice(at, Math.max(at, sign.start));
        at = Math.max(at, sign.end);
      }
      return text + source.slice(at, end);
    }),
  );
}

describe('a text in Markdown', () => {
  it.each([
    'A line.\nAnother one.\n\nA paragraph with **bold**, *soft*, ~~old~~ and `code`.',
    '## Two\n\n### Three ###\nText\n\nFour\n====\n\nFive\n---\n\nSix.',
    '- a\n- b\n  goes on\n- c\n\nText\n\n1. one\n2. two\n\n3. three',
    '* a\n\n* b\n\n\n- c',
    '> A quote\n> of two lines\n\nText',
    '```\nconst a = **b**;\n\nmore\n```\n\nText',
    '| A | B |\n| --- | --- |\n| 1 | *2* |\n| 3 | 4 |\n\nText',
    'See [the course](https://example.com/A_(b)) and <https://example.com>, or [nothing](x y).',
    'Text\n\n---\n\nText',
    'A\nB | C\n--- | ---\n1 | 2\n- item',
    '- a\n- b\n\n> x\n\n> y',
    '24. Dezember: geschlossen\n31. Dezember: bis mittags',
    '1998. That was the year.\n\n2006. The second shop.',
    'Kund*innen und Partner*innen: 5*2*3 = 30, 2**3**4',
    'One night\n+ breakfast\n\n- 20 % on Monday',
    '***Both*** and **bold with *soft* in it**; \\*none\\*',
  ])('%j has the blocks and the looks of its export', (source) => {
    expect(made(source)).toEqual(exported(source));
  });

  it('shows its words, without the signs', () => {
    expect(shown('# Bread #\n\n> A *good* [loaf](https://example.com/b)\n> rises.\n\n1. **Mix**\n2. Bake \\*hot\\*')).toEqual([
      'Bread',
      'A good loaf\nrises.',
      'Mix',
      'Bake *hot*',
    ]);
    expect(shown('| A | B |\n|---|---|\n| 1 | 2 |')).toEqual(['| A | B |', '| 1 | 2 |']);
    expect(shown('Text\n```\na **b**\n  c\n```')).toEqual(['Text', 'a **b**\n  c']);
  });

  it('tells the first number of a list, and where links lead', () => {
    expect(readMarkdown('1. a\n2. b\n\nText\n\n3. c\n4. d').blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ['numbers', 1],
      ['paragraph', undefined],
      ['numbers', 3],
    ]);
    const { styles } = readMarkdown('[a](javascript:alert) [b](https://example.com/(c)) <https://example.com/d>');
    expect(styles.filter(({ as }) => as === 'link').map(({ url }) => url)).toEqual(['https://example.com/(c)', 'https://example.com/d']);
  });

  it.each(['*a ', '[a](', '- '.repeat(30), '> ', '\\', '`', '| - ', '1. a\n', '**', '~'])(
    'is read in linear time where %j is repeated',
    (piece) => {
      const start = performance.now();
      readMarkdown(piece.repeat(100_000 / piece.length));
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});
