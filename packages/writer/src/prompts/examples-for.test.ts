import { adPlatforms, contentTypes, ContentRequest, postPlatforms, words as countWords, type Check } from '@handbill/contract';
import { checkContent, exampleLanguages, examplesFor, type AnyOutput, type Example } from '@handbill/text';
import { describe, expect, it } from 'vitest';
import { promptFor } from './prompt-for.ts';

const platformsOf: Readonly<Record<string, readonly string[]>> = {
  social_post: Object.keys(postPlatforms),
  ad_copy: Object.keys(adPlatforms),
};
const places = Object.keys(contentTypes).flatMap((type) => (platformsOf[type] ?? [null]).map((platform) => ({ type, platform })));

const requestOf = (fields: object) => ContentRequest.parse(fields);
const check = (request: ContentRequest, { output }: Example) =>
  checkContent(request, output as AnyOutput, { truncated: false, campaign: null, voice: null });

/** The brief of an example; that of an article asks for as many words as it has. */
function briefOf(example: Example, fields: object): ContentRequest {
  const request = requestOf({ ...example.brief, ...fields });
  if (request.type !== 'blog_article') return request;
  const measured = check(request, example).find(({ rule }) => rule === 'length')?.measured;
  return requestOf({ ...request, length: measured });
}

describe.each(exampleLanguages)('in %s', (language) => {
  it.each(places)('there are a short and a long example of $type for $platform, and both pass all checks', ({ type, platform }) => {
    const fields = { type, language, ...(platform !== null && { platform }) };
    const { example } = contentTypes[type as ContentRequest['type']];
    const examples = examplesFor(requestOf({ ...example.request, ...fields }));
    const lengths = examples.map(({ output }) => JSON.stringify(output).length);
    expect(lengths).toEqual([expect.any(Number), expect.any(Number)]);
    expect(lengths[1]).toBeGreaterThan((lengths[0] ?? 0) * 1.2);
    for (const one of examples) {
      // A long post is longer than what shows before “more”.
      // It is copied, of course.
      const isFault = ({ rule, outcome }: Check) =>
        rule !== 'copied' && (outcome === 'fail' || (outcome === 'warn' && rule !== 'platform_limit'));
      const faults = check(briefOf(one, fields), one).filter(isFault);
      expect(faults.map(({ rule, pointer, message }) => `${rule} ${pointer}: ${message}`)).toEqual([]);
    }
  });
});

const placesOfPosts = exampleLanguages.flatMap((language) => Object.keys(postPlatforms).map((platform) => ({ language, platform })));
it.each(placesOfPosts)('keep the rules beside them: in $language on $platform, for words, hashtags and titles', (fields) => {
  const request = requestOf({ type: 'social_post', topic: 'x', ...fields });
  if (request.type !== 'social_post') throw new Error('This is no post');
  const { usualLength, parts } = contentTypes.social_post;
  const [words, tags] = [usualLength?.(request), parts?.({ ...request, hashtags: null })['/hashtags']?.length];
  for (const example of examplesFor(request)) {
    const { title, text, hashtags } = example.output as { title: string | null; text: string; hashtags: string[] };
    const body = text.replaceAll(/#\S+/g, '');
    const count = countWords(body, request.language);
    const isBetween = (number: number, range: { min: number; max: number } | null | undefined) =>
      range !== undefined && range !== null && number >= range.min && number <= range.max;
    expect({ text, words: [count, isBetween(count, words)], tags: isBetween(hashtags.length, tags), isTitled: title !== null }).toEqual({
      text,
      words: [count, true],
      tags: true,
      isTitled: ['youtube', 'pinterest'].includes(fields.platform),
    });
  }
});

it.each(exampleLanguages)('have as many headlines and descriptions in a search ad as are advised, in %s', (language) => {
  const ad = requestOf({ ...contentTypes.ad_copy.example.request, platform: 'google_search', language });
  for (const { output } of examplesFor(ad))
    for (const { headlines, descriptions } of (output as { variants: { headlines: string[]; descriptions: string[] }[] }).variants) {
      expect(headlines.length).toBeGreaterThanOrEqual(8);
      expect(descriptions.length).toBeGreaterThanOrEqual(3);
    }
});

it('are shown in the language of the brief, or else in English, before the rules for this text alone', () => {
  const shownIn = (language: string) => promptFor({ request: requestOf({ type: 'email', topic: 'x', language }), campaign: null }).system;
  const before = (system: string) => system.slice(0, system.indexOf('Rules for this one'));
  expect(before(shownIn('de-AT'))).toContain('Der Toaster bekommt ein zweites Leben');
  expect(before(shownIn('en-GB'))).toContain('Your toaster may have a second life');
  expect(shownIn('ja')).toContain('Your toaster may have a second life');
  expect(before(shownIn('fr')).match(/^\{"subject".*\}$/gm)).toHaveLength(2);
});
