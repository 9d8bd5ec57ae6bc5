import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { rest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => rest(server, route, body === undefined ? {} : { body });

it('exports the posts of a campaign that may go out, as schedulers import them, the oldest first', async () => {
  const { id: campaign_id } = (await call('POST /campaigns', { name: 'Spring, "launch"', campaign_type: 'sales' })).body;
  const post = { type: 'social_post', topic: 'Bread', campaign_id };
  const link = 'https://example.com/a,b';
  const texts: string[] = [];
  for (const brief of [{ platform: 'linkedin', link }, { platform: 'bluesky' }])
    texts.push((await call('POST /content/generate', { ...post, ...brief })).body.text as string);
  await call('POST /content/generate', { ...post, topic: 'sandbox:fail:keyword', platform: 'linkedin', keywords: ['bread'] });
  await call('POST /content/generate', { type: 'email', topic: 'Bread', campaign_id });
  const { status, headers, body } = await call(`GET /campaigns/${campaign_id}/export?format=scheduler_csv`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="spring-launch.csv"');
  expect(parse(body as string, { columns: true, bom: true })).toEqual([
    { Text: texts[0], Link: link, Date: '', Platform: 'linkedin' },
    { Text: texts[1], Link: '', Date: '', Platform: 'bluesky' },
  ]);
});

it('exports no posts of another format', async () => {
  const { id } = (await call('POST /campaigns', { name: 'Empty', campaign_type: 'sales' })).body;
  expect((await call(`GET /campaigns/${id}/export?format=xlsx`)).body.errors).toMatchObject([{ pointer: '/format' }]);
  expect(parse((await call(`GET /campaigns/${id}/export`)).body as string, { columns: true, bom: true })).toEqual([]);
});
