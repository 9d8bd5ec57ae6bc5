import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counters, type TextUnit } from '../counting/counters.ts';
import { ContentRequest } from '../content-request.ts';
import { fold } from '../matching/fold.ts';
import { hashtagsIn, tagName } from '../matching/hashtags-in.ts';
import { occursIn } from '../matching/occurs-in.ts';
import { adPlatforms } from '../platforms/ad-platforms.ts';
import { postPlatforms } from '../platforms/post-platforms.ts';
import { minimumCount } from './minimum-count.ts';

const post = (fields: object) => ContentRequest.safeParse({ type: 'social_post', topic: 'Loaves', platform: 'twitter', ...fields });
const ad = (fields: object) =>
  ContentRequest.safeParse({
    type: 'ad_copy',
    topic: 'Loaves',
    platform: 'google_search',
    product: 'Course',
    unique_selling_proposition: 'Yours',
    variants: 1,
    ...fields,
  });
const faulty = (parsed: ReturnType<typeof post>) => (parsed.error?.issues ?? []).map(({ path }) => path.join('/')).toSorted();
const units: readonly TextUnit[] = ['characters', 'weighted', 'graphemes', 'url_23', 'bytes', 'utf16', 'display_columns'];
const named = (count: number, word = 'keyword') => Array.from({ length: count }, (_, index) => `${word}${String(index).padStart(2, '0')}`);

describe('what no post can hold', () => {
  it('is refused at both fields when only together they are too long', () => {
    expect(faulty(post({ hashtags: named(20, 'hashtagged'), keywords: named(5, 'a quite wordy keyword ') }))).toEqual([
      'hashtags',
      'keywords',
    ]);
  });

  it('is refused at the one field that is there', () => {
    expect(faulty(post({ hashtags: named(25, 'hashtagged') }))).toEqual(['hashtags']);
    expect(post({ hashtags: named(25, 'hashtagged') }).error?.issues).toMatchObject([{ code: 'custom', params: { fault: 'impossible' } }]);
  });

  it('is told with all other faults, whatever the fields hold', () => {
    expect(faulty(post({ topic: '', hashtags: named(25, 'hashtagged'), keywords: 7 }))).toEqual(['hashtags', 'keywords', 'topic']);
    expect(faulty(post({ platform: 'toString', hashtags: [null, 7] }))).toEqual(['hashtags/0', 'hashtags/1', 'platform']);
  });

  it('depends on the platform', () => {
    const hashtags = named(30, 'a_rather_long_hashtag_that_goes_on');
    expect(faulty(post({ hashtags, platform: 'linkedin' }))).toEqual([]);
    expect(faulty(post({ hashtags, platform: 'mastodon' }))).toEqual(['hashtags']);
    expect(faulty(post({ hashtags, platform: 'bluesky' }))).toEqual(['hashtags']);
  });

  it('counts East Asian text twice on X', () => {
    expect(faulty(post({ hashtags: named(25, '焼きたて') }))).toEqual(['hashtags']);
    expect(faulty(post({ hashtags: named(25, 'loaf') }))).toEqual([]);
  });
});

describe('what a post could hold after all', () => {
  it.each([
    ['a keyword that a hashtag says', { hashtags: [...named(14, 'hashtagged_with'), 'loaf'], keywords: named(14, 'hashtagged_with') }],
    [
      'the same said twice',
      { keywords: Array.from({ length: 25 }, (_, index) => (index % 2 === 0 ? 'Sourdough starter' : 'sourdough STARTER')) },
    ],
    ['keywords within one another', { keywords: Array.from({ length: 25 }, (_, index) => `${'very '.repeat(index % 14)}good loaf`) }],
    [
      'keywords that go into each other',
      { keywords: Array.from({ length: 24 }, (_, index) => `step${index} and then also step${index + 1}`.slice(0, 30)).slice(0, 8) },
    ],
    ['keywords that a link can carry', { keywords: named(25, 'keyword-in-a-path') }],
    ['a link of eighty characters, four times', { keywords: named(4, `https://example.com/${'path/'.repeat(11)}`) }],
  ])('%s', (_, fields) => {
    expect(faulty(post(fields))).toEqual([]);
  });
});

describe('what no ad can hold', () => {
  it('is a keyword longer than every part', () => {
    expect(faulty(ad({ keywords: ['焼'.repeat(46)] }))).toEqual(['keywords']);
    expect(faulty(ad({ keywords: ['焼'.repeat(45)] }))).toEqual([]);
    expect(faulty(ad({ platform: 'tiktok', keywords: ['焼'.repeat(51)] }))).toEqual(['keywords']);
    expect(faulty(ad({ platform: 'facebook', keywords: ['焼'.repeat(80)] }))).toEqual([]);
  });

  it('is more than all parts of all variants together', () => {
    const keywords = named(25, `${'wordy '.repeat(12)}end`);
    expect(faulty(ad({ keywords, variants: 1 }))).toEqual(['keywords']);
    expect(faulty(ad({ keywords, variants: 10 }))).toEqual([]);
    expect(faulty(ad({ keywords: named(4), platform: 'tiktok', variants: 1 }))).toEqual([]);
  });

  it('is more long ones than there are long parts', () => {
    const keywords = named(5, `${'wordy '.repeat(12)}end`).map((keyword, index) => `${'abcde'[index]}${keyword}`);
    expect(faulty(ad({ keywords: keywords.slice(0, 4) }))).toEqual([]);
    expect(faulty(ad({ keywords }))).toEqual(['keywords']);
  });
});

describe('the least that a character can count', () => {
  it('is never more than what any character that folds to it counts', () => {
    const wrong = [];
    const codePoints = [
      ...Array(0x34_00).keys(),
      ...Array(0x17_00)
        .keys()
        .map((offset) => 0xe9_00 + offset),
      ...Array(0x10_00)
        .keys()
        .map((offset) => 0x1_f0_00 + offset),
    ];
    for (const character of codePoints.map((codePoint) => String.fromCodePoint(codePoint))) {
      for (const unit of units) if (minimumCount(fold(character), [unit]) > counters[unit](character)) wrong.push([unit, character]);
    }
    expect(wrong).toEqual([]);
  });
});

const odd = fc.constantFrom(
  'loaf',
  'Loaf',
  'of',
  'a',
  'C++',
  '#a',
  '焼',
  'パン',
  'ﾊﾟﾝ',
  '빵',
  'ﬁ',
  'e\u0301',
  'ß',
  '🍞',
  '👨‍👩‍👧‍👦',
  '1️⃣',
  'क्ष',
  'ำ',
  '\u0301',
  '.',
  '@',
  'x.com',
  'https://x.co/a',
  '-',
  '’',
  'İ',
  ' ',
  ' ',
);
const phrase = fc
  .oneof(
    fc.array(odd, { minLength: 1, maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
  )
  .map((text) => [...text.trim()].slice(0, 80).join('').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const tag = fc.oneof(fc.stringMatching(/^#?[a-c焼ßﬁ_1]{1,30}$/u), fc.constantFrom('loaf', '#Loaf', 'ＬＯＡＦ', '焼'));
const gap = fc.constantFrom(' ', '', '\n', '\u200D', '/', '-', ' https://x.co/', ' @a@');

describe('what can be written is never refused', () => {
  it.each(Object.entries(postPlatforms))('on %s', (platform, limits) => {
    fc.assert(
      fc.property(
        fc.array(phrase, { maxLength: 25 }),
        fc.array(tag, { maxLength: 30 }),
        fc.array(gap, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 3 }),
        (drawn, hashtags, gaps, longer) => {
          const keywords = drawn.map((keyword) => [...keyword.repeat(1 + longer * 3)].slice(0, 80).join('').trim());
          const all = [...hashtags.map((one) => `#${one.replace('#', '')}`), ...keywords];
          const text = all.map((piece, index) => piece + (gaps[index % gaps.length] ?? ' ')).join('');
          const kept = keywords.filter((keyword) => occursIn(fold(text), fold(keyword)));
          const keptTags = hashtags.filter((one) => hashtagsIn(text).has(tagName(one)));
          const fits = limits.every(
            ({ unit, max, outcome }) => outcome === 'warn' || (unit === 'items' ? hashtagsIn(text).size : counters[unit](text)) <= max,
          );
          fc.pre(fits);
          expect(faulty(post({ platform, keywords: kept, hashtags: keptTags }))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(Object.keys(adPlatforms))('in an ad on %s', (platform) => {
    const sizes = {
      google_search: [90, 4],
      tiktok: [100, 1],
      twitter: [280, 1],
      linkedin: [3_000, 1],
      facebook: [3_000, 1],
      instagram: [3_000, 1],
    };
    const [most = 0, count = 0] = Object.entries(sizes).find(([name]) => name === platform)?.[1] ?? [];
    fc.assert(
      fc.property(fc.array(phrase, { maxLength: 25 }), fc.integer({ min: 1, max: 3 }), (drawn, variants) => {
        const texts: string[] = [];
        const kept = drawn.filter((keyword) => {
          const last = texts.at(-1);
          const longer = last === undefined ? keyword : `${last} ${keyword}`;
          const width = Math.max(counters.weighted(longer), counters.display_columns(longer), counters.characters(longer));
          if (width <= most) texts.splice(Math.max(0, texts.length - 1), 1, longer);
          else if (texts.length < count * variants && counters.weighted(keyword) <= most && counters.display_columns(keyword) <= most)
            texts.push(keyword);
          else return false;
          return true;
        });
        expect(faulty(ad({ platform, variants, keywords: kept }))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
