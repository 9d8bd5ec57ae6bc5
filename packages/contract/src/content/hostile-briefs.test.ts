import { describe, expect, it } from 'vitest';
import { ContentRequest } from './content-request.ts';
import { adPlatforms } from './platforms/ad-platforms.ts';
import { postPlatforms } from './platforms/post-platforms.ts';
import { contentTypes } from './types/registry.ts';

/** As much as a request may hold. */
const most = 250_000;
const repeated = (text: string, length = most): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const list = (count: number, item: (index: number) => unknown): unknown[] => Array.from({ length: count }, (_, index) => item(index));
const post = (fields: object) => ({ type: 'social_post', topic: 'Bread', platform: 'twitter', ...fields });
const ad = (fields: object) => ({
  type: 'ad_copy',
  topic: 'Bread',
  platform: 'google_search',
  product: 'Course',
  unique_selling_proposition: 'Yours',
  ...fields,
});

/** CPU time, the shortest of three: other work of the machine is no fault of the brief. */
function parsed(brief: unknown): number {
  const times = [0, 1, 2].map(() => {
    const before = process.threadCpuUsage();
    ContentRequest.safeParse(brief);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const marks = repeated('\u0301\u0323', most / 2);
const long25 = list(25, (index) => `${repeated('a', 9_900)}${index}`);

describe('a brief of 250 kB', () => {
  it.each([
    ['25 keywords of 10,000 letters', post({ keywords: long25 })],
    ['25 keywords of 10,000 letters for an ad', ad({ keywords: long25 })],
    ['25 keywords of combining marks', post({ keywords: list(25, (index) => `${marks.slice(0, 4_900)}${index}`) })],
    ['a keyword of combining marks', ad({ keywords: [marks] })],
    ['a hashtag of combining marks', post({ hashtags: [marks] })],
    ['a hashtag of digits', post({ hashtags: [`${repeated('1')}!`] })],
    ['60,000 keywords', post({ keywords: list(60_000, () => 'x') })],
    ['80,000 empty keywords', ad({ keywords: list(80_000, () => '') })],
    ['60,000 hashtags', post({ hashtags: list(60_000, () => 'x') })],
    ['60,000 tags', post({ tags: list(60_000, () => 'x') })],
    ['a long topic', post({ topic: repeated('a') })],
    ['a topic of emoji', post({ topic: repeated('👨‍👩‍👧‍👦', most / 2) })],
    ['a topic of spaces', post({ topic: repeated(' ') })],
    ['a language of 40,000 variants', post({ language: `en${list(40_000, (index) => `-${String(index).padStart(5, '0')}`).join('')}` })],
    ['a language of words and a line break', post({ language: `en${repeated('-a')}\n-` })],
    ['long instructions', post({ instructions: repeated('é', most / 2) })],
  ])('with %s is refused soon', (_, brief) => {
    expect(ContentRequest.safeParse(brief).success).toBe(false);
    expect(parsed(brief)).toBeLessThan(40);
  });
});

describe('a brief within its limits', () => {
  const keywords: Readonly<Record<string, readonly unknown[]>> = {
    words: list(25, (index) => `w${index} ${'ab '.repeat(25)}`.slice(0, 80).trim()),
    'starts of one another': list(25, (index) => 'a'.repeat(80 - index)),
    'ends of one another': list(25, (index) => 'ab'.repeat(40).slice(index)),
    marks: list(25, (index) => `e${'\u0301\u0323'.repeat(38)}${index}`),
    'East Asian ones': list(25, (index) => `${'焼'.repeat(78)}${index}`),
  };
  const hashtags = list(30, (index) => `${'a'.repeat(97)}b${index}`);

  it.each(Object.entries(keywords))('is looked at soon on each platform: %s', (_, words) => {
    for (const platform of Object.keys(postPlatforms)) expect(parsed(post({ platform, keywords: words, hashtags }))).toBeLessThan(40);
    for (const platform of Object.keys(adPlatforms)) expect(parsed(ad({ platform, keywords: words, variants: 1 }))).toBeLessThan(40);
  });

  it('is not looked at again in each record of a list', () => {
    const brief = post({ keywords: keywords['words'], hashtags });
    expect(ContentRequest.safeParse(brief).error?.issues).toMatchObject([{ path: ['hashtags'] }, { path: ['keywords'] }]);
    expect(contentTypes.social_post.keptRequest.safeParse(brief).success).toBe(true);
  });
});
