import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['a sign that stands across the cut', `${'a'.repeat(99)}😀 and more`],
  ['half a sign', 'budget\ud83d'],
])('what is quoted is text that every reader of JSON takes: %s', (_, text) => {
  expect(JSON.stringify(quoted(text))).not.toMatch(/\\ud/);
});

it('a key that is quoted is no key any more', () => {
  expect(quoted(`/x/hbk_${'0'.repeat(26)}_${'a'.repeat(43)}`)).toBe('/x/hbk_…');
});
