import * as fc from 'fast-check';
import twitterText from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { weighted } from './weighted.ts';

const theirs = (text: string) => twitterText.parseTweet(text).weightedLength;

/** From twitter-text’s conformance/validate.yml, weighted tweets with discounted emoji. */
const conformance: readonly [text: string, weight: number][] = [
  ['Hi http://test.co', 26],
  ['http://test.co', 23],
  ['test.com', 23],
  ['Test https://test.com test https://test.com test.com test', 86],
  [`285 chars-${'xxxxxxxxxx-'.repeat(25)}`, 285],
  [`285 chars- http://www.twitter.com/jack ${'xxxxxxxxxx-'.repeat(24)}`, 299],
  ['https://www.twitter.com/aloha '.repeat(10), 240],
  ['故人西辞黄鹤楼，烟花三月下扬州。', 32],
  ['the故人西辞黄鹤楼，烟花三月下扬州。', 35],
  ['😷'.repeat(160), 320],
  ['A\u0301B', 2],
  ['A\uFB2C', 4],
  ['H🐱☺👨‍👩‍👧‍👦', 7],
  ['😷👾😡🔥💩', 10],
  ['🙋🏽👨‍🎤', 4],
  ['1⃣', 2],
  ['Unicode 10.0 emoji: 🤪; 🧕; 🧕🏾; 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 34],
  ['Unicode 9.0 emoji: 🤠; 💃; 💃🏾', 29],
  ['\u2000\u200A\u200D ‐ – — ‗ ‘ ’ „ ‟ ′ ″ ‴ ‷', 27],
  [`${'randomurl'.repeat(7)}s.com`, 68],
];

const words = fc.constantFrom(
  'loaf',
  'Brot',
  'хлеб',
  'ψωμί',
  'パン',
  '面包',
  '빵',
  'ขนมปัง',
  'e\u0301',
  'ﬁ',
  '#tag',
  '@name',
  '$a',
  'a.b',
  '.',
  '(',
  ')',
  ':',
  '-',
  '_',
  '—',
  '…',
  '™',
  '©',
);
const emoji = fc.constantFrom('🍞', '👨‍👩‍👧‍👦', '🙋🏽', '❤️', '❤', '1️⃣', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☺', '✌🏿', '‼️');
const links = fc.constantFrom(
  'example.com',
  'https://example.com',
  'http://example.com/loaf?size=2',
  'www.example.co.uk/a_(b)_c',
  'HTTPS://EXAMPLE.COM/x.',
  'http://パン.jp/菓子',
  'brot.berlin/',
  'me@example.com',
  'example.com:8080/x',
  'https://example.c',
);
const gaps = fc.constantFrom(' ', ' ', '\n', '', '、');
const text = fc.array(
  fc.oneof(
    words,
    emoji,
    links,
    gaps,
    fc.string({ maxLength: 6 }),
    fc.string({ unit: 'grapheme', maxLength: 3 }).filter((drawn) => !/\p{Extended_Pictographic}/u.test(drawn)),
  ),
  { maxLength: 14 },
);

describe('the weight of a text on X', () => {
  it.each(conformance)('holds the published case %j', (given, weight) => {
    expect(weighted(given)).toBe(weight);
    expect(theirs(given)).toBe(weight);
  });

  it('is what twitter-text says of any text', () => {
    fc.assert(
      fc.property(text, (parts) => {
        const joined = parts.join('');
        // Left out: a domain that twitter-text finds at the wrong position.
        fc.pre(!/example\.com[^\s./]+example\.com/i.test(joined));
        expect(weighted(joined)).toBe(theirs(joined));
      }),
      { numRuns: 3_000 },
    );
  });

  it('counts an emoji that is younger than twitter-text as 2, as X documents it', () => {
    expect(weighted('🧑‍🎨')).toBe(2);
    expect(weighted('🫠')).toBe(2);
  });
});
