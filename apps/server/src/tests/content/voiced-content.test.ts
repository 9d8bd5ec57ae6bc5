import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });

const bakery = {
  name: 'Bakery',
  avoid: ['game changer', 'unlock'],
  emoji: 'none',
  formality: 'informal',
  terms: [
    { term: 'sourdough starter', use: 'preferred', instead: 'mother dough', language: 'en' },
    { term: 'cheap', use: 'forbidden', instead: 'fairly priced', language: 'en' },
    { term: 'Slow Crust', use: 'keep' },
  ],
  disclaimers: [{ text: 'Places are limited.', types: ['email', 'ad_copy'] }],
};
const voiceWith = async (fields: object): Promise<string> => (await call('POST /brand-voices', { ...bakery, ...fields })).body.id;

interface CheckedRule {
  readonly rule: string;
  readonly outcome: string;
  readonly pointer: string | null;
  readonly found: string;
}
const own = ['forbidden_word', 'term', 'disclaimer'];
const resultsOf = (checks: readonly CheckedRule[], outcome = 'fail') =>
  checks.filter((check) => own.includes(check.rule) && check.outcome === outcome).map(({ rule, pointer, found }) => [rule, pointer, found]);

const clean = {
  subject: 'Your seat at Slow Crust',
  preheader: 'Six evenings of bread',
  body: 'Bring your sourdough starter. Places are limited.',
  call_to_action: 'Save my seat',
};

describe('a brief with a brand voice', () => {
  it('is refused where there is no such voice', async () => {
    const unknown = { brand_voice_id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5' };
    const routes = ['POST /content/generate', 'POST /content/plan', 'POST /content/check'];
    for (const route of routes) {
      const output = route.endsWith('check') ? { output: clean } : {};
      const { status, body } = await call(route, { type: 'email', topic: 'Our course', ...output, ...unknown });
      expect([status, body.errors?.[0]]).toMatchObject([400, { in: 'body', pointer: '/brand_voice_id', code: 'unknown_brand_voice' }]);
    }
  });

  it('is refused where no text could keep both', async () => {
    const brand_voice_id = await voiceWith({ avoid: ['passion*', 'unlock'], disclaimers: [{ text: 'Limited. '.repeat(60) }] });
    const brief = {
      topic: 'Our course',
      brand_voice_id,
      keywords: ['bread', 'a cheap course', 'passionate bakers', 'compassion', 'unlocks'],
    };
    const post = (await call('POST /content/generate', { type: 'social_post', platform: 'twitter', ...brief })).body;
    expect(post.errors).toMatchObject([
      { pointer: '/keywords/1', code: 'impossible', message: expect.stringContaining('cheap') },
      { pointer: '/keywords/2', code: 'impossible', message: expect.stringContaining('passion*') },
      { pointer: '/brand_voice_id', code: 'impossible' },
    ]);
    const email = (await call('POST /content/plan', { type: 'email', ...brief, keywords: ['bread'] })).body;
    expect(email.request.brand_voice_id).toBe(brand_voice_id);
  });

  it('has its formality and its voice in the record, the voice only by its id', async () => {
    const brand_voice_id = await voiceWith({ disclaimers: [] });
    const { status, body } = await call('POST /content/generate', {
      type: 'email',
      topic: 'Our course',
      brand_voice_id,
      formality: 'formal',
    });
    expect([status, body.request.brand_voice_id, body.request.formality]).toEqual([201, brand_voice_id, 'formal']);
    expect(JSON.stringify(body)).not.toContain('game changer');
  });
});

describe('a text in a brand voice', () => {
  const check = async (output: object, voice: object = {}, more: object = {}) =>
    (await call('POST /content/check', { type: 'email', output, brand_voice_id: await voiceWith(voice), ...more })).body;

  it('passes where it keeps it', async () => {
    const { checks } = await check(clean);
    expect(resultsOf(checks)).toEqual([]);
    expect(resultsOf(checks, 'pass').map(([rule]) => rule)).toEqual(own);
  });

  it('fails for each word, term and disclaimer, at its place', async () => {
    const { outcome, checks } = await check({
      ...clean,
      subject: 'A Game-Changer from slow crust',
      body: 'It is cheap: bring your mother dough, your mother dough!',
    });
    expect(outcome).toBe('fail');
    expect(resultsOf(checks)).toEqual([
      ['forbidden_word', '/subject', '“Game-Changer”'],
      ['term', '/subject', '“slow crust”'],
      ['term', '/body', '“cheap”'],
      ['term', '/body', '“mother dough”'],
      ['disclaimer', '/body', 'nowhere'],
    ]);
    const twice = checks.find(({ found }: CheckedRule) => found === '“mother dough”');
    expect(twice).toMatchObject({ measured: 2, limit: { min: null, max: 0 }, excerpt: 'mother dough', span: { start: 24, end: 36 } });
    expect(twice.message).toContain('write “sourdough starter”');
  });

  it('looks for whole words, as they are shown, and not in addresses', async () => {
    const body = 'Unlocked doors. A **game** changer? Read https://example.com/unlock. Places are limited.';
    expect(resultsOf((await check({ ...clean, body })).checks)).toEqual([['forbidden_word', '/body', '“game changer”']]);
  });

  it('holds terms only in texts of their language', async () => {
    const body = 'Cheap ist ein Wort. Places are limited.';
    expect(resultsOf((await check({ ...clean, body }, {}, { language: 'de-AT' })).checks)).toEqual([]);
  });

  it('wants a kept term that the brief speaks of', async () => {
    const output = { ...clean, subject: 'Dein Platz in der Langsamen Kruste' };
    const { checks } = await check(output, {}, { language: 'de', topic: 'Der Kurs bei Slow Crust' });
    expect(resultsOf(checks)).toEqual([['term', null, 'nowhere']]);
  });

  it('wants a disclaimer in each variant of an ad, and only on its platforms', async () => {
    const variant = (text: string) => ({ primary_text: text, headlines: ['Bread'], descriptions: ['Learn it'] });
    const output = { variants: [variant('Bake with us. Places are limited.'), variant('Bake with us.')] };
    const brief = { type: 'ad_copy', platform: 'facebook', product: 'Course', unique_selling_proposition: 'Starter' };
    expect(resultsOf((await check(output, {}, brief)).checks)).toEqual([['disclaimer', '/variants/1/primary_text', 'nowhere']]);
    const otherPlatform = { disclaimers: [{ text: 'Places are limited.', platforms: ['linkedin'] }] };
    expect(resultsOf((await check(output, otherPlatform, brief)).checks)).toEqual([]);
  });

  it('warns of emoji where the voice has none', async () => {
    const { checks } = await check({ ...clean, subject: 'Your seat at Slow Crust 🎉' });
    expect(checks).toContainEqual(expect.objectContaining({ rule: 'style', outcome: 'warn', pointer: '/subject', excerpt: '🎉' }));
  });
});

describe('a record keeps the voice that it was written with', () => {
  const write = async (voice: object) => {
    const id = await voiceWith({ terms: [], disclaimers: [], ...voice });
    const { body } = await call('POST /content/generate', { type: 'email', topic: 'Our course', brand_voice_id: id });
    return { voice: id, id: body.id as string, body };
  };
  const edit = async (id: string, subject: string) => {
    const { output } = (await call(`GET /content/${id}`)).body;
    return (await call(`PATCH /content/${id}`, { output: { ...output, subject } })).body;
  };

  it('whatever becomes of the voice', async () => {
    const written = await write({});
    await call(`PATCH /brand-voices/${written.voice}`, { avoid: ['evening'] });
    expect((await call(`GET /content/${written.id}`)).body).toEqual(written.body);
    expect(resultsOf((await edit(written.id, 'Unlock your evening')).checks)).toEqual([['forbidden_word', '/subject', '“Unlock”']]);
    await call(`DELETE /brand-voices/${written.voice}`);
    expect(resultsOf((await edit(written.id, 'Unlock an evening')).checks)).toEqual([['forbidden_word', '/subject', '“Unlock”']]);
    expect((await call(`POST /content/${written.id}/revisions/2/restore`)).body.status).toBe(written.body.status);
  });

  it('and is written anew with the voice as it is then, or without one that is gone', async () => {
    const written = await write({ avoid: ['unlock'] });
    await call(`PATCH /brand-voices/${written.voice}`, { avoid: ['evening'] });
    const again = (await call(`POST /content/${written.id}/regenerate`)).body;
    expect(again.request.brand_voice_id).toBe(written.voice);
    expect(resultsOf((await edit(again.id, 'Unlock your evening')).checks)).toEqual([['forbidden_word', '/subject', '“evening”']]);
    await call(`DELETE /brand-voices/${written.voice}`);
    const without = (await call(`POST /content/${written.id}/regenerate`)).body;
    expect(without.request.brand_voice_id).toBeNull();
    expect(resultsOf((await edit(without.id, 'Unlock your evening')).checks)).toEqual([]);
  });

  it('once for all records of one revision', async () => {
    const one = await write({});
    await call('POST /content/generate', { type: 'email', topic: 'Our course', brand_voice_id: one.voice });
    const kept = server.stored('brand_voices_used');
    expect(await kept.countDocuments({ _id: { $regex: `^${one.voice}` } })).toBe(1);
  });
});
