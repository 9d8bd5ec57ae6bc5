import { expect, it } from 'vitest';
import { approvingTeam } from '../../../testing/approving-team.ts';
import { planner } from '../../../testing/planned-texts.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();

it.each(['required', 'four_eyes'])('lets no text go out that nobody has approved, where the workspace wants: %s', async (policy) => {
  const team = await approvingTeam(server, policy);
  const writer = planner(server, await team.key(['content:read', 'content:write', 'publications:write']));
  const admin = planner(server, team.adminKey);
  const content_id = await writer.text();
  const id = await writer.publication(content_id);
  const step = async (name: string) => {
    const { hash } = (await admin.call(`GET /content/${content_id}`)).body;
    expect((await admin.call(`POST /content/${content_id}/${name}`, { hash })).status).toBe(200);
  };
  const out = async (by = writer) => {
    const { status, body } = await by.call(`POST /publications/${id}/mark-published`, {});
    return [status, body.code ?? body.status];
  };
  const refused = [409, 'approval_required'];
  expect([await out(), await out(admin)]).toEqual([refused, refused]);
  for (const [name, body] of [
    ['submit', {}],
    ['request-changes', { note: 'Too long.' }],
  ] as const) {
    await admin.call(`POST /content/${content_id}/${name}`, body);
    expect([name, await out()]).toEqual([name, refused]);
  }
  await step('approve');
  await writer.call(`PATCH /content/${content_id}`, { title: 'Another title' });
  await writer.call(`POST /publications/${id}/hold`);
  expect(await out()).toEqual(refused);
  expect((await admin.call(`GET /publications/${id}`)).body).toMatchObject({ status: 'on_hold', published: null });
  await step('approve');
  expect(await out()).toEqual([200, 'published']);
  const { hash } = (await admin.call(`GET /content/${content_id}`)).body;
  expect((await admin.call(`GET /publications/${id}`)).body.published).toMatchObject({ hash });
});
