import { contentTypes, ContentRequest, type Content, type ContentRequestInput } from '@handbill/contract';
import { longestTurn, measured } from '@handbill/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { checkContent, createTexts, definitionOf } from '@handbill/text';
import { compose } from './compose.ts';
import { responseTo } from './simulated-response.ts';

const renderer = createTexts();
afterAll(() => renderer.close());

const write = (input: ContentRequestInput, campaign: Parameters<typeof compose>[0]['campaign'] = null) => {
  const request = ContentRequest.parse(input);
  return { request, output: compose({ request, campaign }) };
};
const checksOf = (request: ContentRequest, output: NonNullable<Content['output']>) => checkContent(request, output, { truncated: false });
const failuresOf = (...of: Parameters<typeof checksOf>) => checksOf(...of).filter(({ outcome }) => outcome === 'fail');

const walking = { topic: 'Walking shoes', product: 'Stride', unique_selling_proposition: 'Soles that can be changed' };

describe('compose', () => {
  it.each([
    [
      'twitter',
      'hashtags and keywords that fill nearly all of it',
      { keywords: ['a'.repeat(80), 'b'.repeat(60), 'c'.repeat(50)], hashtags: ['d'.repeat(50), 'e'.repeat(30)] },
    ],
    [
      'bluesky',
      'keywords that fill nearly all of it',
      { keywords: ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(35)} ${letter.repeat(37)}`), hashtags: [] },
    ],
    ['threads', 'emoji', { keywords: ['🎉🎉🎉', '👩‍👩‍👧 family'], hashtags: ['one'] }],
    ['linkedin', 'thirty hashtags', { keywords: [], hashtags: Array.from({ length: 30 }, (_, index) => `tag${index}`) }],
    ['instagram', 'as many hashtags as it takes', { keywords: [], hashtags: ['one', 'two', 'three', 'four', 'five'] }],
  ])('fits a post on %s round %s', (platform, _, fields) => {
    const request = ContentRequest.parse({ type: 'social_post', topic: 'Walking shoes', platform, ...fields });
    expect(failuresOf(request, compose({ request, campaign: null }))).toEqual([]);
  });

  it.each([1, 3, 10])('finds room for many keywords in %i narrow variants', (variants) => {
    const keywords = Array.from({ length: 13 }, (_, index) => `walking sole ${'abcdefghijklm'[index]}`);
    const { request, output } = write({ type: 'ad_copy', platform: 'google_search', ...walking, variants, keywords });
    expect(failuresOf(request, output)).toEqual([]);
  });

  it('puts keywords that a short article has no words for where words are not counted', () => {
    const keywords = Array.from({ length: 25 }, (_, index) => `${'abcdefghijklmnopqrstuvwxy'[index]} of the many things`);
    const { request, output } = write({ type: 'blog_article', topic: 'Walking shoes', length: 50, keywords });
    expect(failuresOf(request, output)).toEqual([]);
  });

  it('quotes the brief whole: topic, product, facts, audience, campaign', () => {
    const campaign = {
      name: 'Spring on foot',
      target_audience: { description: 'People who walk to work' },
      campaign_type: 'sales' as const,
      description: null,
      message: null,
      starts_at: null,
      ends_at: null,
    };
    const email = JSON.stringify(write({ type: 'email', topic: 'Walking shoes', facts: ['They cost 90 €'] }, campaign).output);
    for (const quote of ['“Walking shoes”', '“People who walk to work”', '“Spring on foot”', '“They cost 90 €”'])
      expect(email).toContain(quote);
    const ad = JSON.stringify(write({ type: 'ad_copy', ...walking, platform: 'linkedin' }).output);
    expect(ad).toMatch(/“Stride”.*“Soles that can be changed”/);
  });

  it.each(['blog_article', 'email'] as const)('quotes a topic of 500 characters whole in 150 words: %s', (type) => {
    const topic = 'We walk to work in all weather, and our shoes have to last for years. '.repeat(8).slice(0, 500).trim();
    expect(JSON.stringify(write({ type, topic, length: 150 }).output)).toContain(`“${topic}”`);
  });

  it.each([
    'Dr. Müller & Söhne GmbH',
    'Why do we grieve?',
    'SAFETY NOTICE: DO NOT USE MODEL X-12!!!',
    'My *old* [friend] <Anna> and `me` \\ 1_000',
    '葬儀のお知らせ',
    'The company regrets this, and says so. It will not happen again.',
    'Only a sentence, '.repeat(29).trim(),
  ])('leaves a topic as it is, and never in pieces: %s', async (topic) => {
    for (const fields of [{ type: 'blog_article' }, { type: 'landing_page' }, { type: 'email' }] as const) {
      const { request, output } = write({ ...fields, topic });
      const text = definitionOf(request).markdown(output, request);
      const shown = await renderer.render({ format: 'text', text, isPlain: false, title: '', language: 'en' });
      expect(shown.replaceAll('\n', ' ')).toContain(`“${topic.replace(/,$/, '')}`);
      expect(failuresOf(request, output)).toEqual([]);
      const title = definitionOf(request).title(output, request);
      expect(title.includes(topic) || !title.includes(topic.slice(0, 3))).toBe(true);
    }
  });

  it.each<[string, ContentRequestInput]>([
    [
      'words that are counted otherwise side by side',
      { type: 'blog_article', topic: 'આ', length: 50, language: 'ja', keywords: ['sourdough'] },
    ],
    [
      'a selling proposition that looks like a tag',
      { ...walking, type: 'ad_copy', platform: 'instagram', unique_selling_proposition: '<b>' },
    ],
    ['a topic of dots', { ...walking, type: 'ad_copy', platform: 'facebook', topic: '...', language: 'fr' }],
    ['a keyword that is a sign of another script', { ...walking, type: 'ad_copy', platform: 'facebook', keywords: ['Stride', '،'] }],
    [
      'a keyword with Markdown behind an address',
      { type: 'email', topic: 'Shoes', language: 'ja', keywords: ['https://example.com/a', '_x_ [link](https://example.com) shoes'] },
    ],
    ['a name of the reader in another script', { type: 'email', topic: 'Shoes', language: 'ja', target_audience: 'Straße А Έ' }],
    ['a sign of a script in a text of another', { ...walking, type: 'ad_copy', platform: 'instagram', language: 'ar', product: "' ״ ꤀" }],
    ['a sign between letters', { ...walking, type: 'ad_copy', platform: 'instagram', keywords: ['sole 𝅗𝅥𐊀$一'] }],
    ['marks of other scripts', { type: 'email', topic: '豈क़ שׁ', length: 1 }],
    [
      'a letter that is composed of two signs',
      { ...walking, type: 'ad_copy', platform: 'twitter', length: 1, unique_selling_proposition: 'c\u0327' },
    ],
    ['a quote in a short text', { type: 'email', topic: '‚ 0', length: 1 }],
    ['lines that differ by a small word', { ...walking, type: 'ad_copy', platform: 'instagram', product: 'and', variants: 4 }],
    ['a keyword that ends as no sentence does', { ...walking, type: 'ad_copy', platform: 'facebook', keywords: ['shoes <b> and'] }],
    ['keywords that show nothing', { ...walking, type: 'ad_copy', platform: 'facebook', keywords: ['<b>', '?', 'Stride'] }],
    ['a keyword of signs in Japanese', { type: 'landing_page', topic: 'Shoes', language: 'ja', length: 1, keywords: ['!'] }],
    ['a sign that is composed of two', { ...walking, type: 'ad_copy', platform: 'google_search', product: '一⇒\u0338' }],
    [
      'quotes that would fill a short article',
      {
        type: 'blog_article',
        topic: 'https://example.com/a shoes',
        length: 51,
        target_audience: 'sole "heel" sole heel sole',
        keywords: ['https://example.com/a', '[link](https://example.com) sole heel Node.js 揅🛅ཌྷ𘫘𖽊 ࡀｦກ𠘺㋡ sole'],
      },
    ],
  ])('keeps every rule with %s', (_, input) => {
    const { request, output } = write(input);
    expect(failuresOf(request, output)).toEqual([]);
  });

  it.each(Object.values(contentTypes))('shows the link of its brief in $name', ({ example }) => {
    for (const language of ['en', 'ar']) {
      const { request, output } = write({ ...example.request, language, link: 'https://example.com/a_b?c=d' });
      expect(definitionOf(request).markdown(output, request)).toContain('https://example.com/a_b?c=d');
      expect(failuresOf(request, output)).toEqual([]);
    }
  });

  it.each([
    {
      type: 'blog_article',
      topic: 'Walking shoes',
      length: 5_000,
      keywords: Array.from({ length: 25 }, (_, index) => `sole number ${index}`),
    },
    { type: 'social_post', platform: 'facebook', topic: 'sandbox:fail:link Walking shoes', length: 5_000, link: 'https://example.com/' },
    { ...walking, type: 'ad_copy', platform: 'google_search', variants: 10, keywords: ['walking', 'shoes', 'soles', 'spring'] },
  ] as const)('never holds the event loop for long: $type', measured, async (input) => {
    const request = ContentRequest.parse(input);
    expect(await longestTurn(async () => responseTo({ request, campaign: null }))).toBeLessThan(40);
  });

  it('says that it has no words for a language, or for its script, and writes in English then', () => {
    const needsReview = (language: string) => {
      const request = ContentRequest.parse({ type: 'email', topic: 'Shoes', language });
      return responseTo({ request, campaign: null }).needsReview;
    };
    const reason = expect.stringContaining('the text is in English') as string;
    expect(['fi', 'zh-TW', 'de-CH'].map(needsReview)).toEqual([reason, reason, null]);
  });

  it('writes distinct variants, as many as are asked for', () => {
    for (const platform of ['google_search', 'facebook', 'tiktok']) {
      const output = contentTypes.ad_copy.output.parse(
        compose({ request: ContentRequest.parse({ type: 'ad_copy', ...walking, platform, variants: 10 }), campaign: null }),
      );
      expect(new Set(output.variants.map((variant) => JSON.stringify(variant))).size).toBe(10);
    }
  });

  it('picks hashtags that suit the platform where none are named, and writes none where none are wanted', () => {
    const post = (hashtags: string[] | null) =>
      contentTypes.social_post.output.parse(
        write({ type: 'social_post', platform: 'linkedin', topic: 'Walking shoes for spring', hashtags }).output,
      );
    expect(post(null).hashtags.length).toBeGreaterThan(0);
    expect(post([])).toMatchObject({ hashtags: [], text: expect.not.stringContaining('#') as string });
  });

  it('leaves the name of a scenario out of the text', () => {
    expect(JSON.stringify(write({ type: 'email', topic: 'sandbox:slow Walking shoes' }).output)).not.toContain('sandbox:');
  });

  it('writes another text for another request', () => {
    const written = ['Tea', 'Coffee', 'Cocoa'].map((topic) => JSON.stringify(write({ type: 'email', topic }).output));
    expect(new Set(written.map((text) => text.replaceAll(/Tea|Coffee|Cocoa/g, ''))).size).toBe(3);
  });

  describe.each(['en', 'de', 'en-GB', 'de-AT'])('in %s', (language) => {
    it.each(Object.values(contentTypes))('writes $name without a sentence twice', ({ example }) => {
      for (const length of [50, 300, 1200, 3000]) {
        const { output, request } = write({ ...example.request, length, language, keywords: ['rye flour', 'oven'] });
        expect(
          checksOf(request, output).filter(({ outcome, rule }) => outcome === 'fail' || (rule === 'duplicate' && outcome !== 'pass')),
        ).toEqual([]);
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
      const { product, unique_selling_proposition } = walking;
      const posts = Object.keys(contentTypes.social_post.request.shape.platform.def.entries).map((platform) => ({
        type: 'social_post',
        platform,
      }));
      const ads = Object.keys(contentTypes.ad_copy.request.shape.platform.def.entries).map((platform) => ({
        type: 'ad_copy',
        platform,
        product,
        unique_selling_proposition,
      }));
      for (const fields of [...posts, ...ads]) {
        const request = ContentRequest.parse({ ...fields, topic: walking.topic, language, keywords: ['walking'] });
        const output = compose({ request, campaign: null });
        const checks = checkContent(request, output, { truncated: false });
        expect(checks.filter(({ outcome, rule }) => outcome !== 'pass' && rule === 'platform_limit')).toEqual([]);
      }
    });
  });
});
