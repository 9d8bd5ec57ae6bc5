import { contentTypes } from '@handbill/contract';
import { describe, expect, it, vi } from 'vitest';
import { allEvents, writingStream } from '../../../testing/event-stream.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, headers = {}) => server.rest(route, { ...(body !== undefined && { body }), headers });
const brief = { type: 'social_post', topic: 'Our sourdough course', platform: 'linkedin', keywords: ['sourdough'], tags: ['spring'] };
const written = async (of: object = brief) => (await call('POST /content/generate', of)).body;
const ids = (records: { id: string }[]) => records.map(({ id }) => id);

describe('a text that is written anew', () => {
  it('has the brief of its source but for what is changed, and leaves the source as it is', async () => {
    const source = await written();
    const { status, body, headers } = await call(`POST /content/${source.id}/regenerate`, { tone: 'casual', platform: 'twitter' });
    expect([status, headers.get('location')]).toEqual([201, `/v1/content/${body.id}`]);
    expect(body).toMatchObject({
      status: 'ready',
      source_content_id: source.id,
      request: { ...source.request, tone: 'casual', platform: 'twitter' },
    });
    expect(body.id).not.toBe(source.id);
    expect((await call(`GET /content/${source.id}`)).body).toEqual(source);
  });

  it.each(Object.values(contentTypes))('is of the kind of its source: $name', async ({ example, name }) => {
    const source = await written(example.request);
    const { status, body } = await call(`POST /content/${source.id}/regenerate`);
    expect([status, body.type, body.request]).toEqual([201, name, source.request]);
    expect((await call(`POST /content/${source.id}/regenerate`, { ...source.request, instructions: 'Shorter.' })).body).toMatchObject({
      request: { ...source.request, instructions: 'Shorter.' },
    });
  });

  it('has the tags and the campaign that its source has now, and none that was deleted', async () => {
    const campaign = (await call('POST /campaigns', { name: 'Spring', campaign_type: 'sales' })).body;
    const source = await written();
    await call(`PATCH /content/${source.id}`, { tags: ['edited'], campaign_id: campaign.id });
    expect((await call(`POST /content/${source.id}/regenerate`)).body).toMatchObject({ tags: ['edited'], campaign_id: campaign.id });
    await call(`DELETE /campaigns/${campaign.id}`);
    expect((await call(`POST /content/${source.id}/regenerate`)).body).toMatchObject({ tags: ['edited'], campaign_id: null });
    const named = await call(`POST /content/${source.id}/regenerate`, { campaign_id: campaign.id });
    expect([named.status, named.body.errors[0].code]).toEqual([400, 'unknown_campaign']);
  });

  it('names every field that the whole brief may not have so', async () => {
    const source = await written();
    const { status, body } = await call(`POST /content/${source.id}/regenerate`, {
      type: 'email',
      product: 'x',
      platform: 'google_search',
      topic: '',
      tonne: 'x',
    });
    expect(status).toBe(400);
    const codes = body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]);
    expect(codes.toSorted()).toEqual([
      ['/platform', 'invalid_choice'],
      ['/product', 'unknown_field'],
      ['/tonne', 'unknown_field'],
      ['/topic', 'too_small'],
      ['/type', 'invalid_choice'],
    ]);
  });

  it('is written once for one idempotency key, and kept where it fails', async () => {
    const source = await written();
    const headers = { 'idempotency-key': 'anew' };
    const [first, again] = [
      await call(`POST /content/${source.id}/regenerate`, {}, headers),
      await call(`POST /content/${source.id}/regenerate`, {}, headers),
    ];
    expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([first.body, 'true']);
    const failed = await call(`POST /content/${source.id}/regenerate`, { topic: 'sandbox:error about bread' });
    expect([failed.status, failed.body.code]).toEqual([502, 'generation_failed']);
    expect((await call(`GET /content/${failed.body.content_id}`)).body).toMatchObject({ status: 'failed', source_content_id: source.id });
  });
});

describe('the ways to wait for a text that is written anew', () => {
  it('are those of generate: in the background, where `background` is no part of its brief', async () => {
    const source = await written();
    const { status, body } = await call(`POST /content/${source.id}/regenerate`, { tone: 'casual', background: true });
    expect([status, body.status, body.request]).toEqual([202, 'generating', { ...source.request, tone: 'casual' }]);
    const done = async () => expect((await call(`GET /content/${body.id}`)).body).toMatchObject({ status: 'ready' });
    await vi.waitFor(done, { timeout: 30_000, interval: 100 });
    expect((await call(`GET /content/${body.id}`)).body).toMatchObject({ source_content_id: source.id, request: body.request });
    const refused = await call(`POST /content/${source.id}/regenerate`, { background: 'yes' });
    expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ pointer: '/background' })]]);
  });

  it('as a stream, with which a second try of the same key goes on', async () => {
    const source = await written();
    const path = `/content/${source.id}/regenerate`;
    const headers = { 'idempotency-key': 'anew-as-a-stream' };
    const [first, again] = [
      await allEvents(await writingStream(server, path, {}, headers)),
      await allEvents(await writingStream(server, path, {}, headers)),
    ];
    expect(first.map(({ event }) => event)).toEqual(expect.arrayContaining(['content.started', 'content.delta', 'content.finished']));
    expect(first.at(-1)?.data).toMatchObject({ status: 'ready', source_content_id: source.id });
    expect(again.at(-1)?.data).toEqual(first.at(-1)?.data);
    const gone = await allEvents(await writingStream(server, '/content/cnt_none/regenerate', {}));
    expect(gone).toEqual([expect.objectContaining({ event: 'problem', data: expect.objectContaining({ code: 'not_found' }) })]);
  });
});

describe('the lineage of a text', () => {
  it('is what it was made from, nearest first, and what was made from it, by generation', async () => {
    const first = await written();
    const anew = async ({ id }: { id: string }) => (await call(`POST /content/${id}/regenerate`)).body;
    const [second, sibling] = [await anew(first), await anew(first)];
    const third = await anew(second);
    const of = async ({ id }: { id: string }) => (await call(`GET /content/${id}/lineage`)).body;
    const { ancestors, descendants, has_more } = await of(first);
    expect([ids(ancestors), ids(descendants), has_more]).toEqual([[], [second.id, sibling.id, third.id], false]);
    expect(ids((await of(third)).ancestors)).toEqual([second.id, first.id]);
    expect(descendants[0]).toMatchObject({ type: 'social_post', title: second.title, source_content_id: first.id });
    expect(descendants[0]).not.toHaveProperty('output');
    await call(`DELETE /content/${second.id}`);
    expect([ids((await of(first)).descendants), (await of(third)).ancestors]).toEqual([[sibling.id], []]);
    expect((await call(`GET /content/${second.id}/lineage`)).status).toBe(404);
  });

  it('ends at a hundred of each', async () => {
    const { id } = await written();
    const content = server.db.collection<{ _id: string; source_content_id: string | null }>('content');
    const source = await content.findOne({ _id: id });
    if (source === null) throw new Error('The source is gone');
    const named = (index: number) => `cnt_zz${String(index).padStart(24, '0')}`;
    const chain = Array.from({ length: 120 }, (_, index) => ({
      ...source,
      _id: named(index),
      source_content_id: index === 0 ? id : named(index - 1),
    }));
    await content.insertMany(chain);
    const below = (await call(`GET /content/${id}/lineage`)).body;
    expect([ids(below.descendants), below.has_more]).toEqual([chain.slice(0, 100).map(({ _id }) => _id), true]);
    const above = (await call(`GET /content/${named(119)}/lineage`)).body;
    expect([above.ancestors.length, above.has_more]).toEqual([100, true]);
    const middle = (await call(`GET /content/${named(99)}/lineage`)).body;
    expect([middle.ancestors.length, middle.descendants.length, middle.has_more]).toEqual([100, 20, false]);
  });
});

it('names the kinds that have a field which is not one of the record’s', async () => {
  const { body: email } = await call('POST /content/generate', { type: 'email', topic: 'Bread' });
  const { status, body } = await call(`POST /content/${email.id}/regenerate`, { platform: 'threads', hashtags: ['x'] });
  expect([status, body.errors.map(({ pointer, message }: Record<string, string>) => `${pointer} ${message}`)]).toEqual([
    400,
    ['/platform is not a field of this call, but of social_post, ad_copy', '/hashtags is not a field of this call, but of social_post'],
  ]);
});

describe('a text that starts from another one', () => {
  const facts = ['The course costs 90 €'];
  const write = async (more: object = {}) =>
    (await server.rest('POST /content/generate', { body: { type: 'email', topic: 'Sourdough', ...more } })).body;
  const post = { type: 'social_post', platform: 'linkedin', topic: 'Our course, as a post' };
  const asked = (more: object, route = 'POST /content/generate') => server.rest(route, { body: { ...post, ...more } });

  it('has its words to start from, its facts before its own, and its place in the lineage', async () => {
    const source = await write({ facts });
    const { status, body } = await asked({ source_content_id: source.id, facts: ['It begins on 3 March', ...facts] });
    expect([status, body.source_content_id]).toEqual([201, source.id]);
    expect(body.request).toMatchObject({ source_text: source.text, facts: [...facts, 'It begins on 3 March'] });
    expect(body.request).not.toHaveProperty('source_content_id');
    const { body: lineage } = await server.rest(`GET /content/${source.id}/lineage`);
    expect(lineage.descendants).toMatchObject([{ id: body.id }]);
    const { body: planned } = await asked({ source_content_id: source.id }, 'POST /content/plan');
    expect(planned.request).toMatchObject({ source_text: source.text, facts });
  });

  it('is refused where there is no such text, or another one is sent as well', async () => {
    const source = await write({ facts: Array.from({ length: 50 }, (_, at) => `Fact ${at}`) });
    const unread = await write({ topic: 'sandbox:error about bread' });
    const faults = async (more: object) =>
      (await asked(more)).body.errors?.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]);
    const unknown = [['/source_content_id', 'unknown_content']];
    expect(await faults({ source_content_id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' })).toEqual(unknown);
    expect(await faults({ source_content_id: unread.content_id })).toEqual(unknown);
    expect(await faults({ source_content_id: source.id, source_text: 'Six evenings' })).toEqual([['/source_text', 'conflict']]);
    expect(await faults({ source_content_id: source.id, facts: ['Another'] })).toEqual([['/facts', 'too_big']]);
    const regenerated = await server.rest(`POST /content/${source.id}/regenerate`, { body: { source_content_id: source.id } });
    expect(regenerated.body.errors).toMatchObject([{ pointer: '/source_content_id', code: 'unknown_field' }]);
    const checked = { type: 'email', output: { subject: 'Bread' }, source_content_id: source.id };
    expect((await server.rest('POST /content/check', { body: checked })).body.errors).toMatchObject([{ code: 'unknown_field' }]);
  });
});
