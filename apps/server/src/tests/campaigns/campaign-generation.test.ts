import { createClient } from '@handbill/client';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

// One text at a time, and three that may wait.
const timings = { heartbeat: 50, sweep: 60_000, grace: 20_000, maxWaiting: 3 };
const server = testServer({ generationConcurrency: 1 }, { timings });
const call = (route: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  server.rest(route, { headers, ...(body !== undefined && { body }) });
const campaignWith = async (channels: readonly string[]): Promise<string> =>
  (await call('POST /campaigns', { name: 'Spring launch', campaign_type: 'sales', channels })).body.id;
const brief = { topic: 'Our sourdough course', tone: 'casual', tags: ['spring'] };
const ad = { product: 'Course', unique_selling_proposition: 'Your own starter' };

interface Made {
  readonly channel: string;
  readonly content_id: string | null;
  readonly reason: string | null;
}

const textsOf = async (id: string) => (await call(`GET /content?campaign_id=${id}`)).body.data;
const finished = async (id: string) => {
  const isDone = ({ status }: { status: string }) => status !== 'generating';
  for (;;) {
    const texts = await textsOf(id);
    if (texts.every(isDone)) return texts;
  }
};

describe('one brief for the channels of a campaign', () => {
  it('is written for each of them in the background, and the coverage shows how far it is', async () => {
    const id = await campaignWith(['email', 'linkedin', 'google_search', 'podcast']);
    const { status, body } = await call(`POST /campaigns/${id}/generate`, { ...brief, ...ad });
    expect([status, body.data.map(({ channel }: Made) => channel)]).toEqual([202, ['email', 'linkedin', 'google_search', 'podcast']]);
    expect(body.data[3]).toEqual({
      channel: 'podcast',
      language: 'en',
      content_id: null,
      reason: 'No kind of content suits this channel.',
      estimate: null,
    });
    const texts = await finished(id);
    const ids = body.data.slice(0, 3).map(({ content_id }: Made) => content_id);
    expect(texts.map((text: { id: string }) => text.id).toSorted()).toEqual(ids.toSorted());
    const linkedin = texts.find((text: { id: string }) => text.id === ids[1]);
    expect(linkedin).toMatchObject({ type: 'social_post', request: { ...brief, platform: 'linkedin', campaign_id: id }, tags: ['spring'] });
    const { data } = (await call(`GET /campaigns/${id}/coverage`)).body;
    expect(data.map(({ is_missing }: { is_missing: boolean }) => is_missing)).toEqual([false, false, false, true]);
  });

  it('says why a text cannot be written, and writes the others', async () => {
    const id = await campaignWith([]);
    const keywords = ['a keyword that is longer than thirty', 'x'.repeat(80), 'y'.repeat(80), 'z'.repeat(80), 'u'.repeat(80)];
    const channels = ['google_search', 'bluesky', 'blog', 'social_post', 'email'];
    const { body } = await call(`POST /campaigns/${id}/generate`, { ...brief, channels, keywords, length: 20 });
    const reasons = Object.fromEntries(body.data.map(({ channel, reason }: Made) => [channel, reason]));
    expect(reasons['google_search']).toContain('Ads need `unique_selling_proposition`');
    expect(reasons['bluesky']).toContain('`keywords`');
    expect(reasons['blog']).toContain('`length`');
    expect(reasons['social_post']).toContain('`platform`');
    expect(reasons['email']).toBeNull();
    expect(await finished(id)).toMatchObject([{ type: 'email' }]);
  });

  it('says what ads need, and for which channels to call again', async () => {
    const id = await campaignWith(['email', 'google_search', 'facebook_ads']);
    const reasons = async (fields: object) =>
      (await call(`POST /campaigns/${id}/generate`, { ...brief, ...fields })).body.data.map(({ reason }: Made) => reason);
    const lack = (words: string) => `Ads need ${words} and call again for google_search, facebook_ads.`;
    const one = lack('`unique_selling_proposition`; send it');
    expect(await reasons({})).toEqual([null, one, one]);
    await finished(id);
    expect(await reasons({ product: 'Course', only_missing: true })).toEqual(['The campaign has a text for this channel.', one, one]);
    expect(await reasons({ ...ad, channels: ['google_search', 'facebook_ads'] })).toEqual([null, null]);
    await finished(id);
  });

  it('says where its brand voice forbids a keyword', async () => {
    const id = await campaignWith(['email']);
    const voice = (await call('POST /brand-voices', { name: 'Bakery', avoid: ['cheap'] })).body.id;
    const { body } = await call(`POST /campaigns/${id}/generate`, { ...brief, keywords: ['cheap bread'], brand_voice_id: voice });
    expect(body.data).toMatchObject([{ channel: 'email', content_id: null, reason: expect.stringContaining('does not use “cheap”') }]);
  });

  it('is refused as a whole where a field is faulty, or names what there is not', async () => {
    const id = await campaignWith(['email']);
    const pointers = async (fields: object) =>
      (await call(`POST /campaigns/${id}/generate`, { ...brief, ...fields })).body.errors?.map(
        ({ pointer }: { pointer: string }) => pointer,
      );
    expect(await pointers({ model: 'none' })).toEqual(['/model']);
    expect(await pointers({ brand_voice_id: 'brv_none' })).toEqual(['/brand_voice_id']);
    expect(await pointers({ topic: '', campaign_id: id, channels: ['email', 'email'] })).toEqual(['/channels/1', '/topic', '/campaign_id']);
    expect((await call('POST /campaigns/cmp_none/generate', brief)).status).toBe(404);
    expect(await textsOf(id)).toEqual([]);
  });

  it('makes the same texts however often it is sent with its key, also where the first answer was lost', async () => {
    const id = await campaignWith(['email', 'linkedin']);
    const send = () => call(`POST /campaigns/${id}/generate`, brief, { 'idempotency-key': id });
    const first = await send();
    expect((await send()).headers.get('idempotency-replayed')).toBe('true');
    await finished(id);
    const requests = server.db.collection('idempotency');
    await requests.updateOne({ operation: 'POST /campaigns/{id}/generate' }, { $unset: { answer: true } });
    const again = await send();
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual([null, first.body]);
    expect(await textsOf(id)).toHaveLength(2);
  });

  it('stores none of the texts where not all of them may wait', async () => {
    const id = await campaignWith(['email', 'linkedin', 'facebook', 'instagram', 'bluesky']);
    const { status, body } = await call(`POST /campaigns/${id}/generate`, brief);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(await textsOf(id)).toEqual([]);
    expect(
      (await call(`POST /campaigns/${id}/generate`, { ...brief, channels: ['email', 'linkedin', 'facebook', 'instagram'] })).status,
    ).toBe(202);
    expect(await finished(id)).toHaveLength(4);
  });

  it('needs to write content and to read campaigns', async () => {
    const id = await campaignWith(['email']);
    const status = async (...scopes: ('content:write' | 'campaigns:read')[]) =>
      (await server.rest(`POST /campaigns/${id}/generate`, { key: await server.key(scopes), body: brief })).status;
    expect([await status('content:write'), await status('campaigns:read'), await status('content:write', 'campaigns:read')]).toEqual([
      403, 403, 202,
    ]);
  });

  it('is known to the typed client', async () => {
    const client = createClient({ url: server.url, key: server.adminKey });
    const { data } = await client.campaigns.generate.mutate({ id: await campaignWith(['email', 'print']), ...brief });
    expect(data.map(({ content_id }) => content_id === null)).toEqual([false, true]);
  });
});

describe('a brief that leaves to the campaign what that says', () => {
  const message = { key_message: 'Bread that keeps for a week', offer: 'The first loaf is free', proof: 'Baked since 1987' };
  const campaignThatSays = async (said: object | null): Promise<string> =>
    (await call('POST /campaigns', { name: 'Spring loaves', campaign_type: 'sales', channels: ['google_search'], message: said })).body.id;
  const requestOf = async (id: string, fields: object = {}) => {
    const { status, body } = await call(`POST /campaigns/${id}/generate`, fields);
    expect([status, body.data[0].reason]).toEqual([202, null]);
    const [text] = await finished(id);
    return text.request;
  };

  it('has its key message, its offer and its name', async () => {
    const id = await campaignThatSays(message);
    const taken = { topic: message.key_message, unique_selling_proposition: message.offer, product: 'Spring loaves' };
    expect(await requestOf(id)).toMatchObject(taken);
  });

  it('has its proof where there is no offer, and what is sent before all', async () => {
    const id = await campaignThatSays({ ...message, offer: null });
    const sent = { topic: 'Our course', product: 'Course' };
    expect(await requestOf(id, sent)).toMatchObject({ ...sent, unique_selling_proposition: message.proof });
  });

  it.each([null, { offer: 'The first loaf is free' }])('is refused without a topic where it says %o', async (said) => {
    const id = await campaignThatSays(said);
    const { status, body } = await call(`POST /campaigns/${id}/generate`, {});
    expect([status, body.errors]).toMatchObject([400, [{ in: 'body', pointer: '/topic', code: 'required' }]]);
  });
});

describe('a dry run', () => {
  it('says what each text would take and all together, and stores nothing', async () => {
    const id = await campaignWith(['email', 'linkedin', 'podcast']);
    const { status, body } = await call(`POST /campaigns/${id}/generate`, { ...brief, dry_run: true, languages: ['en', 'de'] });
    expect(status).toBe(200);
    const rows = body.data as (Made & { language: string; estimate: { input_tokens: number; output_tokens: number } | null })[];
    expect(rows.map(({ channel, language, content_id, estimate }) => [channel, language, content_id, estimate === null])).toEqual([
      ['email', 'en', null, false],
      ['email', 'de', null, false],
      ['linkedin', 'en', null, false],
      ['linkedin', 'de', null, false],
      ['podcast', 'en', null, true],
      ['podcast', 'de', null, true],
    ]);
    expect(rows.map(({ reason }) => reason)).toEqual([null, null, null, null, expect.any(String), expect.any(String)]);
    const sum = (name: 'input_tokens' | 'output_tokens') => rows.reduce((all, { estimate }) => all + (estimate?.[name] ?? 0), 0);
    expect(body.estimate).toEqual({ input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens'), cost: null });
    const plan = (await call('POST /content/plan', { type: 'email', campaign_id: id, ...brief })).body;
    expect(rows[0]?.estimate).toEqual(plan.estimate);
    expect(await textsOf(id)).toEqual([]);
  });

  it('is refused where the call would be, and has nothing for what is there', async () => {
    const id = await campaignWith(['email']);
    const dry = (fields: object) => call(`POST /campaigns/${id}/generate`, { ...brief, dry_run: true, ...fields });
    expect((await dry({ model: 'none' })).body.errors).toMatchObject([{ pointer: '/model' }]);
    await call(`POST /campaigns/${id}/generate`, brief);
    await finished(id);
    const { body } = await dry({ only_missing: true });
    expect(body).toMatchObject({ data: [{ reason: expect.any(String), estimate: null }], estimate: { input_tokens: 0, output_tokens: 0 } });
  });
});
