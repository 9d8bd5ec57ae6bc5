import { eastAsianWidth } from 'get-east-asian-width';
import { describe, expect, it } from 'vitest';
import { counters, measure } from './counters.ts';
import { isWide } from './display-columns.ts';
import { words } from './words.ts';

const family = '👨‍👩‍👧‍👦';

describe('counting words', () => {
  it.each([
    ['en', 'A calm loaf is a learnt loaf.', 7],
    ['de', 'Brot-Kurs: 6 Abende!', 4],
    ['ja', '私はパンを焼く', 5],
    ['th', 'ขนมปังอร่อย', 2],
    ['en', ' … — ', 0],
  ])('finds the words of %s %j', (language, text, count) => {
    expect(words(text, language)).toBe(count);
  });
});

describe('counting in each unit', () => {
  it.each([
    ['characters', `é${family}`, 8],
    ['graphemes', `e\u0301${family}`, 2],
    ['bytes', 'Brötchen 🍞', 14],
    ['utf16', '🍞!', 3],
    ['display_columns', 'Buy {KeyWord:Running Shoes} Now', 21],
    ['display_columns', 'In {LOCATION(City):your town}', 12],
    ['links', 'a.com, https://b.org/x and c@d.com', 2],
    ['hashtags', '#one #2 #3d https://a.com/#four &#39; five#six', 2],
    ['display_columns', 'Brotパンe\u0301', 10],
    ['display_columns', 'हिन्दी ﾊﾟﾝ', 10],
    ['half_width_katakana', 'パンﾊﾟﾝ', 3],
    ['url_23', 'See https://example.com/a/very/long/path?with=query now', 31],
    ['url_23', 'https://example.com/焼きたて/パン_(菓子)?q=菓子 !', 25],
    ['url_23', 'https://example.com/brot」 dat://example.com/a', 48],
    ['url_23', 'example.com', 11],
    ['url_23', 'By @baker@social.example.org', 9],
    ['url_23', `${family}!`, 2],
  ] as const)('%s of %j', (unit, text, count) => {
    expect(counters[unit](text)).toBe(count);
  });

  it('counts the items of a list, and nothing where there is nothing to count', () => {
    expect(measure(['a', 'b'], 'items')).toBe(2);
    expect(measure('ab', 'items')).toBeUndefined();
    expect(measure(null, 'characters')).toBeUndefined();
  });
});

describe('display columns', () => {
  it('agrees with Unicode’s East Asian width on every code point', () => {
    const differing = [];
    for (let codePoint = 0; codePoint <= 0x10_ff_ff; codePoint += 1)
      if ((eastAsianWidth(codePoint) === 2) !== isWide(codePoint)) differing.push(codePoint.toString(16));
    expect(differing).toEqual([]);
  });
});
