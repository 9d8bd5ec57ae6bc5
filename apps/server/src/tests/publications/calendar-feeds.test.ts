import ICAL from 'ical.js';
import { expect, it, vi } from 'vitest';
import { keptLog } from '../../../testing/kept-log.ts';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const log = keptLog('debug');
const server = testServer({}, { log: log.log });
const { call, text, campaign, publication } = planner(server);
const inDays = (days: number) => ({ planned_for: { at: `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)}:00Z` } });
const read = (url: string, init: RequestInit = {}) => fetch(`${server.url}${url}`, init);

/** The entries of a calendar, as another library reads them. */
const entriesIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      summary: event.summary,
      at: event.startDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    };
  });

it('is read by another library, with what is not cancelled, 90 days back and 400 ahead', async () => {
  const campaign_id = await campaign();
  const content_id = await text({ campaign_id });
  const { title } = (await call(`GET /content/${content_id}`)).body;
  const soon = await publication(content_id, inDays(3));
  const held = await publication(content_id, { channel: 'blog', ...inDays(4) });
  await call(`POST /publications/${held}/hold`);
  const cancelled = await publication(content_id, inDays(5));
  await call(`POST /publications/${cancelled}/cancel`);
  for (const days of [-91, 401]) await publication(content_id, inDays(days));
  await publication(content_id);
  const made = await call('POST /calendar/feeds', { name: 'Spring', campaign_id }, { 'idempotency-key': 'feed' });
  expect([made.status, made.body]).toMatchObject([201, { name: 'Spring', campaign_id, channel: null, last_used_at: null }]);
  expect(made.body.url).toMatch(/^\/calendar\/[\w-]{22}\.ics$/);
  expect((await call('POST /calendar/feeds', { name: 'Spring', campaign_id }, { 'idempotency-key': 'feed' })).body.url).toBeNull();
  const answer = await read(made.body.url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const at = async (id: string) => (await call(`GET /publications/${id}`)).body.planned_for.at;
  expect(entriesIn(await answer.text())).toEqual([
    { id: soon, summary: `linkedin: ${title}`, at: await at(soon), status: 'CONFIRMED' },
    { id: held, summary: `blog: ${title}`, at: await at(held), status: 'TENTATIVE' },
  ]);
  const ofBlog = (await call('POST /calendar/feeds', { name: 'Blog', campaign_id, channel: 'blog' })).body;
  expect(entriesIn(await (await read(ofBlog.url)).text()).map(({ id }) => id)).toEqual([held]);
  expect((await read(ofBlog.url, { method: 'HEAD' })).status).toBe(200);
  expect((await read(ofBlog.url, { method: 'POST' })).status).toBe(405);
  const listed = (await call('GET /calendar/feeds?limit=1')).body.data[0];
  expect(listed).toEqual({ ...ofBlog, url: undefined, last_used_at: expect.any(String) });
  expect((await call(`DELETE /calendar/feeds/${ofBlog.id}`)).status).toBe(204);
  expect((await read(ofBlog.url)).status).toBe(404);
});

it('keeps an address as a hash alone, in events too', async () => {
  const { body } = await call('POST /calendar/feeds', { name: 'Secret' });
  const token = body.url.slice('/calendar/'.length, -'.ics'.length);
  await read(body.url);
  await vi.waitUntil(async () => (await call(`GET /events?resource_id=${body.id}`)).body.data.length === 1, { timeout: 10_000 });
  expect((await call(`GET /events?resource_id=${body.id}`)).body.data).toMatchObject([
    { type: 'calendar_feed.created', data: { name: 'Secret' } },
  ]);
  for (const { collectionName } of await server.db.collections())
    for await (const stored of server.db.collection(collectionName).find<Buffer>({}, { raw: true }))
      expect([collectionName, stored.includes(token)]).toEqual([collectionName, false]);
});

it('masks an address in the log, however it is read and whatever becomes of it', async () => {
  const campaign_id = await campaign();
  const id = await publication(await text({ campaign_id }), inDays(1));
  const { url } = (await call('POST /calendar/feeds', { name: 'Logged', campaign_id })).body;
  const token = url.slice('/calendar/'.length, -'.ics'.length);
  const ways: readonly (readonly [path: string, init: RequestInit, status: number])[] = [
    [url, {}, 200],
    [`${url}?from=${token}`, { headers: { referer: `${server.url}${url}` } }, 200],
    [url, { method: 'POST' }, 405],
    [url.replace('.ics', ''), {}, 404],
    [`${url}/`, {}, 404],
  ];
  const before = log.requests().length;
  for (const [path, init, status] of ways) expect((await read(path, init)).status).toBe(status);
  const damaged = { $set: { created_at: { later: true } } };
  const publications = server.stored('publications');
  await publications.updateOne({ _id: id }, damaged, { bypassDocumentValidation: true });
  expect((await read(url)).status).toBe(500);
  await publications.deleteOne({ _id: id });
  await vi.waitUntil(() => log.requests().length >= before + ways.length + 1, { timeout: 10_000 });
  expect(log.text()).toContain('/calendar/[redacted].ics');
  expect(log.text()).not.toContain(token);
});

it('ends with the key that made it', async () => {
  const { body: key } = await call('POST /keys', { name: 'Planner', scopes: ['publications:write'] });
  const { url, id } = (await planner(server, key.key).call('POST /calendar/feeds', { name: 'Mine' })).body;
  expect((await read(url)).status).toBe(200);
  await call(`DELETE /keys/${key.id}`);
  expect((await read(url)).status).toBe(404);
  await vi.waitUntil(async () => (await call(`GET /events?resource_id=${id}`)).body.data.length === 2, { timeout: 10_000 });
});

it('is read at most 60 times a minute, and there are at most 20 in a workspace', async () => {
  const { key } = (await call('POST /workspaces', { name: 'Full' })).body;
  const own = planner(server, key.key);
  const urls: string[] = [];
  for (let count = 0; count < 20; count += 1) urls.push((await own.call('POST /calendar/feeds', { name: 'One' })).body.url);
  const full = await own.call('POST /calendar/feeds', { name: 'One too many' });
  expect([full.status, full.body.errors]).toMatchObject([400, [{ code: 'too_big' }]]);
  const [url = ''] = urls;
  for (let count = 0; count < 60; count += 1) expect((await read(url)).status).toBe(200);
  const limited = await read(url);
  expect([limited.status, limited.headers.has('retry-after')]).toEqual([429, true]);
  expect((await read(urls[1] ?? '')).status).toBe(200);
});
