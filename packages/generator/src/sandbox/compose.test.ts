import { contentTypes, ContentRequest, type Content, type ContentRequestInput } from '@handbill/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../checks/check-content.ts';
import { compose } from './compose.ts';
import { anyRequest } from './testing/any-request.ts';
import { repeatedSentences } from './testing/repeated-sentences.ts';

const write = (input: ContentRequestInput, campaign: Parameters<typeof compose>[0]['campaign'] = null) => {
  const request = ContentRequest.parse(input);
  return { request, ...compose({ request, campaign }) };
};
const failuresOf = (request: ContentRequest, output: NonNullable<Content['output']>) =>
  checkContent(request, output, { truncated: false }).filter(({ outcome }) => outcome === 'fail');

describe('compose', () => {
  it('fails no check of any request', () => {
    fc.assert(
      fc.property(anyRequest, (input) => {
        const parsed = ContentRequest.safeParse(input);
        fc.pre(parsed.success);
        if (!parsed.success) return;
        const { output } = compose({ request: parsed.data, campaign: null });
        expect(failuresOf(parsed.data, output)).toEqual([]);
      }),
      { numRuns: 400 },
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

  it('writes another text for another request', () => {
    const texts = ['Tea', 'Coffee', 'Cocoa'].map((topic) => JSON.stringify(write({ type: 'email', topic }).output));
    expect(new Set(texts.map((text) => text.replaceAll(/Tea|Coffee|Cocoa/g, ''))).size).toBe(3);
  });

  describe.each(['en', 'de', 'en-GB', 'de-AT'])('in %s', (language) => {
    it.each(Object.values(contentTypes))('writes $name without a sentence twice', ({ example }) => {
      for (const length of [50, 300, 1200, 5000]) {
        const { output, request } = write({ ...example.request, length, language, keywords: ['rye flour', 'oven'] });
        expect(repeatedSentences(output)).toEqual([]);
        const { outcome } = contentTypes[request.type].length;
        if (outcome === 'fail') expect(failuresOf(request, output)).toEqual([]);
      }
    });

    it.each([50, 51, 75, 100, 333, 800, 2000, 4999, 5000])('meets a length of %i words', (length) => {
      const { output, request } = write({ type: 'blog_article', topic: 'Walking shoes', language, length });
      expect(failuresOf(request, output)).toEqual([]);
    });

    it.each(['email', 'landing_page'] as const)('comes within a tenth of the length wished for in %s', (type) => {
      for (const length of [40, 120, 400, 1500, 5000]) {
        const { output, request } = write({ type, topic: 'Walking shoes', language, length });
        expect(checkContent(request, output, { truncated: false }).filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
      }
    });

    it('keeps what a platform only advises, where nothing speaks against it', () => {
      const product = { product: 'Stride', unique_selling_proposition: 'Soles that can be changed' };
      const posts = Object.keys(contentTypes.social_post.request.shape.platform.def.entries).map((platform) => ({ type: 'social_post', platform }));
      const ads = Object.keys(contentTypes.ad_copy.request.shape.platform.def.entries).map((platform) => ({ type: 'ad_copy', platform, ...product }));
      for (const fields of [...posts, ...ads]) {
        const request = ContentRequest.parse({ ...fields, topic: 'Walking shoes', language, keywords: ['walking'] });
        const { output } = compose({ request, campaign: null });
        expect(checkContent(request, output, { truncated: false }).filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
      }
    });
  });
});
