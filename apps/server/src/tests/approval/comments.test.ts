import { expect, it, vi } from 'vitest';
import { approvingTeam } from '../../../testing/approving-team.ts';
import { page as consolePage, sessionCookie } from '../../../testing/console-session.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, { key = server.adminKey, actor }: { key?: string; actor?: string } = {}) =>
  server.rest(route, { key, ...(body !== undefined && { body }), ...(actor !== undefined && { headers: { 'handbill-actor': actor } }) });
const write = async () => (await call('POST /content/generate', { type: 'email', topic: 'Sourdough course' })).body;
const commentsOf = async (id: string) => (await call(`GET /content/${id}/comments`)).body.data;

it('hangs on a text, a part or words of it, by key and actor, and says which words these were', async () => {
  const { id, output, revision, approval } = await write();
  const span = { start: 0, end: 6 };
  const { status, body } = await call(`POST /content/${id}/comments`, { pointer: '/subject', span, text: ' Warmer? ' }, { actor: 'anna' });
  const { key } = (await call('GET /me')).body;
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^cmt_/),
      content_id: id,
      pointer: '/subject',
      span,
      excerpt: output.subject.slice(0, 6),
      revision,
      is_outdated: false,
      text: 'Warmer?',
      key_id: key.id,
      actor: 'anna',
      created_at: expect.any(String),
      resolved_at: null,
    },
  ]);
  const whole = (await call(`POST /content/${id}/comments`, { text: 'Good.' })).body;
  expect(whole).toMatchObject({ pointer: null, span: null, excerpt: null, actor: null });
  expect(await commentsOf(id)).toEqual([whole, body]);
  expect((await call(`GET /content/${id}`)).body).toMatchObject({ revision, approval });
});

it.each([
  [{ text: '' }, '/text'],
  [{ text: 'x'.repeat(2_001) }, '/text'],
  [{ text: 'a', pointer: '/nowhere' }, '/pointer'],
  [{ text: 'a', pointer: 'subject' }, '/pointer'],
  [{ text: 'a', pointer: '/subject/length' }, '/pointer'],
  [{ text: 'a', pointer: '/__proto__' }, '/pointer'],
  [{ text: 'a', span: { start: 0, end: 1 } }, '/span'],
  [{ text: 'a', pointer: '/subject', span: { start: 3, end: 3 } }, '/span'],
  [{ text: 'a', pointer: '/subject', span: { start: 0, end: 9_999 } }, '/span'],
])('refuses %j at %s', async (comment, pointer) => {
  const { id } = await write();
  const { status, body } = await call(`POST /content/${id}/comments`, comment);
  expect([status, body.errors?.[0].pointer]).toEqual([400, pointer]);
  const asked = await call(`POST /content/${id}/request-changes`, { comments: [{ text: 'Good.' }, comment] });
  expect([asked.status, asked.body.errors?.[0].pointer]).toEqual([400, `/comments/1${pointer}`]);
  expect(await commentsOf(id)).toEqual([]);
});

it('is marked once its part is another one, or gone, and no longer when it comes back', async () => {
  const { id, output } = await write();
  const [subject, whole] = [
    (await call(`POST /content/${id}/comments`, { pointer: '/subject', text: 'Warmer?' })).body,
    (await call(`POST /content/${id}/comments`, { text: 'Good.' })).body,
  ];
  const outdated = async () =>
    Object.fromEntries((await commentsOf(id)).map((one: { id: string; is_outdated: boolean }) => [one.id, one.is_outdated]));
  await call(`PATCH /content/${id}`, { output: { body: 'Another body.' } });
  expect(await outdated()).toEqual({ [subject.id]: false, [whole.id]: true });
  await call(`PATCH /content/${id}`, { output: { subject: 'Bake with us' } });
  expect(await outdated()).toEqual({ [subject.id]: true, [whole.id]: true });
  await call(`PATCH /content/${id}`, { output });
  expect(await outdated()).toEqual({ [subject.id]: false, [whole.id]: false });
  const ad = (
    await call('POST /content/generate', {
      type: 'ad_copy',
      topic: 'Bread',
      product: 'Bread',
      unique_selling_proposition: 'Fresh',
      platform: 'google_search',
    })
  ).body;
  const last = (await call(`POST /content/${ad.id}/comments`, { pointer: '/variants/2/headlines/0', text: 'Shorter.' })).body;
  await call(`PATCH /content/${ad.id}`, { output: { variants: ad.output.variants.slice(0, 2) } });
  expect(await commentsOf(ad.id)).toEqual([{ ...last, is_outdated: true }]);
});

it('is resolved and opened again, each once, and deleted by whoever wrote it or with admin', async () => {
  const team = await approvingTeam(server, 'off');
  const key = await team.key(['content:read', 'content:write', 'events:read']);
  const { id } = (await call('POST /content/generate', { type: 'email', topic: 'Rye' }, { key })).body;
  const said = async (actor: string, text = 'Name the day.') =>
    (await call(`POST /content/${id}/comments`, { pointer: '/body', text }, { key, actor })).body;
  const comment = await said('anna');
  const act = (name: string, actor: string) => call(`POST /content/${id}/comments/${comment.id}/${name}`, undefined, { key, actor });
  const resolved = (await act('resolve', 'ben')).body;
  expect(resolved).toEqual({ ...comment, resolved_at: expect.any(String) });
  expect((await act('resolve', 'carla')).body).toEqual(resolved);
  expect((await act('reopen', 'ben')).body).toEqual(comment);
  const remove = (of: string, actor: string, by = key) => call(`DELETE /content/${id}/comments/${of}`, undefined, { key: by, actor });
  expect(await remove(comment.id, 'ben')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect((await remove(comment.id, 'anna')).status).toBe(204);
  expect((await remove(comment.id, 'anna')).status).toBe(404);
  expect((await remove((await said('ben')).id, 'carla', team.adminKey)).status).toBe(204);
  const [first, second] = [
    consolePage(server, await sessionCookie(server, { key, name: 'Anna' })),
    consolePage(server, await sessionCookie(server, { key, name: 'Anna' })),
  ];
  const own = (await first(`POST /v1/content/${id}/comments`, { body: { text: 'Later.' } })).body;
  expect((await second(`DELETE /v1/content/${id}/comments/${own.id}`)).status).toBe(204);
  const eventsOfComment = async () => (await call(`GET /events?resource_id=${comment.id}`, undefined, { key })).body.data;
  await vi.waitUntil(async () => (await eventsOfComment()).length === 4, { timeout: 10_000 });
  expect((await eventsOfComment()).map(({ type, actor }: { type: string; actor: string }) => [type, actor])).toEqual([
    ['comment.created', 'anna'],
    ['comment.resolved', 'ben'],
    ['comment.reopened', 'ben'],
    ['comment.deleted', 'anna'],
  ]);
  expect((await eventsOfComment())[1]).toMatchObject({ data: resolved, previous: { resolved_at: null } });
});

it('comes with the step that asks for changes, all of them or none, and once however often that is sent', async () => {
  const { id } = await write();
  const comments = [{ pointer: '/subject', span: { start: 0, end: 4 }, text: 'Warmer?' }, { text: 'Shorter.' }];
  const send = () =>
    server.rest(`POST /content/${id}/request-changes`, { body: { note: 'Nearly.', comments }, headers: { 'idempotency-key': `c-${id}` } });
  const { status, body } = await send();
  expect([status, body.approval]).toMatchObject([200, { status: 'changes_requested', note: 'Nearly.' }]);
  await send();
  expect((await commentsOf(id)).map(({ text }: { text: string }) => text).toSorted()).toEqual(['Shorter.', 'Warmer?']);
});

it('goes with its text into the trash, comes back with it, and is erased with it, events and all', async () => {
  const word = 'qzcomment';
  const { id } = await write();
  const comment = (await call(`POST /content/${id}/comments`, { pointer: '/body', text: word })).body;
  await call(`DELETE /content/${id}`);
  expect((await call(`GET /content/${id}/comments`)).status).toBe(404);
  expect((await call(`POST /content/${id}/comments/${comment.id}/resolve`)).status).toBe(404);
  expect(await server.db.collection('comments').findOne({ content_id: id })).toMatchObject({ deleted_at: expect.any(Date) });
  await call(`POST /content/${id}/restore`);
  expect(await commentsOf(id)).toEqual([comment]);
  const eventsOfComment = async () => (await call(`GET /events?resource_id=${comment.id}`)).body.data;
  await vi.waitUntil(async () => (await eventsOfComment()).length === 1, { timeout: 10_000 });
  await call(`POST /content/${id}/comments`, { text: word });
  await call(`DELETE /content/${id}?permanent=true`);
  expect(await eventsOfComment()).toMatchObject([{ type: 'comment.created', resource_id: comment.id, erased: true, data: null }]);
  const events = async () => (await call('GET /events?type=comment.created&order=newest')).body.data;
  await vi.waitUntil(async () => (await events())[0].erased, { timeout: 10_000 });
  expect(JSON.stringify(await events())).not.toContain(word);
  for (const name of ['comments', 'events', 'outbox']) {
    const stored = await server.db.collection(name).find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(word);
  }
});

it('is in the export of its workspace', async () => {
  const team = await approvingTeam(server, 'off');
  const { id } = (await call('POST /content/generate', { type: 'email', topic: 'Rye' }, { key: team.adminKey })).body;
  const comment = (await call(`POST /content/${id}/comments`, { text: 'Good.' }, { key: team.adminKey })).body;
  const lines = String((await call(`GET /workspaces/${team.id}/export`)).body)
    .trim()
    .split('\n');
  const found = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'comments');
  expect(found).toEqual([{ kind: 'comments', record: comment }]);
});
