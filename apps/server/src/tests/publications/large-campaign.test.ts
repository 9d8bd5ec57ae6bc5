import { newId } from '@handbill/contract';
import { expect, it } from 'vitest';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const { call, text, campaign, publication } = planner(server);
const many = Number(process.env['MANY_PLANNED'] ?? 300);
const stored = (collection: string) => server.stored(collection);
const withoutOutbox = { projection: { outbox: 0, outbox_time: 0, outbox_bytes: 0 } };

/** An active campaign with many publications, each of a text of its own and at a time of its own. */
async function filledCampaign(): Promise<string> {
  const campaign_id = await campaign({ status: 'active' });
  const content_id = await text({ campaign_id });
  const [one, written] = await Promise.all([
    stored('publications').findOne({ _id: await publication(content_id) }, withoutOutbox),
    stored('content').findOne({ _id: content_id }, withoutOutbox),
  ]);
  const start = Date.parse('2027-01-01T00:00:00Z');
  const placed = Array.from({ length: many - 1 }, (_, index) => {
    const at = new Date(start + index * 3_600_000);
    const planned_for = { local: at.toISOString().slice(0, 16), time_zone: 'Europe/Berlin', at };
    return { ...one, _id: newId('pub', at), content_id: newId('cnt', at), planned_for, fixed: 'local' };
  });
  await stored('content').insertMany(placed.map(({ content_id: _id }) => ({ ...written, _id, placed: 1 })));
  await stored('publications').insertMany(placed);
  const planned_for = { local: '2026-12-01T09:00', time_zone: 'Europe/Berlin', at: new Date('2026-12-01T08:00:00Z') };
  await stored('publications').updateOne({ _id: one?._id ?? '' }, { $set: { planned_for, fixed: 'local' } });
  await stored('campaigns').updateOne({ _id: campaign_id }, { $set: { open_publications: many } });
  return campaign_id;
}

/** Makes a call, and says how long it took. */
async function timed(route: string, body: object) {
  const before = performance.now();
  const answer = await call(route, body);
  console.info(`${route.replace(/cmp_\w+/, '{id}')} of ${many}: ${Math.round(performance.now() - before)} ms`);
  return answer;
}

it(`moves ${many} publications of a campaign while others change, and cancels them with it`, { timeout: 300_000 }, async () => {
  const campaign_id = await filledCampaign();
  const { data: beside } = (await call(`GET /publications?campaign_id=${campaign_id}&limit=5`)).body;
  const [moved] = await Promise.all([
    timed(`POST /campaigns/${campaign_id}/move`, { days: 7 }),
    ...beside.map(({ id }: { id: string }) => call(`PATCH /publications/${id}`, { note: 'With a photo' })),
  ]);
  expect([moved.status, moved.body.moved?.length]).toEqual([200, many]);
  expect(await stored('publications').countDocuments({ campaign_id, moved_in: { $exists: true } })).toBe(many);
  expect(await stored('publications').countDocuments({ campaign_id, note: 'With a photo', revision: 3 })).toBe(5);
  const completed = await timed(`POST /campaigns/${campaign_id}/complete`, { cancel_open: true });
  expect(completed.body).toMatchObject({ status: 'completed', open_publications: 0 });
  expect(await stored('publications').countDocuments({ campaign_id, status: 'cancelled' })).toBe(many);
  expect(await stored('content').countDocuments({ placed: { $gt: 0 } })).toBe(0);
});

it('refuses to change more than 5,000 with one call, and changes none', async () => {
  const campaign_id = await campaign({ status: 'active' });
  await publication(await text({ campaign_id }));
  await stored('campaigns').updateOne({ _id: campaign_id }, { $set: { open_publications: 5_001 } });
  for (const [step, body] of [
    ['move', { days: 1 }],
    ['complete', { cancel_open: true }],
  ] as const) {
    const pointer = step === 'move' ? '/days' : '/cancel_open';
    expect((await call(`POST /campaigns/${campaign_id}/${step}`, body)).body.errors).toMatchObject([{ pointer, code: 'too_big' }]);
  }
  expect((await call(`GET /campaigns/${campaign_id}`)).body).toMatchObject({ status: 'active', open_publications: 5_001 });
});
