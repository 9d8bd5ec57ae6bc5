import { modelReplies as replies } from '@handbill/testing';
import { expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../../packages/embedded-mongo/testing/data-folder.ts';
import { heldReply } from '../../../testing/held-reply.ts';
import { MainProcess } from '../../../testing/main-process.ts';
import { rest } from '../../../testing/rest.ts';
import { brief, modelKey, serverWithModel, whole } from '../../../testing/server-with-model.ts';

// It looks for nothing that others have left.
const { server, model } = await serverWithModel({}, { heartbeat: 60_000, sweep: 3_600_000, grace: 500 });
const subject = 'Bake your own sourdough in March';
const parts = replies.streamed(JSON.stringify({ '/subject': subject }));

it(
  'parts that a killed server was to write in the background are written by another, and no whole answer is paid again',
  { timeout: 120_000 },
  async () => {
    const env = { ...server.databaseSettings, OPENAI_API_KEY: modelKey, OPENAI_BASE_URL: model.baseURL };
    model.play(replies.streamed(whole));
    const { body: record } = await rest(server, 'POST /content/generate', { body: brief });
    const killed = new MainProcess(await dataFolder(), env);
    onTestFinished(() => void killed.child.kill('SIGKILL'));
    await killed.ready();
    const preheader = 'Six evenings, one starter';
    const second = replies.streamed(JSON.stringify({ '/preheader': preheader }));
    const lost = heldReply(second);
    model.play(parts, lost.reply, second);
    const body = { pointers: ['/subject', '/preheader'], background: true };
    // Of the two servers, the one that was asked has room at once.
    const asked = await rest({ url: killed.url, adminKey: server.adminKey }, `POST /content/${record.id}/rewrite`, { body });
    expect(asked).toMatchObject({ status: 202, body: { status: 'generating', output: record.output } });
    await lost.called;
    await killed.end('SIGKILL');
    const content = server.db.collection<{ _id: string }>('content');
    expect(await content.findOne({ _id: record.id })).toMatchObject({ status: 'generating', output: record.output, lease: { claims: 1 } });
    // Its lease is over, and a server starts.
    await content.updateOne({ _id: record.id }, { $set: { 'lease.until': new Date(0) } });
    await server.another({}, { timings: { heartbeat: 40, sweep: 60, grace: 500 } });
    const { body: now } = await rest(server, `GET /content/${record.id}?wait=30`);
    expect(now).toMatchObject({
      status: 'ready',
      output: { ...record.output, subject, preheader },
      error: null,
      generation: { attempts: 4 },
    });
    expect(model.requests).toHaveLength(3);
    const { data } = (await rest(server, `GET /content/${record.id}/attempts`)).body;
    expect(data).toMatchObject([
      { attempt: 4, answer: JSON.stringify({ '/preheader': preheader }) },
      { attempt: 3, error: { kind: 'broken_off' } },
      { attempt: 2, answer: JSON.stringify({ '/subject': subject }) },
      { attempt: 1 },
    ]);
  },
);
