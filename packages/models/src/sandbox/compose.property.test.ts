import { adPlatforms, ContentRequest, postPlatforms } from '@handbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@handbill/text';
import { briefOf } from './brief.ts';
import { compose } from './compose.ts';
import { keepsLimits } from './draft.ts';
import { languageFor } from './languages.ts';

const pieces = [
  'sourdough',
  'starter',
  'Brot',
  'über',
  'Straße',
  'C++',
  'Node.js',
  '24',
  'https://example.com/a?b=c#d',
  '🎉',
  '👩‍👩‍👧',
  '**bold**',
  '_x_',
  '"quoted"',
  '„so“',
  '\n',
  '\n\n# Title',
  '- item',
  '[link](https://example.com)',
  '`code`',
  '...',
  '?',
  '!',
  'and',
  'パン',
  'ﾊﾟﾝ',
  '麦',
  'العربية',
  "it's",
  '&',
  '<b>',
  '{topic}',
  '[a|b]',
  '$&',
  '…',
];

const phrase = (least: number, most: number, characters: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...pieces) },
        { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      ),
      {
        minLength: least,
        maxLength: most,
      },
    )
    .map((words) => [...words.join(' ')].slice(0, characters).join('').trim())
    .filter((text) => text !== '' && text.isWellFormed());

const keyword = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'sourdough',
      'sourdough starter',
      'starter',
      'Brot',
      'rye flour',
      'oven',
      'C++',
      'https://example.com/bread',
      'Node.js',
      'KI',
      '麦',
    ),
  },
  { weight: 3, arbitrary: phrase(1, 3, 80) },
  { weight: 1, arbitrary: phrase(8, 20, 80) },
);

const common = {
  topic: fc.oneof(phrase(1, 6, 500), phrase(40, 120, 500)),
  tone: fc.constantFrom('professional', 'casual', 'warm', 'witzig', '🤷'),
  keywords: fc.oneof(fc.array(keyword, { maxLength: 4 }), fc.array(keyword, { maxLength: 25 })),
  target_audience: fc.option(phrase(1, 30, 1000)),
  language: fc.constantFrom('en', 'de', 'en-US', 'de-CH', 'fr', 'ar', 'ja', 'fi'),
  instructions: fc.option(phrase(1, 10, 2000)),
};

const wish = fc.option(fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 5000 })));
const hashtag = fc.oneof(
  fc.constantFrom('baking', '#sourdough', 'Brot', 'über_uns', 'パン'),
  fc.string({ unit: fc.constantFrom('a', 'B', '1', '_', 'ü'), minLength: 1, maxLength: 60 }),
);

/** Requests of every kind, sensible and otherwise. Some are refused by the contract: those that nothing could meet. */
const anyRequest = fc.oneof(
  fc.record({
    ...common,
    type: fc.constant('blog_article'),
    length: fc.oneof(fc.integer({ min: 50, max: 400 }), fc.integer({ min: 50, max: 5000 })),
  }),
  fc.record({
    ...common,
    type: fc.constant('social_post'),
    length: wish,
    platform: fc.constantFrom(...Object.keys(postPlatforms)),
    hashtags: fc.option(fc.array(hashtag, { maxLength: 12 })),
  }),
  fc.record({ ...common, type: fc.constant('email'), length: wish }),
  fc.record({
    ...common,
    type: fc.constant('ad_copy'),
    length: wish,
    platform: fc.constantFrom(...Object.keys(adPlatforms)),
    product: phrase(1, 12, 200),
    unique_selling_proposition: phrase(1, 40, 500),
    variants: fc.integer({ min: 1, max: 10 }),
  }),
  fc.record({ ...common, type: fc.constant('landing_page'), length: wish }),
);

/** A keyword that is a hashtag itself, and no hashtags: nothing can meet both. */
const contradicts = (request: ContentRequest): boolean =>
  'hashtags' in request && request.hashtags?.length === 0 && request.keywords.some((one) => /[#＃]/.test(one));

/** The contract refuses briefs that provably have no room; those that overlapping keywords alone could meet are left out here. */
function fitsInARow(request: ContentRequest): boolean {
  const { keywords, hashtags, limits } = briefOf({ request, campaign: null });
  const row = [...keywords, ...hashtags.map((tag) => `#${tag}`)].join(' ');
  const hard = limits.filter(({ outcome, unit, max }) => outcome === 'fail' && unit !== 'items' && max > 0);
  return Map.groupBy(hard, ({ pointer }) => pointer)
    .values()
    .every((part) => keepsLimits(row, part));
}

describe('compose, whatever it is asked', () => {
  it('fails no check of any request', () => {
    fc.assert(
      fc.property(anyRequest, (input) => {
        const parsed = ContentRequest.safeParse(input);
        fc.pre(parsed.success && fitsInARow(parsed.data) && !contradicts(parsed.data));
        if (!parsed.success) return;
        const output = compose({ request: parsed.data, campaign: null });
        const checks = checkContent(parsed.data, output, { truncated: false });
        expect(
          checks.filter(
            ({ outcome, rule }) => outcome === 'fail' && !(languageFor(parsed.data.language) === undefined && rule === 'language'),
          ),
        ).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('writes the same text for the same request, whatever the order of its fields', () => {
    fc.assert(
      fc.property(anyRequest, (input) => {
        const parsed = ContentRequest.safeParse(input);
        fc.pre(parsed.success);
        if (!parsed.success) return;
        const turned = ContentRequest.parse(Object.fromEntries(Object.entries(input).toReversed()));
        expect(compose({ request: turned, campaign: null })).toEqual(compose({ request: parsed.data, campaign: null }));
      }),
      { numRuns: 30 },
    );
  });
});
