import { contentTypes } from '@handbill/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const generate = (body: object) => server.rest('POST /content/generate', { body });
const failing = (checks: { rule: string; outcome: string }[]) => checks.filter(({ outcome }) => outcome === 'fail').map(({ rule }) => rule);

describe.each(Object.values(contentTypes))('$name', ({ name, example, keptRequest, output }) => {
  it('is written, stored, and read as it was returned', async () => {
    const { status, headers, body } = await generate(example.request);
    expect({ status, code: body.code, checks: failing(body.checks ?? []) }).toEqual({ status: 201, code: undefined, checks: [] });
    expect(headers.get('location')).toBe(`/v1/content/${body.id}`);
    expect(headers.get('handbill-writer')).toBe('sandbox');
    expect(headers.get('etag')).toBe(`"${body.revision}"`);
    expect(body).toMatchObject({ type: name, status: 'ready', error: null, generation: { provider: 'sandbox', attempts: 1, cost: null } });
    expect(body.request).toEqual({ ...keptRequest.parse(example.request), review: false });
    expect(output.parse(body.output)).toEqual(body.output);
    const read = await server.rest(`GET /content/${body.id}`);
    expect(read.body).toEqual(body);
    expect(read.headers.get('handbill-writer')).toBe('sandbox');
  });

  it('is the same text for the same request', async () => {
    const [one, other] = await Promise.all([generate(example.request), generate(example.request)]);
    expect(one.body.output).toEqual(other.body.output);
    expect(one.body.id).not.toBe(other.body.id);
  });
});

describe('a scenario of the sandbox', () => {
  const brief = { type: 'social_post', platform: 'bluesky', keywords: ['sourdough'] };

  it.each([
    ['timeout', 504, 'generation_timeout'],
    ['error', 502, 'generation_failed'],
    ['rate_limited', 502, 'generation_failed'],
    ['refusal', 502, 'generation_failed'],
    ['disconnect', 502, 'generation_failed'],
  ])('%s ends in %i, and the record has the outcome', async (scenario, status, code) => {
    const started = Date.now();
    const answer = await generate({ ...brief, topic: `sandbox:${scenario} about bread` });
    expect(Date.now() - started).toBeLessThan(2_500);
    expect(answer).toMatchObject({ status, body: { code, content_id: expect.stringMatching(/^cnt_/) } });
    expect(answer.headers.get('location')).toBe(`/v1/content/${answer.body.content_id}`);
    const { body: record } = await server.rest(`GET /content/${answer.body.content_id}`);
    expect(record).toMatchObject({
      status: 'failed',
      output: null,
      error: answer.body,
      request: { topic: `sandbox:${scenario} about bread` },
    });
  });

  it('disconnect keeps the text so far, and rate_limited counts its attempts', async () => {
    const [cut, limited] = await Promise.all(
      ['disconnect', 'rate_limited'].map((scenario) => generate({ ...brief, topic: `sandbox:${scenario}` })),
    );
    expect((await server.rest(`GET /content/${cut?.body.content_id}`)).body.text.length).toBeGreaterThan(0);
    expect((await server.rest(`GET /content/${limited?.body.content_id}`)).body.generation.attempts).toBeGreaterThan(1);
  });

  it.each([
    ['truncated', {}],
    ['over_limit', {}],
    ['over_limit', { type: 'blog_article', platform: undefined, length: 100 }],
    ['missing_keywords', {}],
  ])('%s is repaired', async (scenario, more) => {
    const { status, body } = await generate({ ...brief, ...more, topic: `sandbox:${scenario} about bread` });
    expect({ status, record: body.status }).toEqual({ status: 201, record: 'ready' });
    expect(body.generation.attempts).toBeGreaterThan(1);
  });

  it.each([
    ['unparseable', 'required_part'],
    ['fail:keyword', 'keyword'],
    ['fail:unsupported_link', 'unsupported_link'],
  ])('%s is kept for review', async (scenario, rule) => {
    const { status, body } = await generate({ ...brief, topic: `sandbox:${scenario} about bread` });
    expect({ status, record: body.status }).toEqual({ status: 201, record: 'needs_review' });
    expect(body.checks).toContainEqual(expect.objectContaining({ rule, outcome: 'fail' }));
  });
});

it('marks a text for review if the sandbox has no words for its language', async () => {
  expect((await generate({ type: 'email', topic: 'Hapanleipä', language: 'fi' })).body).toMatchObject({
    status: 'needs_review',
    language: 'fi',
  });
});

it.each([
  [
    {
      type: 'social_post',
      topic: 'x',
      platform: 'twitter',
      hashtags: Array.from({ length: 30 }, (_, index) => `hashtag_number_${index}`),
      keywords: ['a keyword'],
    },
    ['/hashtags', '/keywords'],
  ],
  [
    {
      type: 'social_post',
      topic: 'x',
      platform: 'bluesky',
      keywords: Array.from({ length: 25 }, (_, index) => `keyword number ${index} of many`),
    },
    ['/keywords'],
  ],
])('refuses before writing what no text could keep', async (brief, pointers) => {
  const before = (await server.rest('GET /content')).body.pagination.total;
  const { status, body } = await generate(brief);
  expect(status).toBe(400);
  expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual(pointers);
  expect((await server.rest('GET /content')).body.pagination.total).toBe(before);
});

describe('a campaign', () => {
  it('adds its name to the brief and is linked to the record', async () => {
    const { body: campaign } = await server.rest('POST /campaigns', {
      body: { name: 'Spring launch', campaign_type: 'sales', target_audience: { description: 'Bakers' } },
    });
    const { body } = await generate({ type: 'email', topic: 'Bread', campaign_id: campaign.id });
    expect(body.campaign_id).toBe(campaign.id);
    expect((await server.rest(`GET /content?campaign_id=${campaign.id}`)).body.data).toMatchObject([{ id: body.id }]);
  });
});

describe('a list of content', () => {
  beforeAll(async () => {
    await generate({ type: 'social_post', topic: 'Bread', platform: 'mastodon', tags: ['filters'] });
    await generate({ type: 'email', topic: 'Sauerteig', language: 'de', tags: ['filters'] });
  });

  it('leaves only the long fields out of a summary, and sums the checks up', async () => {
    await generate({ type: 'email', topic: 'Summary', tags: ['summary'] });
    const [{ data: whole }, { data: summary }] = (
      await Promise.all(['full', 'summary'].map((view) => server.rest(`GET /content?tag=summary&view=${view}`)))
    ).map(({ body }) => body);
    const { request: _request, output: _output, text: _text, checks: _checks, ...rest_ } = whole[0];
    const { findings, created_by, updated_by, ...same } = summary[0];
    expect(same).toEqual(rest_);
    expect([findings, created_by, updated_by]).toEqual([{ fail: 0, warn: 0, worst: null }, created_by, created_by]);
  });

  it.each([
    ['type=social_post&platform=mastodon', 1],
    ['type=email&platform=mastodon', 0],
    ['language=de', 1],
    ['status=ready&tag=filters', 2],
    ['status=failed&tag=filters', 0],
    ['tag=filters&q=Sauerteig', 1],
  ])('%s finds %i', async (query, count) => {
    expect((await server.rest(`GET /content?${query}`)).body.data).toHaveLength(count);
  });
});

it('a deleted item is not found, and is restored unchanged', async () => {
  const { body } = await generate({ type: 'email', topic: 'Bread' });
  expect((await server.rest(`DELETE /content/${body.id}`)).status).toBe(204);
  expect((await server.rest(`GET /content/${body.id}`)).status).toBe(404);
  const restored = await server.rest(`POST /content/${body.id}/restore`);
  expect(restored.body).toEqual({ ...body, revision: body.revision + 1, updated_at: restored.body.updated_at });
});
