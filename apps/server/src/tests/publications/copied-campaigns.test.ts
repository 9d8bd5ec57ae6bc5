import { expect, it, vi } from 'vitest';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const { call, text, campaign, publication } = planner(server);
const inBerlin = (local: string) => ({ planned_for: { local, time_zone: 'Europe/Berlin' } });

it('copies the texts of a campaign, which nobody has approved, and its plan to another start', async () => {
  const campaign_id = await campaign({ starts_at: '2027-03-15T08:00:00Z' });
  const content_id = await text({ campaign_id });
  await call(`POST /content/${content_id}/approve`);
  const out = await publication(content_id, inBerlin('2027-03-16T09:00'));
  await call(`POST /publications/${out}/mark-published`, {});
  await publication(content_id, { ...inBerlin('2027-03-27T02:30'), note: 'Late' });
  const cancelled = await publication(content_id, inBerlin('2027-03-20T09:00'));
  await call(`POST /publications/${cancelled}/cancel`);
  const body = { include: ['content', 'publications'], starts_on: '2027-03-16' };
  const key = { 'idempotency-key': 'copy' };
  const { status, body: copy } = await call(`POST /campaigns/${campaign_id}/duplicate`, body, key);
  expect([status, copy]).toMatchObject([
    201,
    { starts_at: '2027-03-16T08:00:00.000Z', open_publications: 2, source_campaign_id: campaign_id },
  ]);
  expect((await call(`POST /campaigns/${campaign_id}/duplicate`, body, key)).body.id).toBe(copy.id);
  const [one, ...others] = (await call(`GET /content?campaign_id=${copy.id}`)).body.data;
  const { output, hash } = (await call(`GET /content/${content_id}`)).body;
  expect([one, others]).toMatchObject([
    { output, hash, source_content_id: content_id, approved: null, approval: { status: 'none' }, revision: 1 },
    [],
  ]);
  const { data } = (await call(`GET /publications?campaign_id=${copy.id}`)).body;
  const plans = data.map(
    (made: { status: string; published: unknown; planned_for: { local: string }; note: string; content_id: string }) => [
      made.status,
      made.published,
      made.planned_for.local,
      made.note,
      made.content_id,
    ],
  );
  expect(plans.toSorted()).toEqual([
    ['planned', null, '2027-03-17T09:00', null, one.id],
    ['planned', null, '2027-03-28T03:30', 'Late', one.id],
  ]);
  expect((await call(`GET /campaigns/${copy.id}`)).body.open_publications).toBe(2);
  const events = async () => (await call(`GET /events?resource_id=${one.id}`)).body.data;
  await vi.waitUntil(async () => (await events()).length === 1, { timeout: 10_000 });
  expect(await events()).toMatchObject([{ type: 'content.copied', previous: null }]);
});

it('refuses a plan without texts, without a start, and of a campaign that has none', async () => {
  const campaign_id = await campaign();
  const duplicate = (body: object) => call(`POST /campaigns/${campaign_id}/duplicate`, body);
  for (const body of [{ include: ['publications'], starts_on: '2027-03-16' }, { include: ['content', 'publications'] }])
    expect((await duplicate(body)).body.errors).toMatchObject([{ pointer: '/include', code: 'required' }]);
  expect((await duplicate({ starts_on: '2027-03-16' })).body.errors).toMatchObject([{ pointer: '/starts_on' }]);
  expect((await duplicate({ include: ['budget'] })).body.errors).toMatchObject([{ pointer: '/include/0' }]);
  expect((await duplicate({ include: null })).status).toBe(201);
});
