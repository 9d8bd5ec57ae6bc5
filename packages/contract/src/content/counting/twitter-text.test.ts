import * as fc from 'fast-check';
import twitterText from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { hashtagsIn, tagName } from '../matching/hashtags-in.ts';
import { findUrls } from './find-urls.ts';
import { weighted } from './weighted.ts';

const ours = (text: string) => ({
  weight: weighted(text),
  links: findUrls(text).map(({ start, end }) => text.slice(start, end)),
  hashtags: [...hashtagsIn(text)],
});
const theirs = (text: string) => ({
  weight: twitterText.parseTweet(text).weightedLength,
  links: twitterText.extractUrls(text),
  hashtags: [...new Set(twitterText.extractHashtags(text).map(tagName))],
});

/**
 * Texts of our own in the groups of twitter-text's published cases: the expected numbers are its implementation's. The published cases themselves are
 * in twitter-text-conformance.test.ts.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  'hashtags after emoji, with or without selectors, skin tones and joiners': [
    'Loaf ✌#rye now',
    'Loaf ✌\uFE0E#rye now',
    'Loaf ✌\uFE0F#rye now',
    '❤️#baking',
    'Loaf ✌🏿#rye',
    'Loaf ✌🏿\uFE0F#rye',
    '👨‍👩‍👧#rye',
    '#️⃣rye',
  ],
  'hashtags of digits, or without a letter': [
    '#2026',
    '#0',
    'Line #16 to the mill',
    '#_',
    '#1_2',
    '#〃',
    '#2026loaves',
    '#loaves2026',
    '#१२३४',
  ],
  'hashtags in brackets and between marks': [
    '(#rye)#wheat [#oats]#barley ’#spelt’#emmer',
    ':#a ;#b ,#c .#d !#e ?#f',
    '#a: #b; #c, #d. #e! #f?',
  ],
  'hashtags that go on, or are no start of a word': [
    '#rye#oats',
    '#http://example.com',
    '#https://example.com',
    'パン屋#パン',
    'a#rye',
    '&#39;',
  ],
  'hashtags inside of links': ['http://example.com/#rye example.com/#oats', 'https://example.com/a#b', 'example.com#c'],
  'hashtags of other scripts, and their signs': [
    '#brötchen #mañana #crème',
    '#хлеб #ψωμί #Մահ #მჭადი',
    '#빵 #焼きたて #パン屋 #云々 #すゞ',
    '#メ～テレ #メ〜テレ #ﾊﾟﾝ #ﾎﾟﾝ ＃ｈａｓｈ１２',
    '#نان_تازه #می\u200Cخواهم #٤٠٦خبز',
    '#לחם #מ״כ #וכו׳ #עַל־יְדֵי',
    '#ขนมปัง #ນົມປັງ #នំប៉័ង #ပေါင်မုန့်',
    '#रोटी #রুটি #ශ්\u200Dරී #བོད་སྐད་',
    '#il·lusió',
    '#\u{20021} #a\u{104A0} #\u{16F04}\u{16F51}',
  ],
  'links with and without a protocol': [
    'example.com',
    'www.example.co.uk/a/b?size=2&c=d',
    'https://example.com:8080/x',
    'HTTPS://EXAMPLE.COM/x.',
    'See http://example.com, or (https://example.org/a).',
    'a.b.c.example.museum/x',
    'me@example.com',
    '$example.com #example.com @example.com',
    '-example.com _example.com /example.com .example.com',
    'https://example.c https://example',
    'example.com/a_(b)_c example.com/a_(b_(c)) example.com/(a',
    'http://пример.рф/путь http://パン.jp/菓子 パン.jp ひらがなexample.comひらがな',
    'http://xn--e1afmkfd.xn--p1ai/a',
    'https://example.com/@a/b https://example.com/a|b~c',
    '\u202Ahttps://example.com\u202C',
    'http://a-b.example.com http://-a.example.com http://a_b.example.com http://example_.com',
  ],
  'labels that are too long, as they are or as DNS writes them': [
    `${'a'.repeat(63)}.com ${'a'.repeat(64)}.com`,
    `http://${'あ'.repeat(40)}.com`,
    `http://${'あ'.repeat(70)}.com`,
    'http://xn--はじめ.com/a',
  ],
  'short links of X': [
    'http://t.co/Abc123’s',
    'https://t.co/Abc123- t.co/Abc123-',
    `http://t.co/${'a'.repeat(40)}`,
    `http://t.co/${'a'.repeat(41)}`,
    'https://t.co/Abc123?amp=1 x',
  ],
  'weights of scripts, marks and emoji': [
    'Brot хлеб ψωμί パン 面包 빵 ขนมปัง',
    'A\u0301B A\uFB2C ﬁ™©…—‗′″‴‷',
    '😷👾😡🔥💩 🙋🏽👨‍🎤 👨‍👩‍👧‍👦 🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1⃣ 1️⃣ ❤ ❤️ ☺',
    '⭐️ ⌚️ ☔️ ⚽️ 👍️',
    '\u2000\u200A\u200B\u200D\u2010\u201F\u2028',
  ],
};

describe.each(Object.entries(groups))('%s', (_, texts) => {
  it.each(texts)('%j', (text) => {
    expect(ours(text)).toEqual(theirs(text));
  });
});

describe('where we differ from twitter-text on purpose', () => {
  it('an emoji that is younger than twitter-text counts 2, as X documents it', () => {
    for (const young of ['🧑‍🎨', '🫱🏽‍🫲🏿']) {
      expect(weighted(young)).toBe(2);
      expect(theirs(young).weight).toBeGreaterThan(2);
    }
  });

  it('a letter that is younger than twitter-text is one in a hashtag', () => {
    expect([...hashtagsIn('#\u{1E901}')]).toEqual(['\u{1E923}']);
    expect(theirs('#\u{1E901}').hashtags).toEqual([]);
  });

  it('a domain that also occurs within an earlier one is found at its own position', () => {
    const text = 'example.comパンexample.com/a';
    expect(ours(text).links).toEqual(['example.com', 'example.com/a']);
  });
});

const sign = fc.constantFrom(
  'rye',
  '#rye',
  '＃rye',
  '#',
  '&',
  '@',
  '_',
  '-',
  '.',
  '/',
  ':',
  '?',
  '(',
  ')',
  '’',
  '·',
  '1',
  '2026',
  'ß',
  'パン',
  '。',
  'e\u0301',
  ' ',
  ' ',
  '\n',
  '❤️',
  '❤',
  '⭐️',
  '✌🏿',
  '👨‍👩‍👧',
  '1️⃣',
  '🇩🇪',
  '\uFE0F',
  '\u200C',
  '\u200D',
  'é',
  'хлеб',
  'שלום',
  '״',
  '～',
  'https://',
  'http://',
  'example.com',
  't.co/Ab1',
  'www.',
  '.co.uk',
  '/a_(b)',
  '?a=b',
  '#a',
  'xn--',
  '.рф',
);

it('finds and weighs in any text what twitter-text does', () => {
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 14 }), (signs) => {
      const text = signs.join('');
      // See above: twitter-text finds a second domain at the position of the first.
      fc.pre(!/(\w+\.\w+)[^\s]*\1/.test(text));
      expect(ours(text)).toEqual(theirs(text));
    }),
    { numRuns: 4_000 },
  );
});
