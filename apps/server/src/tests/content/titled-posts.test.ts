import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });
const post = { type: 'social_post', topic: 'Sourdough for beginners', keywords: ['sourdough'] };

it.each(['youtube', 'pinterest'])(
  'gives a post on %s a title of at most 100 characters, which stands before its text',
  async (platform) => {
    const { status, body } = await call('POST /content/generate', { ...post, platform });
    const { title, text } = body.output as { title: string; text: string };
    expect([status, body.status, body.title, title.length > 0 && title.length <= 100]).toEqual([201, 'ready', title, true]);
    expect(body.text).toBe(`${title}\n\n${text}`);
    for (const format of ['markdown', 'text', 'html'])
      expect((await call(`GET /content/${body.id as string}/export?format=${format}`)).body).toContain(title);
  },
);

it('gives posts on other platforms none', async () => {
  const { body } = await call('POST /content/generate', { ...post, platform: 'linkedin' });
  expect([body.status, body.output.title, body.text]).toEqual(['ready', null, body.output.text]);
  const { body: edited } = await call(`PATCH /content/${body.id as string}`, { output: { title: 'Bread' } });
  expect([edited.status, edited.checks.find(({ outcome }: { outcome: string }) => outcome === 'fail')?.pointer]).toEqual([
    'needs_review',
    '/title',
  ]);
});

it('checks that the title is there and as short as the platform has it', async () => {
  const faults = async (output: object) => {
    const { body } = await call('POST /content/check', { ...post, platform: 'youtube', output, outcome: ['fail'] });
    return body.checks.map(({ rule, pointer }: { rule: string; pointer: string }) => [rule, pointer]);
  };
  const text = 'Sourdough for beginners, from the first jar to the loaf.';
  expect(await faults({ text, hashtags: [] })).toEqual([['required_part', '/title']]);
  expect(await faults({ title: 'Sourdough 🥖 '.repeat(8) + 'x'.repeat(20), text, hashtags: [] })).toEqual([['platform_limit', '/title']]);
  expect(await faults({ title: 'Sourdough for beginners', text, hashtags: [] })).toEqual([]);
});

it('exports titles apart from texts to programs that publish them', async () => {
  const { id: campaign_id } = (await call('POST /campaigns', { name: 'Spring', campaign_type: 'sales' })).body;
  const { output } = (await call('POST /content/generate', { ...post, platform: 'pinterest', campaign_id })).body;
  const { body } = await call(`GET /campaigns/${campaign_id as string}/export`);
  const row = { Text: output.text, Link: '', Date: '', Platform: 'pinterest', Title: output.title };
  expect(parse(body as string, { columns: true, bom: true })).toEqual([row]);
});

it('reads posts that an older version stored without a title: lists, edits and restores them', async () => {
  const { id } = (await call('POST /content/generate', { ...post, platform: 'youtube' })).body as { id: string };
  const lost = { $unset: { 'output.title': true, hash: true } } as const;
  await server.stored('content').updateOne({ _id: id }, lost);
  const { body } = await call(`GET /content/${id}`);
  expect([body.status, body.output.title]).toEqual(['ready', null]);
  const { data } = (await call('GET /content?view=summary&limit=1')).body;
  expect([data[0].id, data[0].hash]).toEqual([id, body.hash]);
  const text = 'Sourdough for beginners.';
  const { body: edited } = await call(`PATCH /content/${id}`, { output: { text, hashtags: [] } });
  expect([edited.status, edited.output]).toEqual(['needs_review', { title: null, text, hashtags: [] }]);
  await server.db.collection('content_revisions').updateMany({ content_id: id }, { $unset: { 'output.title': true } });
  const former = (await call(`GET /content/${id}/revisions`)).body.data[0];
  expect(former.output).toEqual(body.output);
  const restored = (await call(`POST /content/${id}/revisions/${former.revision as number}/restore`, {})).body;
  expect([restored.output, restored.hash]).toEqual([body.output, body.hash]);
});
