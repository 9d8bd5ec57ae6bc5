import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import twitterText from 'twitter-text';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { hashtagsIn, tagName } from '../matching/hashtags-in.ts';
import { findUrls } from './find-urls.ts';

// The cases that twitter-text publishes for its libraries of all languages. 1.10.0 is the last package on npm that holds them; cases of
// weights came later, and weights are held against the implementation in twitter-text.test.ts.
const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('twitter-text-conformance/package.json')), 'test/twitter-text-conformance');
const read = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'));

const Cases = z.array(z.object({ description: z.string(), text: z.string(), expected: z.array(z.string()) }));
const extract = z.object({ tests: z.object({ urls: Cases, hashtags: Cases }) }).parse(read('extract.yml')).tests;
const topLevel = z.object({ tests: z.object({ country: Cases, generic: Cases }) }).parse(read('tlds.yml')).tests;

const unique = (tags: readonly string[]) => [...new Set(tags.map(tagName))];
const ways = {
  links: {
    cases: [...extract.urls, ...topLevel.country, ...topLevel.generic],
    ours: (text: string) => findUrls(text).map(({ start, end }) => text.slice(start, end)),
    theirs: (text: string) => twitterText.extractUrls(text),
    written: (expected: readonly string[]) => expected,
  },
  hashtags: {
    cases: extract.hashtags,
    ours: (text: string) => [...hashtagsIn(text)],
    theirs: (text: string) => unique(twitterText.extractHashtags(text)),
    // Ours are folded, and each is listed once.
    written: unique,
  },
};

/** Cases that twitter-text 3.1.0 itself no longer reads as published, mostly because of new top-level domains. Ours follows 3.1.0. */
const changedSince: readonly string[] = [
  'Extract a hyphenated TLD (usually a typo)',
  'Extract URLs without protocol not on (com|org|edu|gov|net) domains',
  'DO NOT extract short URLs without protocol on ccTLD domains without path',
  'Extract URL before newline',
  'Hashtag with ideographic iteration mark',
];

describe.each(Object.entries(ways))('%s', (_, { cases, ours, theirs, written }) => {
  const isAsPublished = ({ text, expected }: (typeof cases)[number]) => JSON.stringify(theirs(text)) === JSON.stringify(written(expected));

  it.each(cases.filter(isAsPublished))('$description ($text)', ({ text, expected }) => {
    expect(ours(text)).toEqual(written(expected));
  });

  it.each(cases.filter((one) => !isAsPublished(one)))('as twitter-text reads it now: $description ($text)', ({ description, text }) => {
    expect(changedSince).toContain(description);
    expect(ours(text)).toEqual(theirs(text));
  });
});
