import { contentTypes, type ContentRequestInput, statusOf } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import type { AnyOutput } from '../kinds/definition-of.ts';
import { outcomeOf } from './check-content.ts';
import { checked, of, outcomes } from './checked.fixture.ts';

const post = (text: string, hashtags: string[] = []): AnyOutput => ({ title: null, text, hashtags });
const postOn = (
  platform: 'twitter' | 'linkedin' | 'instagram' | 'bluesky' | 'mastodon' | 'youtube' | 'threads' | 'pinterest' | 'tiktok',
  rest: object = {},
) => ({ type: 'social_post', topic: 'Loaves', platform, ...rest }) as const;
const variant = (primary_text: string | null, headlines: string[], descriptions: string[]) => ({ primary_text, headlines, descriptions });
const adOn = (platform: 'google_search' | 'tiktok' | 'facebook' | 'twitter', variants = 1) =>
  ({ type: 'ad_copy', topic: 'Loaves', platform, product: 'Course', unique_selling_proposition: 'Your own starter', variants }) as const;

describe.each(Object.values(contentTypes))('the example of $name', ({ name, request, output, example, guidance, description }) => {
  const checks = checked(example.request, output.parse(example.output));

  it('is valid, and keeps every rule', () => {
    expect(request.parse(example.request)).toMatchObject({ type: name });
    expect(output.parse(example.output)).toEqual(example.output);
    expect(checks.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
    expect(statusOf(checks)).toBe('ready');
  });

  it('says of each thing what was wanted, what was found, and a sentence', () => {
    for (const { wanted, found, message } of checks) {
      expect(wanted).not.toBe('');
      expect(found).not.toBe('');
      expect(message).toMatch(/\.$/);
    }
  });

  it('needs review once it breaks off', () => {
    const cut = checked(example.request, output.parse(example.output), { truncated: true });
    expect(outcomes('truncation', cut)).toEqual(['fail']);
    expect(statusOf(cut)).toBe('needs_review');
  });

  it('has a purpose and guidance to write by', () => {
    expect(description).not.toBe('');
    expect(guidance.length).toBeGreaterThan(1);
  });
});

describe('length', () => {
  const article = (count: number): AnyOutput => ({
    ...contentTypes.blog_article.example.output,
    introduction: 'loaf '.repeat(count),
    sections: [{ heading: '', body: '' }],
    conclusion: '',
  });
  const request = { type: 'blog_article', topic: 'Loaves', length: 100 } as const;

  it.each([
    [89, 'fail'],
    [90, 'pass'],
    [110, 'pass'],
    [111, 'fail'],
  ])('of an article of 100 words: %i words %s', (count, outcome) => {
    expect(of('length', checked(request, article(count)))).toMatchObject([{ outcome, wanted: '90–110 words', found: `${count} words` }]);
  });

  it('only warns where it is a wish, and is not checked where none was requested', () => {
    expect(outcomes('length', checked(postOn('linkedin', { length: 50 }), post('Three words here')))).toEqual(['warn']);
    expect(outcomes('length', checked(postOn('linkedin'), post('Three words here')))).toEqual([]);
  });

  it('counts words in the language of the text', () => {
    const japanese = checked(postOn('linkedin', { length: 5, language: 'ja' }), post('私はパンを焼く'));
    expect(of('length', japanese)).toMatchObject([{ outcome: 'pass', found: '5 words' }]);
  });
});

describe('platform limits', () => {
  it.each([
    ['twitter', 280, 'x'],
    ['twitter', 140, 'パ'],
    ['twitter', 140, '🍞'],
    ['bluesky', 120, '👨‍👩‍👧‍👦'],
    ['mastodon', 500, 'x'],
    ['youtube', 1_666, 'パ'],
  ] as const)('%s takes %i of %s and no more', (platform, count, unit) => {
    expect(outcomes('platform_limit', checked(postOn(platform), post(unit.repeat(count))))).not.toContain('fail');
    expect(outcomes('platform_limit', checked(postOn(platform), post(unit.repeat(count + 1))))).toContain('fail');
  });

  it('only tells of what is hidden behind the fold, which is no fault', () => {
    const checks = checked(postOn('linkedin'), post('x'.repeat(211)));
    expect(of('platform_limit', checks)).toMatchObject([
      { outcome: 'pass' },
      {
        outcome: 'info',
        wanted: 'at most 210 characters',
        found: '211 characters',
        pointer: '/text',
        message: '211 characters in the text; what follows the first 210 is hidden behind “more”.',
      },
    ]);
    expect([outcomeOf(checks), statusOf(checks)]).toEqual(['info', 'ready']);
    expect(outcomeOf(checked(postOn('pinterest'), { ...post('x'.repeat(501)), title: 'Bread' }))).toBe('warn');
  });

  it('tells of half-width katakana where the platform takes none, and only there', () => {
    const ad = (headline: string) => ({ variants: [variant(null, [headline, 'B', 'C'], ['D', 'E'])] });
    const katakana = (output: AnyOutput) =>
      checked(adOn('google_search'), output).filter(({ wanted }) => wanted === 'no half-width katakana');
    expect(katakana(ad('パン'))).toEqual([]);
    expect(katakana(ad('ﾊﾟﾝ'))).toMatchObject([{ outcome: 'fail', found: '3 half-width katakana', pointer: '/variants/0/headlines/0' }]);
  });

  it('looks at each headline and at how many there are', () => {
    const checks = checked(adOn('google_search'), { variants: [variant(null, ['Short', 'x'.repeat(31)], ['One.', 'Two.'])] });
    const failed = of('platform_limit', checks).filter(({ outcome }) => outcome === 'fail');
    expect(failed.map(({ pointer }) => pointer)).toEqual(['/variants/0/headlines', '/variants/0/headlines/1']);
  });

  it('counts two columns for East Asian text in a search ad', () => {
    const headlines = (text: string) =>
      outcomes('platform_limit', checked(adOn('google_search'), { variants: [variant(null, [text, 'B', 'C'], ['One.', 'Two.'])] }));
    expect(headlines('焼'.repeat(15))).not.toContain('fail');
    expect(headlines('焼'.repeat(16))).toContain('fail');
  });

  it('explains how a unit counts only where a text is counted otherwise than its characters', () => {
    const limitFound = (headline: string) =>
      of('platform_limit', checked(adOn('google_search'), { variants: [variant(null, [headline, 'B', 'C'], ['One.', 'Two.'])] })).find(
        ({ pointer }) => pointer === '/variants/0/headlines/0',
      )?.message;
    expect(limitFound('x'.repeat(36))).toBe('36 characters in headline 1 of variant 1; the platform allows at most 30 characters.');
    expect(limitFound('焼'.repeat(16))).toBe(
      '32 characters (an East Asian one is 2) in headline 1 of variant 1; the platform allows at most 30 characters (an East Asian one is 2).',
    );
  });

  it('tells of hashtags where they are: in the text', () => {
    const tags = ['#a', '#b', '#c', '#d', '#e', '#f'];
    const checks = checked(postOn('instagram'), post(tags.join(' '), tags));
    expect(of('platform_limit', checks).find(({ outcome }) => outcome === 'fail')?.message).toBe(
      '6 hashtags in the text; the platform allows at most 5 hashtags.',
    );
    expect(outcomes('platform_limit', checked(postOn('tiktok'), post(tags.join(' '), tags)))).toContain('fail');
  });

  it('counts on Threads characters, bytes and links', () => {
    const limitFound = (text: string) =>
      of('platform_limit', checked(postOn('threads'), post(text)))
        .filter(({ outcome }) => outcome !== 'pass')
        .map(({ outcome, found }) => `${outcome}: ${found}`);
    expect(limitFound(`${'x'.repeat(497)}’`)).toEqual([]);
    expect(limitFound(`${'x'.repeat(498)}’`)).toEqual(['warn: 501 bytes']);
    expect(limitFound('x'.repeat(501))).toEqual(['fail: 501 characters', 'warn: 501 bytes']);
    expect(limitFound('See a.com b.com c.com d.com e.com f.com')).toEqual(['fail: 6 links']);
  });

  it('takes long posts of an account on X that has paid for them', () => {
    const limitFound = (account: object) =>
      outcomes('platform_limit', checked({ ...postOn('twitter'), ...account }, post('x'.repeat(300))));
    expect(limitFound({})).toEqual(['fail']);
    expect(limitFound({ account: 'premium' })).toEqual(['pass', 'info']);
  });

  it('finds hashtags in an ad on X, which refuses them', () => {
    const limitFound = (text: string, headline: string) => checked(adOn('twitter'), { variants: [variant(text, [headline], [])] });
    expect(of('platform_limit', limitFound('Fresh bread at seven. #bread', 'Bread')).map(({ found }) => found)).toContain('1 hashtags');
    expect(outcomes('platform_limit', limitFound('Fresh bread at seven.', 'No. #1 in town'))).not.toContain('fail');
  });

  it('counts what Google Ads puts in by its default', () => {
    const limitFound = (headline: string) =>
      outcomes('platform_limit', checked(adOn('google_search'), { variants: [variant(null, [headline, 'B', 'C'], ['D', 'E'])] }));
    expect(limitFound('Buy {KeyWord:Running Shoes} Now')).not.toContain('fail');
    expect(limitFound('Buy {KeyWord:Trail Running Shoes For All} Now')).toContain('fail');
  });
});

describe('what two rules find in one place', () => {
  it('is told by the one that fails', () => {
    const headline = (text: string) =>
      checked(adOn('google_search'), { variants: [variant(null, [text, 'B', 'C'], ['One.', 'Two.'])] }).flatMap(
        ({ rule, outcome, excerpt }) => (outcome !== 'pass' && excerpt !== null ? [[rule, outcome, excerpt]] : []),
      );
    expect(headline('Rye bread now!!')).toEqual([
      ['editorial', 'fail', '!!'],
      ['editorial', 'fail', '!'],
    ]);
    expect(headline('Rye rye bread')).toEqual([['style', 'warn', 'Rye rye']]);
  });
});

describe('keywords', () => {
  const outcome = (keyword: string, text: string) =>
    outcomes('keyword', checked(postOn('linkedin', { keywords: [keyword] }), post(text, ['starter'])))[0];

  it.each([
    ['sourdough', 'Our SOURDOUGH rises.'],
    ['sourdough starter', 'A sourdough\nstarter sleeps.'],
    ['baker’s', "A baker's dozen"],
    ['café', 'Cafe\u0301 crème'],
    ['seo', 'ＳＥＯ対策'],
    ['パン', '食パンを焼く'],
    ['서울', '서울에서'],
    ['C++', 'Learn C++, then bake.'],
    ['bread', 'Fresh #bread'],
    ['straße', 'DIE STRAßE'],
  ])('finds %s in %j', (keyword, text) => {
    expect(outcome(keyword, text)).toBe('pass');
  });

  it.each([
    ['art', 'A starter'],
    ['bread', 'Breadth and shortbread'],
    ['10', '100 loaves'],
    ['cafe', 'Café'],
    ['starter', 'Only the list of hashtags has it'],
  ])('does not find %s in %j', (keyword, text) => {
    expect(outcome(keyword, text)).toBe('fail');
  });

  it('tells each one apart and where it stands', () => {
    const checks = checked({ ...contentTypes.email.example.request, keywords: ['evenings', 'rye'] }, contentTypes.email.example.output);
    expect(of('keyword', checks)).toMatchObject([
      { outcome: 'pass', wanted: 'evenings', pointer: '/preheader' },
      { outcome: 'fail', wanted: 'rye', found: 'nowhere', pointer: null },
    ]);
  });
});

describe('hashtags', () => {
  const outcome = (hashtags: string[] | undefined, text: string, listed: string[] = []) =>
    outcomes('hashtag', checked(postOn('linkedin', { hashtags }), post(text, listed)));

  it('wants each one in the text, with or without # in the request, in any case', () => {
    expect(outcome(['baking', '#Sourdough', 'rye'], 'Loaf.\n\n#Baking #sourdough #ryebread', ['rye'])).toEqual([
      'pass',
      'pass',
      'fail',
      'warn',
    ]);
  });

  it('wants none where the list is empty; a rank is none', () => {
    expect(outcome([], 'The #1 loaf')).toEqual(['pass']);
    expect(outcome([], 'The #best loaf')).toEqual(['fail']);
    expect(outcome([], 'The best loaf', ['best'])).toEqual(['fail']);
    // However many ranks are listed before it.
    const ranks = Array.from({ length: 150 }, (_, index) => String(index));
    expect(outcome([], 'The #best loaf', ranks)).toEqual(['fail']);
  });

  it('leaves the choice to the writer where nothing was said', () => {
    expect(outcome(undefined, 'The #best loaf', ['best'])).toEqual([]);
  });

  it('does not take a number for a hashtag, and says so where one was requested', () => {
    expect(outcome([], 'Loaves of #2026')).toEqual(['pass']);
    expect(outcome(['2026'], 'Loaves of #2026')).toEqual(['warn']);
    expect(outcome(['2026'], 'Loaves of #20261')).toEqual(['fail']);
    expect(outcome(['baking'], 'We ❤️#baking')).toEqual(['pass']);
  });

  it('does not take what follows # inside a link for a hashtag', () => {
    expect(outcome(['oven'], 'See https://example.com/loaf#oven')).toEqual(['fail']);
  });
});

describe('required parts', () => {
  const failing = (request: ContentRequestInput, output: AnyOutput) =>
    of('required_part', checked(request, output)).flatMap(({ outcome, pointer }) => (outcome === 'fail' ? [pointer] : []));

  it('wants something in every text', () => {
    expect(failing(contentTypes.email.example.request, { ...contentTypes.email.example.output, preheader: ' ' })).toEqual(['/preheader']);
  });

  it('wants the sections of an article', () => {
    expect(failing(contentTypes.blog_article.example.request, { ...contentTypes.blog_article.example.output, sections: [] })).toEqual([
      '/sections',
    ]);
  });

  it('wants as many variants as requested', () => {
    expect(failing(adOn('tiktok', 2), { variants: [variant('Bake.', [], [])] })).toEqual(['/variants']);
  });

  it('wants the parts that the platform has, and no others', () => {
    expect(failing(adOn('google_search'), { variants: [variant('Bake.', ['A', 'B', 'C'], [])] })).toEqual([
      '/variants/0/primary_text',
      '/variants/0/descriptions',
    ]);
    expect(failing(adOn('tiktok'), { variants: [variant('Bake.', ['A'], [])] })).toEqual(['/variants/0/headlines']);
    expect(failing(adOn('twitter'), { variants: [variant(null, [], [])] })).toEqual(['/variants/0/primary_text', '/variants/0/headlines']);
    expect(failing(adOn('facebook'), { variants: [variant('Bake.', ['A'], [])] })).toEqual([]);
  });
});

describe('the days of a campaign', () => {
  const campaign = {
    name: 'Spring',
    target_audience: null,
    campaign_type: 'sales' as const,
    description: null,
    message: null,
    starts_at: new Date('2027-03-01T08:00:00Z'),
    ends_at: new Date('2027-03-28T20:00:00Z'),
  };
  const figures = (language: string, text: string) =>
    outcomes('unsupported_figure', checked(postOn('linkedin', { language }), post(text), { campaign }));

  it.each([
    ['en', 'Join us from 1 March to 28 March 2027.'],
    ['en', 'Join us from March 1 to 28 March.'],
    ['de', 'Vom 1. bis 28. März 2027 sind wir da.'],
    ['de', 'Ab dem 1.3.2027 sind wir da.'],
  ])('may be named: %s, %s', (language, text) => {
    expect(figures(language, text)).toEqual(['pass']);
  });

  it('stand for no other figure', () => {
    expect(figures('en', 'Save 40 % until 12 April.')).toContain('fail');
  });

  it('leave its message what it says, figures too', () => {
    const message = { must_say: [], key_message: null, offer: '40 % off until 12 April', proof: null, call_to_action: null };
    const checks = checked(postOn('linkedin'), post('Save 40 % until 12 April.'), { campaign: { ...campaign, message } });
    expect(outcomes('unsupported_figure', checks)).toEqual(['pass']);
  });
});
