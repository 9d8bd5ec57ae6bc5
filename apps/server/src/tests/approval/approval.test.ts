import { expect, it, vi } from 'vitest';
import { approvingTeam, hashOf, type ApprovingTeam } from '../../../testing/approving-team.ts';
import { page, sessionCookie } from '../../../testing/console-session.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const member = ['content:read', 'content:write', 'content:approve', 'keys:write'];

/** Who calls: a key, and on whose behalf. */
type Caller = readonly [key: string, actor?: string];

const call = ([key, actor]: Caller, route: string, body?: unknown) =>
  server.rest(route, { key, ...(body !== undefined && { body }), ...(actor !== undefined && { headers: { 'handbill-actor': actor } }) });
const write = async (by: Caller, topic = 'Sourdough course') => (await call(by, 'POST /content/generate', { type: 'email', topic })).body;
const step = (by: Caller, id: string, name: string, body?: unknown) => call(by, `POST /content/${id}/${name}`, body);
const approve = async (by: Caller, id: string) => {
  const { hash } = (await call(by, `GET /content/${id}`)).body;
  return step(by, id, 'approve', { hash });
};
const fourEyes = { status: 403, body: { code: 'forbidden', reason: 'four_eyes' } };

async function withMember(policy: string): Promise<ApprovingTeam & { member: Caller }> {
  const team = await approvingTeam(server, policy);
  return { ...team, member: [await team.key(member)] };
}

const table = {
  none: { submit: 'submitted', withdraw: null, approve: 'approved', request_changes: 'changes_requested' },
  submitted: { submit: null, withdraw: 'none', approve: 'approved', request_changes: 'changes_requested' },
  changes_requested: { submit: 'submitted', withdraw: null, approve: 'approved', request_changes: 'changes_requested' },
  approved: { submit: null, withdraw: null, approve: 'approved', request_changes: 'changes_requested' },
} as const;
const cells = Object.entries(table).flatMap(([from, row]) => Object.entries(row).map(([action, to]) => [from, action, to] as const));
const allowedFrom = (from: string) =>
  Object.entries(table[from as keyof typeof table]).flatMap(([name, next]) => (next === null ? [] : [name]));
const way: Readonly<Record<string, readonly string[]>> = {
  none: [],
  submitted: ['submit'],
  changes_requested: ['request-changes'],
  approved: ['approve'],
};

/** A text whose approval stands there, after a step was tried. */
async function stepFrom(from: string, action: string) {
  const by: Caller = [server.adminKey, 'anna'];
  const { id } = await write(by);
  for (const name of way[from] ?? []) await step(by, id, name);
  const before = (await call(by, `GET /content/${id}`)).body;
  const { status, body } = await step(by, id, action.replace('_', '-'));
  return { before, status, body, now: (await call(by, `GET /content/${id}`)).body };
}

it.each(cells.filter(([, , to]) => to !== null))('from %s, %s leads to %s', async (from, action, to) => {
  const { before, status, body, now } = await stepFrom(from, action);
  expect(before.approval).toMatchObject({ status: from, allowed_actions: allowedFrom(from) });
  expect([status, body.approval.status, body.approved !== null]).toEqual([200, to, to === 'approved']);
  expect(now).toEqual(body);
});

it.each(cells.filter(([, , to]) => to === null))('from %s, %s is refused and changes nothing', async (from, action) => {
  const { before, status, body, now } = await stepFrom(from, action);
  const problem = { code: 'invalid_transition', current_status: from, action, allowed_actions: allowedFrom(from) };
  expect({ status, body, now }).toMatchObject({ status: 409, body: problem, now: before });
});

it('keeps who took the last step, when and with which note, and tells of it', async () => {
  const anna: Caller = [server.adminKey, 'anna'];
  const { id } = await write(anna);
  const { key } = (await call(anna, 'GET /me')).body;
  const { approval, updated_at } = (await step(anna, id, 'submit', { note: ' Please look. ' })).body;
  expect(approval).toMatchObject({ status: 'submitted', at: updated_at, key_id: key.id, actor: 'anna', note: 'Please look.' });
  await step(anna, id, 'withdraw');
  await step([server.adminKey, 'ben'], id, 'request-changes', { note: 'Too long.' });
  await step(anna, id, 'approve');
  const events = async () => (await call(anna, `GET /events?resource_id=${id}`)).body.data;
  await vi.waitUntil(async () => (await events()).length === 5, { timeout: 10_000 });
  const changes = (await events()).slice(1);
  expect(changes.map(({ type }: { type: string }) => type)).toEqual([
    'content.submitted',
    'content.withdrawn',
    'content.changes_requested',
    'content.approved',
  ]);
  expect(changes[2]).toMatchObject({ actor: 'ben', data: { approval: { status: 'changes_requested', note: 'Too long.' } } });
  expect(changes[3].previous).toEqual({
    approved: null,
    approval: { status: 'changes_requested', at: expect.any(String), key_id: key.id, actor: 'ben', note: 'Too long.' },
  });
  const listed = async (status: string) => (await call(anna, `GET /content?approval=${status}&limit=1`)).body.data[0]?.id;
  expect(await listed('approved')).toBe(id);
  for (const status of ['none', 'submitted', 'changes_requested']) expect(await listed(status)).not.toBe(id);
});

it('hashes what is shown, in lists and summaries too, and every change of title or output makes it void', async () => {
  const by: Caller = [server.adminKey];
  const { id, hash, ...record } = await write(by);
  expect(hash).toBe(hashOf(record));
  const { output } = record;
  const changes: readonly (readonly [string, string, object])[] = [
    ['PATCH', '', { title: 'Another' }],
    ['PATCH', '', { output: { subject: 'Another subject' } }],
    ['POST', '/rewrite', { pointers: ['/subject'], instructions: 'Say when it begins.' }],
    ['POST', '/revisions/2/restore', {}],
  ];
  for (const [method, path, body] of changes) {
    await step(by, id, 'approve');
    const changed = (await call(by, `${method} /content/${id}${path}`, body)).body;
    expect(changed).toMatchObject({ approved: null, approval: { status: 'none', at: null, note: null }, hash: hashOf(changed) });
    const [summary] = (await call(by, 'GET /content?view=summary&limit=1')).body.data;
    expect(summary).toMatchObject({ id, hash: changed.hash, approval: changed.approval });
  }
  const approved = (await step(by, id, 'approve')).body;
  for (const body of [{ tags: ['spring'] }, { title: approved.title, output }])
    expect((await call(by, `PATCH /content/${id}`, body)).body).toMatchObject({ approval: { status: 'approved' }, hash: approved.hash });
});

it('stands while parts are written anew in the background, and ends with them', async () => {
  const by: Caller = [server.adminKey];
  const { id } = await write(by);
  const approved = (await step(by, id, 'approve')).body;
  const begun = await call(by, `POST /content/${id}/rewrite`, { pointers: ['/subject'], instructions: 'Longer.', background: true });
  expect([begun.status, begun.body]).toMatchObject([202, { status: 'generating', hash: approved.hash, approval: { allowed_actions: [] } }]);
  const ended = (await call(by, `GET /content/${id}?wait=30`)).body;
  expect(ended).toMatchObject({ status: 'ready', approved: null, approval: { status: 'none' }, hash: hashOf(ended) });
});

it('brings the status back that the checks of a text want, once it is approved no longer', async () => {
  const by: Caller = [server.adminKey];
  const { id } = (await call(by, 'POST /content/generate', { type: 'email', topic: 'sandbox:fail:placeholder of a course' })).body;
  expect((await step(by, id, 'approve')).body.status).toBe('ready');
  expect((await step(by, id, 'request-changes')).body).toMatchObject({ status: 'needs_review', approved: null });
  await step(by, id, 'approve');
  expect((await call(by, `PATCH /content/${id}`, { title: 'Another' })).body).toMatchObject({ status: 'needs_review', approved: null });
});

it('lets only content:approve approve where the workspace wants it, and only the text that was looked at', async () => {
  const team = await withMember('required');
  const writer: Caller = [await team.key(['content:read', 'content:write'])];
  const reader: Caller = [await team.key(['content:read', 'content:approve'])];
  const { id, hash } = await write(writer);
  const lacking = { status: 403, body: { code: 'forbidden', scope: 'content:approve' } };
  for (const name of ['approve', 'request-changes']) expect(await step(writer, id, name, { hash })).toMatchObject(lacking);
  const named = { rule: 'length', pointer: null, span: null };
  expect(await call(writer, `POST /content/${id}/checks/accept`, named)).toMatchObject(lacking);
  expect((await step(reader, id, 'submit')).status).toBe(403);
  expect(await step(reader, id, 'approve')).toMatchObject({ status: 400, body: { errors: [{ pointer: '/hash', code: 'required' }] } });
  await call(writer, `PATCH /content/${id}`, { title: 'Meanwhile' });
  const { hash: current_hash } = (await call(writer, `GET /content/${id}`)).body;
  expect(await step(reader, id, 'approve', { hash })).toMatchObject({ status: 409, body: { code: 'approval_void', current_hash } });
  expect(await step(reader, id, 'approve', { hash: current_hash })).toMatchObject({ status: 200 });
  // An author approves where two pairs of eyes are not wanted.
  const { id: own } = await write(team.member);
  expect((await approve(team.member, own)).status).toBe(200);
});

it('lets whoever writes approve where the workspace wants nothing, without a scope that outlives that', async () => {
  const team = await withMember('off');
  const writer: Caller = [await team.key(['content:read', 'content:write', 'keys:write'])];
  const { id } = await write(writer);
  expect((await step(writer, id, 'approve')).status).toBe(200);
  const wider = await call(writer, 'POST /keys', { name: 'Wider', scopes: ['content:approve'] });
  expect([wider.status, wider.body.errors?.[0].pointer]).toEqual([400, '/scopes/0']);
});

it('lets no author approve with four eyes: neither their keys nor their sessions, under whatever name', async () => {
  const team = await withMember('four_eyes');
  const anna: Caller = [await team.key(member), 'anna'];
  const { id } = await write(anna);
  expect(await approve(anna, id)).toMatchObject(fourEyes);
  expect((await step(anna, id, 'request-changes')).body).toMatchObject({ reason: 'four_eyes' });
  const child = await team.key(member, anna[0]);
  const grandchild = await team.key(member, child);
  for (const other of [child, grandchild]) expect(await approve([other, 'somebody'], id)).toMatchObject(fourEyes);
  const { hash } = (await call(anna, `GET /content/${id}`)).body;
  const asPage = page(server, await sessionCookie(server, { key: anna[0], name: 'Ben' }));
  expect(await asPage(`POST /v1/content/${id}/approve`, { body: { hash } })).toMatchObject(fourEyes);
  // The key that made an author's key is none, and neither is another actor of the same key.
  expect((await approve([team.adminKey], id)).status).toBe(200);
  const { id: second } = await write(anna);
  expect((await approve([anna[0], 'ben'], second)).status).toBe(200);
});

it('takes whoever changes a text for an author until it is approved, and all sessions of a key for one', async () => {
  const team = await withMember('four_eyes');
  const [anna, ben]: [Caller, Caller] = [[await team.key(member)], [await team.key(member)]];
  const { id } = await write(anna);
  await call(ben, `PATCH /content/${id}`, { title: 'By Ben' });
  for (const author of [anna, ben]) expect(await approve(author, id)).toMatchObject(fourEyes);
  expect((await approve(team.member, id)).status).toBe(200);
  await call(anna, `PATCH /content/${id}`, { tags: ['spring'], title: 'By Anna' });
  expect((await approve(ben, id)).status).toBe(200);
  const key = ben[0];
  const asPage = page(server, await sessionCookie(server, { key, name: 'Ben' }));
  const written = await asPage('POST /v1/content/generate', { body: { type: 'email', topic: 'Sourdough course' } });
  const { id: own, hash } = written.body;
  const other = page(server, await sessionCookie(server, { key, name: 'Carla' }));
  expect(await other(`POST /v1/content/${own}/approve`, { body: { hash } })).toMatchObject(fourEyes);
  expect(await approve(ben, own)).toMatchObject(fourEyes);
  expect((await approve(anna, own)).status).toBe(200);
});

it('takes the steps for many texts, and names each that it refuses and why', async () => {
  const team = await withMember('four_eyes');
  const writer: Caller = [await team.key(['content:read', 'content:write'])];
  const [one, other, own] = [await write(writer), await write(writer, 'Rye course'), await write(team.member)];
  const bulk = (by: Caller, action: string, items: object[], note?: string) =>
    call(by, 'POST /content/bulk', { action, items, ...(note !== undefined && { note }) });
  const submitted = (await bulk(writer, 'submit', [{ id: one.id }, { id: other.id }, { id: one.id }], 'Ready?')).body.data;
  expect(submitted).toMatchObject([{ ok: true }, { ok: true }, { ok: false, problem: { code: 'invalid_transition' } }]);
  expect(await bulk(writer, 'approve', [{ id: one.id, hash: one.hash }])).toMatchObject({
    status: 403,
    body: { scope: 'content:approve' },
  });
  const reviewer: Caller = [await team.key(['content:read', 'content:approve'])];
  expect((await bulk(reviewer, 'tag', [{ id: one.id }])).status).toBe(400);
  const items = [{ id: one.id, hash: one.hash }, { id: other.id }, { id: other.id, hash: one.hash }, { id: own.id, hash: own.hash }];
  expect((await bulk(team.member, 'approve', items)).body.data).toMatchObject([
    { id: one.id, ok: true, problem: null },
    { ok: false, problem: { code: 'invalid_request', errors: [{ pointer: '/hash' }] } },
    { ok: false, problem: { code: 'approval_void', current_hash: other.hash } },
    { ok: false, problem: { code: 'forbidden', reason: 'four_eyes' } },
  ]);
  expect((await bulk(reviewer, 'request_changes', [{ id: other.id }], 'Too long.')).body.data).toMatchObject([{ ok: true }]);
  expect((await call(reviewer, `GET /content/${other.id}`)).body.approval).toMatchObject({
    status: 'changes_requested',
    note: 'Too long.',
  });
  const untag = { action: 'untag', items: [{ id: one.id }], tag: 'x' };
  expect(await call(reviewer, 'POST /content/bulk', untag)).toMatchObject({ status: 403, body: { scope: 'content:write' } });
});

it('says what a workspace wants, and takes names of time zones alone', async () => {
  const team = await withMember('required');
  const { workspace } = (await call([team.adminKey], 'GET /me')).body;
  expect(workspace).toMatchObject({ approval: 'required', time_zone: 'Europe/Berlin' });
  const set = (body: object) => server.rest(`PATCH /workspaces/${team.id}`, { body });
  for (const time_zone of ['+01:00', 'Berlin', 'Mars/Base', ''])
    expect((await set({ time_zone })).body.errors?.[0].pointer).toBe('/time_zone');
  expect((await set({ approval: 'always' })).body.errors?.[0].pointer).toBe('/approval');
  expect((await set({ approval: null, time_zone: null })).body).toMatchObject({ approval: 'off', time_zone: 'UTC' });
});
