import { modelReplies as replies } from '@handbill/testing';
import { expect, it } from 'vitest';
import { heldReply } from '../../../testing/held-reply.ts';
import { rest } from '../../../testing/rest.ts';
import { serverWithModel } from '../../../testing/server-with-model.ts';

// It looks for nothing that others have left.
const { server, model, ofProcess, written } = await serverWithModel({}, { heartbeat: 60_000, sweep: 3_600_000, grace: 500 });
const subject = 'Bake your own sourdough in March';
const parts = replies.streamed(JSON.stringify({ '/subject': subject }));

it(
  'parts that a killed server was to write in the background are written by another, and no whole answer is paid again',
  { timeout: 120_000 },
  async () => {
    const record = await written();
    const { killed, at } = await ofProcess();
    const preheader = 'Six evenings, one starter';
    const second = replies.streamed(JSON.stringify({ '/preheader': preheader }));
    const lost = heldReply(second);
    model.play(parts, lost.reply, second);
    const body = { pointers: ['/subject', '/preheader'], background: true };
    // Of the two servers, the one that was asked has room at once.
    const asked = await rest(at, `POST /content/${record.id}/rewrite`, { body });
    expect(asked).toMatchObject({ status: 202, body: { status: 'generating', output: record.output } });
    await lost.called;
    await killed.end('SIGKILL');
    const content = server.stored('content');
    expect(await content.findOne({ _id: record.id })).toMatchObject({ status: 'generating', output: record.output, lease: { claims: 1 } });
    // Its lease is over, and a server starts.
    await content.updateOne({ _id: record.id }, { $set: { 'lease.until': new Date(0) } });
    await server.another({}, { timings: { heartbeat: 40, sweep: 60, grace: 500 } });
    const { body: now } = await server.rest(`GET /content/${record.id}?wait=30`);
    expect(now).toMatchObject({
      status: 'ready',
      output: { ...record.output, subject, preheader },
      error: null,
      generation: { attempts: 4 },
    });
    expect(model.requests).toHaveLength(3);
    const { data } = (await server.rest(`GET /content/${record.id}/attempts`)).body;
    expect(data).toMatchObject([
      { attempt: 4, answer: JSON.stringify({ '/preheader': preheader }) },
      { attempt: 3, error: { kind: 'broken_off' } },
      { attempt: 2, answer: JSON.stringify({ '/subject': subject }) },
      { attempt: 1 },
    ]);
  },
);
