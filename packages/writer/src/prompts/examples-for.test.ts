import { adPlatforms, contentTypes, ContentRequest, postPlatforms, type Check } from '@handbill/contract';
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

it.each(Object.keys(postPlatforms))(
  'keep what is said beside them: on %s, as many hashtags as are advised, and as many words',
  (platform) => {
    const request = requestOf({ type: 'social_post', topic: 'x', platform });
    const { guidanceFor, parts, usualLength } = contentTypes.social_post;
    expect([guidanceFor, parts, usualLength]).not.toContain(undefined);
    for (const { output } of examplesFor(request)) {
      const { text, hashtags } = output as { text: string; hashtags: string[] };
      const [words, tags] = [usualLength?.(request as never), parts?.({ ...request, hashtags: null } as never)['/hashtags']?.length];
      const count = text
        .replaceAll(/#\S+/g, '')
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length;
      expect({ text, isFew: hashtags.length <= (tags?.max ?? 0), isMany: hashtags.length >= (tags?.min ?? 9) }).toEqual({
        text,
        isFew: true,
        isMany: true,
      });
      expect({ text, count: count >= (words?.min ?? 0) && count <= (words?.max ?? 0) }).toEqual({ text, count: true });
    }
  },
);

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
