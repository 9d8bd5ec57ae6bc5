import { expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

const shown = (text: string, isMarkdown = true) => shownText(text, isMarkdown);

it.each([
  ['a comment', 'Warm <!-- not **this** --> bread', 'Warm  bread'],
  ['a heading', '## Warm bread', 'Warm bread'],
  ['emphasis', '**Warm** and _good_ 2*3 snake_case', 'Warm and good 2*3 snake_case'],
  ['a link', '[Warm bread](https://bread.example/rye)', 'Warm bread'],
  ['a picture', 'Warm ![a loaf](loaf.png)bread', 'Warm bread'],
  ['an address', '<https://bread.example>', 'https://bread.example'],
  ['HTML', '<p class="x">Warm</p> 2 < 3', 'Warm 2 < 3'],
  ['entities', 'Br&ouml;t &amp; Butter &#8364; &unknown;', 'Bröt & Butter € &unknown;'],
  ['escapes', '\\*Warm\\*', '*Warm*'],
  ['what cannot be seen', 'Wa\u200Brm\u00AD', 'Warm'],
])('shows a reader %s', (_, text, expected) => {
  expect(shown(text).text).toBe(expected);
});

it('shows Markdown as it stands where a part is none', () => {
  expect(shown('**Warm** &amp; good', false).text).toBe('**Warm** & good');
});

it('knows where each character stands in the source', () => {
  const text = '## **Warm** [bread](https://bread.example) &amp; butter';
  const { text: read, sourceAt } = { text: shown(text).text, sourceAt: (at: number) => shown(text).sourceAt(at) };
  for (const word of ['Warm', 'bread', 'butter']) expect(text.startsWith(word, sourceAt(read.indexOf(word)))).toBe(true);
});

it('keeps the targets of links and pictures', () => {
  expect(shown('[a](https://one.example) ![b](two.png) <a href="https://three.example">c</a>').targets.map(({ url }) => url)).toEqual([
    'https://one.example',
    'two.png',
    'https://three.example',
  ]);
});
