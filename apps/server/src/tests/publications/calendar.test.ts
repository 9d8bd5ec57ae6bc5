import { expect, it } from 'vitest';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const { call, text, campaign, publication } = planner(server);
const at = (local: string, time_zone = 'Europe/Berlin') => ({ planned_for: { local, time_zone } });
const idsIn = (data: readonly { id: string }[]) => data.map(({ id }) => id);
const shown = async (query: string) => (await call(`GET /calendar?${query}`)).body;

it('shows what is planned on some days of a zone, oldest first, page by page', async () => {
  const campaign_id = await campaign();
  const content_id = await text({ campaign_id });
  const late = await publication(content_id, at('2027-03-31T23:59'));
  const early = await publication(content_id, at('2027-03-01T00:00'));
  await publication(content_id, at('2027-04-01T00:00'));
  await publication(content_id);
  const held = await publication(content_id, at('2027-03-28T03:00'));
  await call(`POST /publications/${held}/hold`);
  const month = `from=2027-03-01&to=2027-03-31&time_zone=Europe/Berlin&campaign_id=${campaign_id}`;
  const all = await shown(month);
  expect(idsIn(all.data)).toEqual([early, held, late]);
  expect(all.data[0].content).toMatchObject({ id: content_id });
  expect(all.pagination).toMatchObject({ limit: 500, offset: 0, total: 3, total_is_exact: true, has_more: false, next_cursor: null });
  const first = await shown(`${month}&limit=2`);
  expect([idsIn(first.data), first.pagination.has_more]).toEqual([[early, held], true]);
  const second = await shown(`${month}&limit=2&cursor=${first.pagination.next_cursor}`);
  expect([idsIn(second.data), second.pagination]).toMatchObject([[late], { offset: null, total: 3, has_more: false }]);
  expect(idsIn((await shown(`${month}&status=on_hold`)).data)).toEqual([held]);
  expect((await shown(`${month}&status=on_hold&cursor=${first.pagination.next_cursor}`)).errors).toMatchObject([{ pointer: '/cursor' }]);
  expect(idsIn((await shown(month.replace('Europe/Berlin', 'Asia/Tokyo'))).data)).toEqual([early, held]);
  expect(idsIn((await shown(`${month}&channel=blog`)).data)).toEqual([]);
});

it.each([
  ['from=2027-03-02&to=2027-03-01', '/to', 'out_of_order'],
  ['from=2027-03-01&to=2028-04-04', '/to', 'too_big'],
  ['from=2027-03-01', '/to', 'required'],
  ['from=2027-03-01&to=2027-03-02&limit=1001', '/limit', 'too_big'],
  ['from=2027-03-01&to=2027-03-02&time_zone=Mars/Base', '/time_zone', 'invalid'],
])('refuses %s', async (query, pointer, code) => {
  expect((await shown(query)).errors).toMatchObject([{ in: 'query', pointer, code }]);
});

it('names the whole weeks of a running campaign in which less goes out than it wants', async () => {
  const campaign_id = await campaign({
    channels: ['email', 'linkedin'],
    cadence: { email: 2, linkedin: 1, blog: 0 },
    starts_at: '2027-03-08T07:00:00Z',
    ends_at: '2027-04-04T21:00:00Z',
  });
  const content_id = await text({ campaign_id });
  await publication(content_id, { channel: 'email', ...at('2027-03-14T23:59') });
  const out = await publication(content_id, { channel: 'email', ...at('2027-03-22T00:00') });
  await call(`POST /publications/${out}/mark-published`, {});
  await publication(content_id, { channel: 'email', ...at('2027-03-28T23:59') });
  const cancelled = await publication(content_id, { channel: 'linkedin', ...at('2027-03-09T09:00') });
  await call(`POST /publications/${cancelled}/cancel`);
  const days = `from=2027-03-03&to=2027-04-07&time_zone=Europe/Berlin`;
  expect((await shown(`${days}&campaign_id=${campaign_id}`)).gaps).toEqual([]);
  await call(`POST /campaigns/${campaign_id}/activate`);
  const week = (channel: string, from: string, to: string, missing: number) => ({ campaign_id, channel, from, to, missing });
  const gaps = [
    week('email', '2027-03-08', '2027-03-14', 1),
    week('email', '2027-03-15', '2027-03-21', 2),
    week('email', '2027-03-29', '2027-04-04', 2),
    week('linkedin', '2027-03-08', '2027-03-14', 1),
    week('linkedin', '2027-03-15', '2027-03-21', 1),
    week('linkedin', '2027-03-22', '2027-03-28', 1),
    week('linkedin', '2027-03-29', '2027-04-04', 1),
  ];
  expect((await shown(`${days}&campaign_id=${campaign_id}&status=on_hold`)).gaps).toEqual(gaps);
  expect((await shown(`${days}&channel=email`)).gaps).toEqual(gaps.slice(0, 3));
  expect((await shown('from=2027-03-09&to=2027-03-20&time_zone=Europe/Berlin')).gaps).toEqual([]);
});

it('names runs of publications of a channel that are less than an hour behind each other', async () => {
  const content_id = await text();
  const on = async (channel: string, local: string) => publication(content_id, { channel, ...at(local) });
  const run = [await on('clash', '2027-05-03T09:00'), await on('clash', '2027-05-03T09:59'), await on('clash', '2027-05-03T10:30')];
  await on('clash', '2027-05-03T11:30');
  const held = await on('clash', '2027-05-03T11:40');
  await call(`POST /publications/${held}/hold`);
  await on('other_clash', '2027-05-03T09:10');
  const twins = [await on('other_clash', '2027-05-03T15:00'), await on('other_clash', '2027-05-03T15:00')];
  const { clashes } = await shown('from=2027-05-03&to=2027-05-03&time_zone=Europe/Berlin&limit=1');
  expect(clashes).toEqual([
    { channel: 'clash', ids: run },
    { channel: 'other_clash', ids: twins.toSorted() },
  ]);
  expect((await shown('from=2027-05-03&to=2027-05-03&channel=other_clash&status=on_hold')).clashes).toHaveLength(1);
});

it('tells its gaps and clashes beside a publication that only a later version can tell', async () => {
  const campaign_id = await campaign({ status: 'active', channels: ['linkedin'], cadence: { linkedin: 3 } });
  const content_id = await text({ campaign_id });
  const ids = [await publication(content_id, at('2027-06-09T09:00')), await publication(content_id, at('2027-06-09T09:30'))];
  const week = `from=2027-06-07&to=2027-06-13&time_zone=Europe/Berlin&campaign_id=${campaign_id}`;
  const before = await shown(week);
  const later = { $set: { note: { later: true } } };
  const publications = server.stored('publications');
  await publications.updateOne({ _id: ids[0] ?? '' }, later, { bypassDocumentValidation: true });
  const after = await shown(week);
  expect([idsIn(after.data), after.pagination]).toMatchObject([[ids[1]], { omitted: 1, total: 2 }]);
  expect([after.gaps, after.clashes]).toEqual([before.gaps, before.clashes]);
  expect([after.gaps, after.clashes]).toMatchObject([[{ channel: 'linkedin', missing: 1 }], [{ channel: 'linkedin', ids }]]);
});

it('moves everything of a campaign that is not out by whole days of the clocks, once', async () => {
  const campaign_id = await campaign();
  const content_id = await text({ campaign_id });
  const early = await publication(content_id, at('2027-03-24T02:30'));
  const held = await publication(content_id, at('2027-03-25T09:00', 'America/New_York'));
  await call(`POST /publications/${held}/hold`);
  const out = await publication(content_id, at('2027-03-26T09:00'));
  await call(`POST /publications/${out}/mark-published`, {});
  const cancelled = await publication(content_id, at('2027-03-26T10:00'));
  await call(`POST /publications/${cancelled}/cancel`);
  await publication(content_id);
  const plan = async (id: string) => (await call(`GET /publications/${id}`)).body.planned_for;
  const before = await plan(early);
  const move = (body: object, headers = {}) => call(`POST /campaigns/${campaign_id}/move`, body, headers);
  const dry = await move({ days: 4, dry_run: true });
  expect([dry.status, dry.body.moved, await plan(early)]).toEqual([200, [early, held], before]);
  expect(dry.body.refused).toMatchObject([
    { id: out, problem: { code: 'invalid_transition', action: 'move', current_status: 'published' } },
  ]);
  for (const _ of [1, 2]) expect((await move({ days: 4 }, { 'idempotency-key': 'four' })).body.moved).toEqual([early, held]);
  expect(await plan(early)).toEqual({ local: '2027-03-28T03:30', time_zone: 'Europe/Berlin', at: '2027-03-28T01:30:00.000Z' });
  expect((await plan(held)).local).toBe('2027-03-29T09:00');
  expect((await move({ days: 401 })).body.errors).toMatchObject([{ pointer: '/days', code: 'too_big' }]);
});

it('counts planned and published ones in the coverage of a campaign, by channel and language', async () => {
  const campaign_id = await campaign({ channels: ['linkedin', 'blog'] });
  const [english, german] = [await text({ campaign_id }), await text({ campaign_id, language: 'de', topic: 'Sauerteig' })];
  const out = await publication(english);
  await call(`POST /publications/${out}/mark-published`, {});
  await publication(english);
  await publication(german, { channel: 'blog' });
  const { data } = (await call(`GET /campaigns/${campaign_id}/coverage`)).body;
  expect(data).toMatchObject([
    {
      channel: 'linkedin',
      planned: 1,
      published: 1,
      languages: [
        { language: 'de', planned: 0 },
        { language: 'en', planned: 1, published: 1 },
      ],
    },
    {
      channel: 'blog',
      planned: 1,
      published: 0,
      is_missing: true,
      languages: [
        { language: 'de', planned: 1 },
        { language: 'en', planned: 0 },
      ],
    },
  ]);
});
