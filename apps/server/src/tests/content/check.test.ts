import { contentTypes } from '@handbill/contract';
import { longestTurn, measured } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const check = (body: object, key = server.adminKey) => server.rest('POST /content/check', { body, key });

interface FoundCheck {
  readonly rule: string;
  readonly outcome: string;
  readonly pointer: string | null;
}
const alarms = ({ body }: { body: { checks: FoundCheck[] } }) =>
  body.checks.filter(({ outcome }) => outcome !== 'pass').map(({ rule, outcome, pointer }) => [rule, outcome, pointer]);

describe.each(Object.values(contentTypes))('the example of $name', ({ example }) => {
  it('passes, and nothing of it is stored', async () => {
    const before = await server.db.collection('content').countDocuments();
    const { status, body } = await check({ ...example.request, output: example.output });
    expect([status, body.outcome]).toEqual([200, 'pass']);
    expect(await server.db.collection('content').countDocuments()).toBe(before);
  });
});

it.each(['check', 'plan'])('a %s keeps no idempotency key: the same one goes with another text', async (call) => {
  const ask = (topic: string) => {
    const body = { type: 'email', topic, ...(call === 'check' && { output: { subject: topic, body: topic } }) };
    return server.rest(`POST /content/${call}`, { body, headers: { 'idempotency-key': `one-${call}` } });
  };
  const [first, other] = [await ask('Six calm evenings'), await ask('Seven calm evenings')];
  expect([first.status, other.status, other.headers.get('idempotency-replayed')]).toEqual([200, 200, null]);
  expect(other.body).not.toEqual(first.body);
  expect(await server.db.collection('idempotency').countDocuments({})).toBe(0);
});

describe('a brand voice that is not saved', () => {
  const asked = { type: 'email', output: { subject: 'Unlock your oven', body: 'Six calm evenings.' } };

  it('is tried on a text, with its words, terms and disclaimers', async () => {
    const brand_voice = { name: 'Bakery', avoid: ['unlock'], disclaimers: [{ text: 'Prices include VAT.' }] };
    const { status, body } = await check({ ...asked, brand_voice, outcome: ['fail'] });
    expect([status, body.checks.map(({ rule }: { rule: string }) => rule)]).toEqual([
      200,
      expect.arrayContaining(['forbidden_word', 'disclaimer']),
    ]);
    const { body: without } = await check({ ...asked, outcome: ['fail'] });
    expect(without.checks.map(({ rule }: { rule: string }) => rule)).not.toContain('forbidden_word');
    expect((await server.rest('GET /brand-voices')).body.pagination.total).toBe(0);
  });

  it('is refused where it is faulty, or beside one that is saved', async () => {
    const faulty = await check({ ...asked, brand_voice: { avoid: [''] } });
    expect(faulty.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/brand_voice/name', '/brand_voice/avoid/0']);
    const both = await check({ ...asked, brand_voice: { name: 'Bakery' }, brand_voice_id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5' });
    expect(both.body.errors).toMatchObject([{ pointer: '/brand_voice', code: 'conflict' }]);
  });
});

describe('a text that a person wrote', () => {
  it('is told what is wrong with it, with numbers and places', async () => {
    const body = '**Hello** [First Name],\n\nthe course costs 90 €.';
    const output = { subject: 'Bake with us', preheader: 'Only 80 €', body, call_to_action: 'Save my place' };
    const answer = await check({ type: 'email', topic: 'Our course', facts: ['It costs 90 €'], keywords: ['courses'], output });
    expect(answer.body.outcome).toBe('fail');
    expect(alarms(answer)).toEqual([
      ['keyword', 'warn', '/body'],
      ['placeholder', 'fail', '/body'],
      ['unsupported_figure', 'fail', '/preheader'],
    ]);
    const { span, excerpt } = answer.body.checks.find(({ rule }: FoundCheck) => rule === 'placeholder');
    expect([excerpt, body.slice(span.start, span.end)]).toEqual(['[First Name]', '[First Name]']);
  });

  it('is told only of the checks that are wanted, and of the gravest outcome all the same', async () => {
    const text = { type: 'email', topic: 'Our course', output: { subject: 'Only 90 €' } };
    const all = (await check(text)).body;
    const failing = (await check({ ...text, outcome: ['fail'] })).body;
    expect(failing).toEqual({ outcome: 'fail', checks: all.checks.filter(({ outcome }: FoundCheck) => outcome === 'fail') });
    expect([failing.checks.length, all.checks.length > failing.checks.length]).toEqual([4, true]);
    expect((await check({ ...text, outcome: ['warn'] })).body).toEqual({ outcome: 'fail', checks: [] });
    expect((await check({ ...text, outcome: ['bad'] })).body.errors).toMatchObject([{ pointer: '/outcome/0', code: 'invalid_choice' }]);
  });

  it('is told what is hidden behind “more”, for its information', async () => {
    const post = { type: 'social_post', platform: 'linkedin', topic: 'Bread', output: { text: 'bread '.repeat(40), hashtags: [] } };
    const { outcome, checks } = (await check({ ...post, outcome: ['info'] })).body;
    expect(checks).toMatchObject([{ rule: 'platform_limit', outcome: 'info', measured: 239, limit: { min: null, max: 210 } }]);
    expect(outcome).not.toBe('fail');
  });

  it('may lack parts, which are named, and what was not asked for is not checked', async () => {
    expect(alarms(await check({ type: 'blog_article', output: { title: 'Bread', sections: [{ heading: 'Flour' }] } }))).toEqual([
      ['required_part', 'fail', '/slug'],
      ['required_part', 'fail', '/meta_title'],
      ['required_part', 'fail', '/meta_description'],
      ['required_part', 'fail', '/introduction'],
      ['required_part', 'fail', '/sections/0/body'],
      ['required_part', 'fail', '/conclusion'],
    ]);
    expect(alarms(await check({ type: 'ad_copy', platform: 'google_search', output: {} }))).toEqual([
      ['required_part', 'fail', '/variants'],
    ]);
  });

  it('is refused where a part or a field does not exist, or the platform is missing', async () => {
    const pointers = async (body: object) => (await check(body)).body.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(await pointers({ type: 'email', output: { subjekt: 'Hello' }, facts: 'none' })).toEqual(['/output/subjekt', '/facts']);
    expect(await pointers({ type: 'social_post', output: { text: 'Hello' } })).toEqual(['/platform']);
    expect(await pointers({ type: 'email', output: {}, link: 'javascript:alert(1)' })).toEqual(['/link']);
    const headlines = Array.from({ length: 100 }, () => 'a');
    const variants = Array.from({ length: 11 }, () => ({ headlines }));
    expect(await pointers({ type: 'ad_copy', platform: 'facebook', output: { variants } })).toEqual(['/output']);
  });

  it('needs a key that may read content, and no other', async () => {
    const keyWith = async (scope: string) => (await server.rest('POST /keys', { body: { name: 'Editor', scopes: [scope] } })).body.key;
    const text = { type: 'email', output: { subject: 'Hello' } };
    expect((await check(text, await keyWith('content:read'))).status).toBe(200);
    expect((await check(text, await keyWith('content:write'))).status).toBe(403);
  });

  it('holds nothing else up, however long it is', measured, async () => {
    const text = 'Bread [a](b “two days” 1 HTML '.repeat(8_000);
    await check({ type: 'email', topic: 'Bread', keywords: ['rye'], output: { body: text } });
    expect(await longestTurn(() => check({ type: 'email', topic: 'Bread', keywords: ['rye'], output: { body: text } }))).toBeLessThan(50);
  });
});
