import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { deriveLayout } from '../table/derive-layout.ts';
import { placeOf } from './annotations.ts';
import { layoutOf as layoutOfFile } from './layout-of.ts';
import { readMarkdown } from './read-markdown.ts';

const kinds = Object.values(contentTypes);
const layoutOf = (name: string) => {
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`There is no kind ${name}`);
  return deriveLayout(kind);
};

describe.each(kinds)('a file of the kind $name', (kind) => {
  const { output } = kind.example;
  const write = kind.markdown as (of: unknown, request: { link: string | null }) => string;

  const { platform } = kind.example.request as { platform?: string };
  const layoutFor = (text: string) => layoutOfFile(deriveLayout(kind), platform, text, {});

  it('has the parts that its Markdown was made of', () => {
    const text = write(output, { link: null });
    const read = readMarkdown(text, 0, layoutFor(text));
    // A field of the front matter alone stands nowhere in the text, and an ad whose platform has no such part has it as null.
    const { meta_title: _, meta_description: __, slug: ___, ...inText } = output as Record<string, unknown>;
    expect(read.output).toEqual(JSON.parse(JSON.stringify(inText, (_name, value: unknown) => value ?? undefined)));
  });

  it('has each part where it says', () => {
    const text = `---\ntype: x\n---\n\n${write(output, { link: null })}`;
    const { offsets, output: parts } = readMarkdown(text, 16, layoutFor(text.slice(16)));
    expect(offsets.size).toBeGreaterThan(0);
    for (const [pointer, offset] of offsets) {
      const value = pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], parts);
      expect(text.slice(offset, offset + String(value).length)).toBe(value);
    }
  });
});

it('reads an article as people write it: its title in the front matter, code with hashes, no blank lines where none are needed', () => {
  const text = 'Why bread.\n## One\n```\n## no heading\n```\nA **bold** one.\n\n## Two\nMore.\n\n### Below\n\nStill two.\n\nThe end.\n';
  const { output } = readMarkdown(text, 0, layoutOf('blog_article'));
  expect(output).toEqual({
    introduction: 'Why bread.',
    sections: [
      { heading: 'One', body: '```\n## no heading\n```\nA **bold** one.' },
      { heading: 'Two', body: 'More.\n\n### Below\n\nStill two.' },
    ],
    conclusion: 'The end.',
  });
});

it('takes the last bold line of an email for its button, with the address that it leads to', () => {
  const text = '# Hello\n\nDear reader,\n\n**Only today**\n\nCome in.\n\n**[Save my place](https://example.com/a)**\n';
  const { output, link } = readMarkdown(text, 0, layoutOf('email'));
  expect([output, link]).toEqual([
    { subject: 'Hello', body: 'Dear reader,\n\n**Only today**\n\nCome in.', call_to_action: 'Save my place' },
    'https://example.com/a',
  ]);
});

it('is linear in the length of the text', () => {
  const text = '**a**\n# b\n```\n'.repeat(60_000);
  const begun = performance.now();
  readMarkdown(text, 0, layoutOf('landing_page'));
  expect(performance.now() - begun).toBeLessThan(5_000);
});

it('places a finding at its words, at its part, or at the beginning', () => {
  const file = 'One\nTwo three\nFour';
  const finding = { rule: 'style', outcome: 'warn', message: '' };
  const offsets = new Map([['/body', 4]]);
  expect(placeOf({ ...finding, pointer: '/body', span: { start: 4, end: 9 }, excerpt: 'three' }, file, offsets)).toEqual({
    line: 2,
    column: 5,
    end: 9,
  });
  expect(placeOf({ ...finding, pointer: '/body/x', span: null, excerpt: null }, file, offsets)).toEqual({ line: 2 });
  expect(placeOf({ ...finding, pointer: null }, file, offsets)).toEqual({ line: 1 });
});

describe('a post on a platform where it has a title', () => {
  const read = (text: string, platform: string, fields = {}) => {
    const layout = layoutOfFile(layoutOf('social_post'), platform, text, fields);
    return readMarkdown(text, 0, layout).output;
  };
  const text = 'Bread at seven.\n\nWarm from the oven.\n';

  it('has it in its first line, or in the front matter alone', () => {
    const apart = { title: 'Bread at seven.', text: 'Warm from the oven.', hashtags: [] };
    expect(read(text, 'youtube')).toEqual(apart);
    expect(read(text, 'youtube', { title: 'Bread at seven.' })).toEqual(apart);
    expect(read(text, 'youtube', { title: 'A warm loaf' })).toEqual({ text: text.trim(), hashtags: [] });
  });

  it('has none elsewhere', () => {
    expect(read(text, 'linkedin', { title: 'Bread at seven.' })).toEqual({ text: text.trim(), hashtags: [] });
  });
});
