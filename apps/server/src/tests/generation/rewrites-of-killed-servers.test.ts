import { modelReplies as replies } from '@handbill/testing';
import { expect, it, vi } from 'vitest';
import { calledBy, heldReply } from '../../../testing/held-reply.ts';
import { rest } from '../../../testing/rest.ts';
import { serverWithModel } from '../../../testing/server-with-model.ts';

const { server, model, ofProcess, written } = await serverWithModel({}, { heartbeat: 60_000, sweep: 100, grace: 500 });
const patient = { timeout: 30_000 };
const rewriting = { body: { pointers: ['/subject'] } };
const subject = 'Bake your own sourdough in March';
const parts = replies.streamed(JSON.stringify({ '/subject': subject }));

it('a call for parts that are written anew does not stay open when its server is killed', { timeout: 120_000 }, async () => {
  const { killed, at } = await ofProcess();
  const record = await written();
  const [lost, live] = [heldReply(parts), heldReply(parts)];
  model.play(lost.reply, live.reply, parts);
  const cut = rest(at, `POST /content/${record.id}/rewrite`, rewriting).catch(() => 'cut off');
  await calledBy(lost, cut);
  await killed.end('SIGKILL');
  expect(await cut).toBe('cut off');
  const attempts = async () => (await server.rest(`GET /content/${record.id}/attempts`)).body.data;
  expect(await attempts()).toMatchObject([{ attempt: 2, error: null, duration_ms: null }, { attempt: 1 }]);

  // Long ago; another one goes on meanwhile.
  await server.db.collection('attempts').updateOne({ content_id: record.id, attempt: 2 }, { $set: { begun_at: new Date(0) } });
  const again = server.rest(`POST /content/${record.id}/rewrite`, rewriting);
  await calledBy(live, again);
  await vi.waitFor(async () => expect((await attempts())[1]).toMatchObject({ attempt: 2, error: { kind: 'broken_off' } }), patient);
  expect((await attempts())[0]).toMatchObject({ attempt: 3, error: null, answer: null });
  const read = async () => (await server.rest(`GET /content/${record.id}`)).body;
  const { generation, revision } = record;
  await vi.waitFor(
    async () =>
      expect(await read()).toMatchObject({ output: record.output, generation: { ...generation, attempts: 2 }, revision: revision + 1 }),
    patient,
  );
  live.release();
  expect(await again).toMatchObject({ status: 200, body: { output: { ...record.output, subject }, generation: { attempts: 3 } } });
  expect(await attempts()).toMatchObject([{ attempt: 3, error: null }, { error: { kind: 'broken_off' } }, { error: null }]);
});
