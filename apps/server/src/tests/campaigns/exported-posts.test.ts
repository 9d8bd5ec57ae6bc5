import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });

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
    { Text: texts[0], Link: link, Date: '', Platform: 'linkedin', Title: '' },
    { Text: texts[1], Link: '', Date: '', Platform: 'bluesky', Title: '' },
  ]);
});

it('exports when posts are planned, with the links that go out', async () => {
  const utm = { source: null, medium: 'social', campaign: 'spring', term: null, content: null };
  const { id: campaign_id } = (await call('POST /campaigns', { name: 'Planned', campaign_type: 'sales', utm })).body;
  const brief = { type: 'social_post', platform: 'linkedin', topic: 'Bread', link: 'https://example.com/a', campaign_id };
  const { id: content_id, text } = (await call('POST /content/generate', brief)).body;
  for (const local of ['2027-03-29T09:00', '2027-04-05T09:00'])
    await call('POST /publications', { content_id, channel: 'linkedin', planned_for: { local, time_zone: 'Europe/Lisbon' } });
  const { body } = await call(`GET /campaigns/${campaign_id}/export?format=scheduler_csv`);
  const link = 'https://example.com/a?utm_medium=social&utm_campaign=spring';
  const row = { Text: String(text).replace('https://example.com/a', link), Link: link, Platform: 'linkedin', Title: '' };
  expect(parse(body as string, { columns: true, bom: true })).toEqual([
    { ...row, Date: '2027-03-29 09:00' },
    { ...row, Date: '2027-04-05 09:00' },
  ]);
});

it('exports no posts of another format', async () => {
  const { id } = (await call('POST /campaigns', { name: 'Empty', campaign_type: 'sales' })).body;
  expect((await call(`GET /campaigns/${id}/export?format=xlsx`)).body.errors).toMatchObject([{ pointer: '/format' }]);
  expect(parse((await call(`GET /campaigns/${id}/export`)).body as string, { columns: true, bom: true })).toEqual([]);
});
