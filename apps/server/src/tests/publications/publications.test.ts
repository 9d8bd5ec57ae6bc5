import { expect, it, vi } from 'vitest';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const { call, text, campaign, publication } = planner(server);
const nowhere = 'pub_01jd6v3m8hf2v9q0x1y2z3a4b5';
const inBerlin = { local: '2027-03-28T09:00', time_zone: 'Europe/Berlin' };
/** The ids of a list. */
const idsIn = ({ body }: { body: { data: readonly { id: string }[] } }) => body.data.map(({ id }) => id);

it('plans a text on a channel at a time by the clocks of a place', async () => {
  const campaign_id = await campaign();
  const content_id = await text({ campaign_id });
  const { status, headers, body } = await call('POST /publications', {
    content_id,
    channel: 'linkedin',
    planned_for: inBerlin,
    note: ' With a photo ',
  });
  expect([status, headers.get('location'), headers.get('etag')]).toEqual([201, `/v1/publications/${body.id}`, '"1"']);
  expect(body).toEqual({
    id: expect.stringMatching(/^pub_[0-9a-z]{26}$/),
    content_id,
    campaign_id,
    channel: 'linkedin',
    planned_for: { ...inBerlin, at: '2027-03-28T07:00:00.000Z' },
    status: 'planned',
    allowed_actions: ['mark_published', 'hold', 'cancel'],
    published: null,
    content: { id: content_id, title: expect.any(String), type: 'social_post', language: 'en', status: 'ready', approval: 'none' },
    text: null,
    note: 'With a photo',
    revision: 1,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const whole = (await call(`GET /publications/${body.id}`)).body;
  expect(whole).toEqual({ ...body, text: expect.stringContaining('ourdough') });
  expect((await call(`GET /publications?content_id=${content_id}`)).body.data).toEqual([body]);
  expect((await call(`GET /campaigns/${campaign_id}`)).body.open_publications).toBe(1);
});

it('tells a text of a publication only to keys that may read texts, and in no event', async () => {
  const id = await publication(await text());
  const reader = planner(server, await server.key(['publications:read', 'events:read']));
  expect((await reader.call(`GET /publications/${id}`)).body).toMatchObject({ id, content: null, text: null });
  expect((await reader.call(`GET /publications/${id.replace(/.$/, '_')}`)).status).toBe(404);
  expect((await reader.call('POST /publications', { content_id: nowhere, channel: 'blog' })).body.scope).toBe('publications:write');
  const event = await vi.waitUntil(async () => (await reader.call(`GET /events?resource_id=${id}`)).body.data[0], { timeout: 10_000 });
  expect(event).toMatchObject({ type: 'publication.created', data: { id, content: null, text: null, status: 'planned' }, previous: null });
  const other = planner(server, await server.key(['content:read', 'events:read']));
  expect((await other.call(`GET /events?resource_id=${id}`)).body.data).toEqual([]);
});

it.each([
  ['both times', { local: '2027-03-28T09:00', at: '2027-03-28T09:00:00Z' }, '/planned_for/at', 'conflict'],
  ['no time', { time_zone: 'Europe/Berlin' }, '/planned_for/local', 'required'],
  ['seconds', { local: '2027-03-28T09:00:30' }, '/planned_for/local', 'invalid_format'],
  ['seconds of an instant', { at: '2027-03-28T09:00:30Z' }, '/planned_for/at', 'invalid_format'],
  ['a day that there is not', { local: '2027-02-30T09:00' }, '/planned_for/local', 'invalid_format'],
  ['an offset for a zone', { local: '2027-02-20T09:00', time_zone: '+01:00' }, '/planned_for/time_zone', 'invalid'],
])('refuses a plan with %s', async (_, planned_for, pointer, code) => {
  const { body } = await call('POST /publications', { content_id: 'cnt_x', channel: 'linkedin', planned_for });
  expect(body.errors).toMatchObject([{ in: 'body', pointer, code }]);
});

it('tells the time that a skipped one becomes, and keeps the instant where one is sent', async () => {
  const content_id = await text();
  const plan = async (planned_for: object) =>
    (await call('POST /publications', { content_id, channel: 'blog', planned_for })).body.planned_for;
  expect(await plan({ ...inBerlin, local: '2027-03-28T02:30' })).toEqual({
    ...inBerlin,
    local: '2027-03-28T03:30',
    at: '2027-03-28T01:30:00.000Z',
  });
  expect(await plan({ at: '2027-06-01T12:00:00+02:00', time_zone: 'Asia/Tokyo' })).toEqual({
    local: '2027-06-01T19:00',
    time_zone: 'Asia/Tokyo',
    at: '2027-06-01T10:00:00.000Z',
  });
  expect(await plan({ local: '2027-06-01T12:00' })).toEqual({
    local: '2027-06-01T12:00',
    time_zone: 'UTC',
    at: '2027-06-01T12:00:00.000Z',
  });
});

it('makes up to a hundred together or none, and names what is wrong by index', async () => {
  const content_id = await text();
  const one = { content_id, channel: 'linkedin' };
  const faulty = await call('POST /publications/batch', { publications: [one, { ...one, content_id: 'cnt_gone' }] });
  expect(faulty.body.errors).toMatchObject([{ pointer: '/publications/1/content_id', code: 'unknown_content' }]);
  expect((await call(`GET /publications?content_id=${content_id}`)).body.data).toEqual([]);
  const { status, body } = await call(
    'POST /publications/batch',
    { publications: Array.from({ length: 100 }, () => one) },
    { 'idempotency-key': 'hundred' },
  );
  expect([status, body.data.length]).toEqual([201, 100]);
  const again = await call(
    'POST /publications/batch',
    { publications: Array.from({ length: 100 }, () => one) },
    { 'idempotency-key': 'hundred' },
  );
  expect(idsIn(again)).toEqual(body.data.map(({ id }: { id: string }) => id));
  expect((await call(`GET /publications?content_id=${content_id}`)).body.pagination.total).toBe(100);
});

it('refuses a text that is being written or failed', async () => {
  const content_id = await text();
  for (const status of ['generating', 'failed']) {
    await server.stored('content').updateOne({ _id: content_id }, { $set: { status } });
    const { status: answered, body } = await call('POST /publications', { content_id, channel: 'blog' });
    expect([answered, body.code, body.current_status]).toEqual([409, 'content_not_ready', status]);
  }
});

it('walks the table of steps, and says at each refused one which are allowed', async () => {
  const content_id = await text();
  const steps = ['mark-published', 'hold', 'release', 'cancel'];
  const ways: Readonly<Record<string, readonly string[]>> = {
    planned: [],
    on_hold: ['hold'],
    cancelled: ['cancel'],
    published: ['mark-published'],
  };
  const leads: Readonly<Record<string, readonly (string | null)[]>> = {
    planned: ['published', 'on_hold', null, 'cancelled'],
    on_hold: ['published', null, 'planned', 'cancelled'],
    cancelled: [null, null, 'planned', null],
    published: [null, null, null, null],
  };
  for (const [status, way] of Object.entries(ways))
    for (const [at, step] of steps.entries()) {
      const id = await publication(content_id);
      for (const earlier of way) await call(`POST /publications/${id}/${earlier}`, {});
      const before = (await call(`GET /publications/${id}`)).body;
      const to = leads[status]?.[at];
      expect([before.status, before.allowed_actions.includes(step.replace('-', '_'))]).toEqual([status, to !== null]);
      const { status: answered, body } = await call(`POST /publications/${id}/${step}`, {});
      const refusal = {
        code: 'invalid_transition',
        current_status: status,
        action: step.replace('-', '_'),
        allowed_actions: before.allowed_actions,
      };
      const taken = { status: to, revision: before.revision + 1 };
      expect([answered, body]).toMatchObject(to === null ? [409, refusal] : [200, taken]);
      expect((await call(`GET /publications/${id}`)).body).toMatchObject(to === null ? before : taken);
    }
});

it('says where and when a text went out, which may be corrected and cannot be deleted', async () => {
  const campaign_id = await campaign();
  const id = await publication(await text({ campaign_id }));
  const out = await call(`POST /publications/${id}/mark-published`, { url: 'https://example.com/1', at: '2027-01-01T10:00:00+01:00' });
  expect(out.body.published).toMatchObject({ url: 'https://example.com/1', external_id: null, at: '2027-01-01T09:00:00.000Z' });
  expect((await call(`GET /campaigns/${campaign_id}`)).body.open_publications).toBe(0);
  const corrected = await call(`PATCH /publications/${id}`, { external_id: '42' });
  expect([corrected.status, corrected.body.published]).toMatchObject([200, { url: 'https://example.com/1', external_id: '42' }]);
  for (const [route, action] of [
    [`PATCH /publications/${id}`, 'update'],
    [`DELETE /publications/${id}`, 'delete'],
  ] as const) {
    const { status, body } = await call(route, action === 'update' ? { note: 'Too late' } : undefined);
    expect([status, body]).toMatchObject([409, { code: 'invalid_transition', current_status: 'published', action }]);
  }
  const open = await publication(await text());
  expect((await call(`PATCH /publications/${open}`, { url: 'https://example.com/2' })).body).toMatchObject({ code: 'invalid_transition' });
  expect((await call(`DELETE /publications/${open}`)).status).toBe(204);
  expect((await call(`GET /publications/${open}`)).status).toBe(404);
});

it('changes time, channel and note, and tells what they were before', async () => {
  const id = await publication(await text(), { planned_for: inBerlin });
  const stale = await call(`PATCH /publications/${id}`, { note: 'New' }, { 'if-match': '"7"' });
  expect([stale.status, stale.headers.get('etag')]).toEqual([412, '"1"']);
  const { body } = await call(`PATCH /publications/${id}`, {
    note: 'New',
    channel: 'blog',
    planned_for: { ...inBerlin, local: '2027-04-01T09:00' },
  });
  expect(body).toMatchObject({ note: 'New', channel: 'blog', revision: 2, planned_for: { at: '2027-04-01T07:00:00.000Z' } });
  expect((await call(`PATCH /publications/${id}`, { note: 'New' })).body.revision).toBe(2);
  expect((await call(`PATCH /publications/${id}`, { planned_for: null, note: null })).body).toMatchObject({
    planned_for: null,
    note: null,
  });
  const events = async () => (await call(`GET /events?resource_id=${id}`)).body.data;
  await vi.waitUntil(async () => (await events()).length === 3, { timeout: 10_000 });
  const [, second, third] = await events();
  expect(second).toMatchObject({
    type: 'publication.updated',
    previous: { note: null, channel: 'linkedin', planned_for: { ...inBerlin, at: '2027-03-28T07:00:00.000Z' } },
  });
  expect(Object.keys(third.previous).toSorted()).toEqual(['note', 'planned_for']);
});

it('does to each of many what its own call would, and moves by whole days of the clocks', async () => {
  const content_id = await text();
  const [one, held, out] = [
    await publication(content_id, { planned_for: { ...inBerlin, local: '2027-03-27T02:30' } }),
    await publication(content_id),
    await publication(content_id),
  ];
  await call(`POST /publications/${out}/mark-published`, {});
  const bulk = async (action: string, more: object = {}, headers = {}) =>
    (await call('POST /publications/bulk', { items: [one, held, out, nowhere].map((id) => ({ id })), action, ...more }, headers)).body;
  expect((await bulk('move')).errors).toMatchObject([{ pointer: '/days', code: 'required' }]);
  const moved = await bulk('move', { days: 1 }, { 'idempotency-key': 'move' });
  expect(moved.data).toMatchObject([
    { id: one, ok: true, problem: null },
    { id: held, ok: true },
    { id: out, ok: false, problem: { code: 'invalid_transition', action: 'move', allowed_actions: [] } },
    { id: nowhere, ok: false, problem: { code: 'not_found' } },
  ]);
  await bulk('move', { days: 1 }, { 'idempotency-key': 'move' });
  expect((await call(`GET /publications/${one}`)).body.planned_for).toEqual({
    ...inBerlin,
    local: '2027-03-28T03:30',
    at: '2027-03-28T01:30:00.000Z',
  });
  expect((await bulk('hold')).data.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false, false]);
  expect((await bulk('delete')).data.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false, false]);
});

it('finds publications by campaign, text, channel, status and days, newest first', async () => {
  const campaign_id = await campaign();
  const [mine, other] = [await text({ campaign_id }), await text()];
  const late = await publication(mine, { planned_for: { ...inBerlin, local: '2027-05-02T00:30' }, channel: 'finder' });
  const early = await publication(other, { planned_for: { ...inBerlin, local: '2027-05-01T23:59' }, channel: 'finder' });
  const unplanned = await publication(mine, { channel: 'finder_too' });
  const found = async (query: string) => idsIn(await call(`GET /publications?${query}`));
  expect(await found(`campaign_id=${campaign_id}`)).toEqual([unplanned, late]);
  expect(await found(`content_id=${other}`)).toEqual([early]);
  expect(await found('channel=finder&channel=finder_too')).toEqual([unplanned, early, late]);
  expect(await found('channel=finder&status=on_hold')).toEqual([]);
  expect(await found('channel=finder&from=2027-05-02&time_zone=Europe/Berlin')).toEqual([late]);
  expect(await found('channel=finder&to=2027-05-01&time_zone=Europe/Berlin')).toEqual([early]);
  expect(await found('channel=finder&from=2027-05-01&to=2027-05-01')).toEqual([early, late]);
  expect((await call('GET /publications?from=2027-05-02&to=2027-05-01')).body.errors).toMatchObject([
    { pointer: '/to', code: 'out_of_order' },
  ]);
});

it('hides the publications of a deleted text or campaign until both are back, and counts them as long as they are there', async () => {
  const campaign_id = await campaign();
  const [content_id, other] = [await text({ campaign_id }), await text({ campaign_id })];
  const id = await publication(content_id, { note: 'Kept' });
  const beside = await publication(other);
  const listed = async () => idsIn(await call(`GET /publications?campaign_id=${campaign_id}`));
  const open = async () => (await call(`GET /campaigns/${campaign_id}`)).body.open_publications;
  const placed = async (is: boolean) => idsIn(await call(`GET /content?campaign_id=${campaign_id}&is_placed=${is}`));
  expect([await placed(true), await placed(false)]).toEqual([[other, content_id], []]);
  await call(`DELETE /content/${content_id}`);
  expect([await listed(), await open(), (await call(`GET /publications/${id}`)).status]).toEqual([[beside], 1, 404]);
  await call(`DELETE /campaigns/${campaign_id}`);
  expect(await listed()).toEqual([]);
  expect(idsIn(await call('GET /content?is_placed=true'))).not.toContain(other);
  await call(`POST /campaigns/${campaign_id}/restore`);
  expect([await listed(), await open()]).toEqual([[beside], 1]);
  await call(`POST /content/${content_id}/restore`);
  expect([await listed(), await open()]).toEqual([[beside, id], 2]);
  expect((await call(`GET /publications/${id}`)).body).toMatchObject({ note: 'Kept', revision: 1 });
  for (const one of [id, beside]) await call(`POST /publications/${one}/cancel`);
  expect([await open(), await placed(true)]).toEqual([0, []]);
});

it('erases the publications of an erased text, and what their events told', async () => {
  const campaign_id = await campaign();
  const content_id = await text({ campaign_id });
  const id = await publication(content_id, { note: 'Secret' });
  const events = async () => (await call(`GET /events?resource_id=${id}`)).body.data;
  await vi.waitUntil(async () => (await events()).length === 1, { timeout: 10_000 });
  await call(`DELETE /content/${content_id}?permanent=true`);
  expect((await call(`GET /publications/${id}`)).status).toBe(404);
  expect((await call(`GET /campaigns/${campaign_id}`)).body.open_publications).toBe(0);
  await vi.waitUntil(async () => (await events()).every(({ erased }: { erased: boolean }) => erased), { timeout: 20_000 });
  expect(JSON.stringify(await events())).not.toContain('Secret');
  expect(await server.db.collection('publications').countDocuments({ content_id })).toBe(0);
});
