import { expect, it } from 'vitest';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const { call, text, campaign, publication } = planner(server);

it('gives a plan out as a table and reads it back, formulas and quotes too', async () => {
  const campaign_id = await campaign();
  const content_id = await text({ campaign_id });
  const planned_for = { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' };
  const late = await publication(content_id, {
    planned_for: { ...planned_for, local: '2027-04-01T09:30' },
    note: '=SUM(A1), "now"\nor later',
  });
  await publication(content_id, { planned_for, channel: 'blog', note: "'quoted" });
  await publication(content_id);
  const cancelled = await publication(content_id);
  await call(`POST /publications/${cancelled}/cancel`);
  const csv = (await call(`GET /campaigns/${campaign_id}/plan/export?format=csv`)).body;
  expect(csv).toBe(
    [
      'channel,date,time,time_zone,content_id,note',
      `blog,2027-03-29,09:00,Europe/Lisbon,${content_id},''quoted`,
      `linkedin,2027-04-01,09:30,Europe/Lisbon,${content_id},"'=SUM(A1), ""now""\nor later"`,
      `linkedin,,,,${content_id},`,
      '',
    ].join('\n'),
  );
  const jsonl = (await call(`GET /campaigns/${campaign_id}/plan/export?format=jsonl`)).body;
  const lines = { csv: [2, 3, 5], jsonl: [1, 2, 3] };
  for (const [format, data] of Object.entries({ csv, jsonl })) {
    const dry = await call(`POST /campaigns/${campaign_id}/plan/import`, { format, data, dry_run: true });
    const wanted = lines[format as keyof typeof lines];
    expect([dry.status, dry.body.data]).toEqual([200, wanted.map((line) => ({ line, publication_id: null }))]);
    const { body } = await call(`POST /campaigns/${campaign_id}/plan/import`, { format, data });
    expect(body.data.map(({ line }: { line: number }) => line)).toEqual(wanted);
    const again = (await call(`GET /publications/${body.data[1].publication_id}`)).body;
    const { note, planned_for: at } = (await call(`GET /publications/${late}`)).body;
    expect(again).toMatchObject({ note, planned_for: at, campaign_id, channel: 'linkedin' });
  }
  expect((await call(`GET /publications?campaign_id=${campaign_id}`)).body.pagination.total).toBe(10);
});

it('names what is wrong by line, and plans nothing then', async () => {
  const campaign_id = await campaign();
  const [content_id, foreign] = [await text({ campaign_id }), await text()];
  const read = async (data: string, format = 'csv') =>
    (await call(`POST /campaigns/${campaign_id}/plan/import`, { format, data })).body.errors;
  const header = 'channel,date,time,time_zone,content_id,note';
  expect(
    await read(
      [
        header,
        `Blog!,2027-03-29,09:00,,${content_id},`,
        `blog,2027-02-30,09:00,,${content_id},`,
        `blog,2027-03-29,,,${content_id},`,
        ',,,,,x',
      ].join('\n'),
    ),
  ).toMatchObject([
    { pointer: '/data/2/channel' },
    { pointer: '/data/3/date' },
    { pointer: '/data/4/time', code: 'required' },
    { pointer: '/data/5/channel', code: 'required' },
    { pointer: '/data/5/content_id', code: 'required' },
  ]);
  expect(await read(`${header},owner\n`)).toMatchObject([{ pointer: '/data/1/owner', code: 'unknown_field' }]);
  expect(await read(`channel,content_id\nblog,${content_id}\nblog,${foreign}`)).toMatchObject([
    { pointer: '/data/3/content_id', code: 'unknown_content' },
  ]);
  expect(await read(`{"channel": "blog"}\n{nonsense`, 'jsonl')).toMatchObject([{ pointer: '/data/2/' }, { pointer: '/data/1/content_id' }]);
  expect(await read(`${header}\n${`blog,,,,${content_id},\n`.repeat(501)}`)).toMatchObject([{ pointer: '/data', code: 'too_big' }]);
  expect((await call(`GET /publications?campaign_id=${campaign_id}`)).body.data).toEqual([]);
});

it('cancels what is open of a campaign that ends, when told to', async () => {
  const [kept, ended] = [await campaign({ status: 'active' }), await campaign({ status: 'active' })];
  const [one, held] = [await publication(await text({ campaign_id: kept })), await publication(await text({ campaign_id: ended }))];
  await call(`POST /publications/${held}/hold`);
  expect((await call(`POST /campaigns/${kept}/complete`)).body).toMatchObject({ status: 'completed', open_publications: 1 });
  expect((await call(`GET /publications/${one}`)).body.status).toBe('planned');
  expect((await call(`POST /campaigns/${ended}/complete`, { cancel_open: true })).body).toMatchObject({
    status: 'completed',
    open_publications: 0,
  });
  expect((await call(`GET /publications/${held}`)).body).toMatchObject({ status: 'cancelled', revision: 3 });
  expect((await call(`GET /campaigns/${ended}`)).body.open_publications).toBe(0);
});

it('adds the utm of a campaign to the links of its texts, and keeps what they have', async () => {
  const campaign_id = await campaign({ utm: { source: 'spring', medium: 'social' }, utm_by_channel: { blog: { source: 'blog & co' } } });
  const link = 'https://example.com/course?utm_medium=own&a=1#begin';
  const content_id = await text({ campaign_id, link });
  const shown = async (channel: string) => (await call(`GET /publications/${await publication(content_id, { channel })}`)).body.text;
  expect(await shown('linkedin')).toContain('https://example.com/course?utm_medium=own&a=1&utm_source=spring#begin');
  expect(await shown('blog')).toContain('https://example.com/course?utm_medium=own&a=1&utm_source=blog%20%26%20co#begin');
  expect((await call(`GET /content/${content_id}`)).body.text).toContain(link);
  await call(`PATCH /campaigns/${campaign_id}`, { utm: { source: 'x'.repeat(200), content: 'x'.repeat(200), term: 'x'.repeat(200) } });
  const short = await text({ campaign_id, platform: 'bluesky', link: 'https://example.com/a' });
  const refused = await call('POST /publications', { content_id: short, channel: 'bluesky' });
  expect([refused.status, refused.body.errors]).toMatchObject([400, [{ pointer: '/channel', code: 'too_big' }]]);
});
