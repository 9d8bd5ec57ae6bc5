import { checkRules, ContentRequest, contentTypes, type ContentRequestInput } from '@handbill/contract';
import { expect, it } from 'vitest';
import type { AnyOutput } from '../kinds/definition-of.ts';
import { badExampleOf } from './check-content.ts';
import { checked, voiceOf } from './checked.fixture.ts';

const voice = voiceOf({
  avoid: ['cheap'],
  terms: [{ term: 'gluten', use: 'forbidden' }],
  disclaimers: [{ text: 'Places are limited' }],
});

const post: [ContentRequestInput, AnyOutput] = [
  {
    type: 'social_post',
    topic: 'A course for sourdough bread',
    platform: 'threads',
    keywords: ['sourdough'],
    must_say: ['six evenings'],
    hashtags: ['baking'],
    link: 'https://example.com/course',
  },
  {
    title: null,
    text: 'Bake sourdough with us, in six evenings. Places are limited.\n\nhttps://example.com/course\n\n#baking',
    hashtags: ['baking'],
  },
];
const ad: [ContentRequestInput, AnyOutput] = [
  {
    type: 'ad_copy',
    topic: 'A course for bread',
    platform: 'facebook',
    product: 'Sourdough course',
    unique_selling_proposition: 'In small groups',
    variants: 2,
  },
  {
    variants: ['Bake your own loaf this winter.', 'Small groups, warm ovens, good bread.'].map((text) => ({
      primary_text: `${text} A sourdough course in small groups. Places are limited.`,
      headlines: [`Sourdough course: ${text.slice(0, 4)}`],
      descriptions: ['In small groups'],
    })),
  },
];
const { request, output } = contentTypes.blog_article.example;
const article: [ContentRequestInput, AnyOutput] = [{ ...request, length: 54 }, output];
const letter: [ContentRequestInput, AnyOutput] = [
  { type: 'email', topic: 'A course for bread' },
  {
    subject: 'A course for bread',
    preheader: 'Six evenings',
    body: 'We bake bread at night and sell it in the morning. You can learn how we do it. '.repeat(12).trim(),
    call_to_action: 'Read on',
  },
];
const inPlaceOfPost: Partial<Record<(typeof checkRules)[number], [ContentRequestInput, AnyOutput]>> = {
  topic: ad,
  duplicate: ad,
  length: article,
  seo_length: article,
  language: letter,
  readability: letter,
  editorial: [
    { ...ad[0], platform: 'google_search' } as ContentRequestInput,
    {
      variants: [
        { primary_text: null, headlines: ['Sourdough course'], descriptions: ['Bake your own loaf in small groups. Places are limited.'] },
      ],
    },
  ],
};

it.each(checkRules)('the bad example of the rule %s fails by it, and the right text does not', (rule) => {
  const [input, right] = inPlaceOfPost[rule] ?? post;
  const faults = (text: AnyOutput) =>
    checked(input, text, { voice, by: [rule] }).filter(({ outcome }) => outcome === 'fail' || outcome === 'warn');
  const bad = badExampleOf(rule, ContentRequest.parse(input), right, { voice });
  expect(faults(right)).toEqual([]);
  expect(faults(bad).map((check) => check.rule)).toContain(rule);
});
