import { expect, it, vi } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.rest(route, { ...(body !== undefined && { body }), headers });
const write = async (more: object = {}): Promise<string> =>
  (await call('POST /content/generate', { type: 'email', topic: 'Sourdough course', ...more })).body.id;
const bulk = (ids: readonly string[], action: string, more: object = {}, headers = {}) =>
  call('POST /content/bulk', { items: ids.map((id) => ({ id })), action, ...more }, headers);
const nowhere = 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5';
const done = (id: string) => ({ id, ok: true, problem: null });
const refused = (id: string, problem: object) => ({ id, ok: false, problem });

it('deletes, restores and cancels each as its own call would, and says in their order what became of them', async () => {
  const [one, other] = [await write(), await write()];
  const { status, body } = await bulk([one, nowhere, other, one], 'delete');
  const gone = { type: '/problems/not_found', status: 404, code: 'not_found', request_id: expect.any(String) };
  expect([status, body.data]).toMatchObject([200, [done(one), refused(nowhere, gone), done(other), refused(one, gone)]]);
  expect((await call(`GET /content/${one}`)).status).toBe(404);
  expect((await bulk([other, one], 'restore')).body.data).toEqual([done(other), done(one)]);
  expect((await call(`GET /content/${one}`)).status).toBe(200);
  const cancelled = (await bulk([one], 'cancel')).body.data;
  expect(cancelled).toMatchObject([refused(one, { status: 409, code: 'content_not_ready', current_status: 'ready' })]);
  const events = async () => (await call(`GET /events?resource_id=${one}`)).body.data.map(({ type }: { type: string }) => type);
  await vi.waitUntil(async () => (await events()).length === 3, { timeout: 10_000 });
  expect(await events()).toEqual(['content.generated', 'content.deleted', 'content.restored']);
});

it('adds a tag, removes it, and changes nothing where that is so already', async () => {
  const [one, full] = [await write({ tags: ['news'] }), await write({ tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) })];
  const { body } = await bulk([one, full], 'tag', { tag: ' spring ' });
  const tooMany = { code: 'invalid_request', errors: [{ pointer: '/tag', code: 'too_big' }] };
  expect(body.data).toMatchObject([done(one), refused(full, tooMany)]);
  const tagged = (await call(`GET /content/${one}`)).body;
  expect(tagged.tags).toEqual(['news', 'spring']);
  expect((await bulk([one], 'tag', { tag: 'spring' })).body.data).toEqual([done(one)]);
  expect((await call(`GET /content/${one}`)).body).toEqual(tagged);
  expect((await bulk([one], 'untag', { tag: 'news' })).body.data).toEqual([done(one)]);
  expect((await call(`GET /content/${one}`)).body.tags).toEqual(['spring']);
});

it('moves into a campaign that there is, and out of it', async () => {
  const one = await write();
  const campaign = (await call('POST /campaigns', { name: 'Spring', campaign_type: 'sales' })).body;
  await bulk([one], 'move', { campaign_id: campaign.id });
  expect((await call(`GET /content/${one}`)).body.campaign_id).toBe(campaign.id);
  const unknown = await bulk([one], 'move', { campaign_id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' });
  expect(unknown.body.errors).toMatchObject([{ pointer: '/campaign_id', code: 'unknown_campaign' }]);
  await bulk([one], 'move');
  expect((await call(`GET /content/${one}`)).body.campaign_id).toBeNull();
});

it('is done once for an idempotency key', async () => {
  const one = await write();
  const headers = { 'idempotency-key': 'delete-one' };
  const first = await bulk([one], 'delete', {}, headers);
  const again = await bulk([one], 'delete', {}, headers);
  expect([first.body.data, again.body.data]).toEqual([[done(one)], [done(one)]]);
});

it('takes 1 to 100 records, and needs a tag to tag', async () => {
  const pointers = async (...asked: Parameters<typeof bulk>) =>
    (await bulk(...asked)).body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]);
  expect(await pointers([], 'delete')).toEqual([['/items', 'too_small']]);
  expect(
    await pointers(
      Array.from({ length: 101 }, () => nowhere),
      'delete',
    ),
  ).toEqual([['/items', 'too_big']]);
  expect(await pointers([nowhere], 'tag')).toEqual([['/tag', 'required']]);
  expect(await pointers([nowhere], 'publish')).toEqual([['/action', 'invalid_choice']]);
});
