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

it('are shown in the language of the brief, or else in English, before the rules for this text alone', () => {
  const shownIn = (language: string) => promptFor({ request: requestOf({ type: 'email', topic: 'x', language }), campaign: null }).system;
  const before = (system: string) => system.slice(0, system.indexOf('Rules for this one'));
  expect(before(shownIn('de-AT'))).toContain('Der Toaster bekommt ein zweites Leben');
  expect(before(shownIn('en-GB'))).toContain('Your toaster may have a second life');
  expect(shownIn('ja')).toContain('Your toaster may have a second life');
  expect(before(shownIn('fr')).match(/^\{"subject".*\}$/gm)).toHaveLength(2);
});
