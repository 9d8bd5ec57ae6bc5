import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../matching/fold.ts';
import { hashtagsIn } from '../matching/hashtags-in.ts';
import { graphemes, measure } from './counters.ts';
import { splitText } from './split-text.ts';
import { weighted } from './weighted.ts';
import { words } from './words.ts';

const pieces = (text: string): string[] => [...splitText(text)];
const wordsAtOnce = (text: string, language: string): number =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Prose in words, with all that sticks to words and spaces. */
const prose = fc
  .array(
    fc.constantFrom(
      'loaf',
      'Brot',
      'don’t',
      '3,50',
      'https://example.com/a_(b)',
      '#tag',
      'e\u0301',
      '👨‍👩‍👧‍👦',
      '🇩🇪',
      ' ',
      ' ',
      '\n',
      '\r\n',
      '\u00A0',
      '\u3000',
      '\u0301',
      '\u200D',
      '。',
      'パンを焼く',
      'ขนมปัง',
      '빵',
    ),
    { minLength: 20, maxLength: 60 },
  )
  .map((parts) => `x${parts.join('')} `);
/** A short text, and a long one that repeats it. */
const long = fc.tuple(prose, fc.integer({ min: 40, max: 90 })).map(([text, times]) => ({ text, times, all: text.repeat(times) }));

describe('a text in pieces', () => {
  it('is the same text, and no piece is long', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          long.map(({ all }) => all),
          fc.string({ unit: 'binary' }).map((text) => text.repeat(500)),
        ),
        (text) => {
          expect(pieces(text).join('')).toBe(text);
          expect(Math.max(...pieces(text).map(({ length }) => length))).toBeLessThanOrEqual(4_096);
          expect(pieces(text).every((piece) => piece.isWellFormed())).toBe(text.isWellFormed());
        },
      ),
      { numRuns: 50 },
    );
  });

  it('has as many words and graphemes, the same weight and the same hashtags as the whole', () => {
    fc.assert(
      fc.property(long, fc.constantFrom('en', 'de', 'ja', 'th'), ({ text, times, all }, language) => {
        expect(words(all, language)).toBe(wordsAtOnce(all, language));
        expect(measure(all, 'graphemes')).toBe(graphemes(all));
        expect(measure(all, 'weighted')).toBe(weighted(all));
        expect(hashtagsIn(all)).toEqual(hashtagsIn(text));
        expect(fold(all)).toBe(fold(text).repeat(times));
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    [
      'ja',
      '吾輩は猫である。名前はまだ無い。どこで生れたか頓と見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。',
    ],
    ['zh', '学而时习之，不亦说乎？有朋自远方来，不亦乐乎？人不知而不愠，不亦君子乎？'],
    ['ja', '私はパンを焼く'],
    ['th', 'ขนมปังอร่อยมากและทุกคนก็ชอบกิน'],
    ['en', '👨‍👩‍👧‍👦🇩🇪e\u0301'],
  ])('has as many words in %s where there is no white space at all', (language, sentence) => {
    for (const times of [150, 400]) {
      const text = sentence.repeat(times);
      expect(words(text, language)).toBe(wordsAtOnce(text, language));
      expect(measure(text, 'graphemes')).toBe(graphemes(text));
    }
  });
});
