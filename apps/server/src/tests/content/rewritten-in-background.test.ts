import { textParts } from '@handbill/contract';
import { createClient } from '@handbill/client';
import { createLive } from '@handbill/client/live';
import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { allEvents, putTogether, restStreams, streamDoors, writingStream } from '../../../testing/event-stream.ts';
import { heldReply } from '../../../testing/held-reply.ts';
import { serverWithModel, whole } from '../../../testing/server-with-model.ts';

// No heartbeat comes in time: a cancellation at another server arrives by itself.
const timings = { heartbeat: 60_000, sweep: 60_000, grace: 500 };
const { server, model, get: read, written } = await serverWithModel({}, timings);
const output = JSON.parse(whole);
const subject = 'Bake your own sourdough in March';
const parts = replies.streamed(JSON.stringify({ '/subject': subject }));
const asked = { pointers: ['/subject'], background: true };

const ended = async (id: string) => (await server.rest(`GET /content/${id}?wait=30`)).body;
const ask = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  server.rest(`POST /content/${id}/rewrite`, { body: asked, headers });
const eventsOf = async (id: string) => {
  const { data } = (await server.rest(`GET /content/${id}/activity`)).body;
  return data.map(({ action }: { action: string }) => action);
};

/** Parts that a model is asked for, and holds back. */
async function rewriting(headers?: Readonly<Record<string, string>>) {
  const before = await written();
  const held = heldReply(parts);
  model.play(held.reply);
  const answer = await ask(before.id, headers);
  await held.called;
  return { before, answer, held };
}

describe('parts that are written anew in the background', () => {
  it('leave the output as it is until they take their place; the state before is a revision', async () => {
    const { before, answer, held } = await rewriting();
    const { id, revision } = before;
    expect(answer).toMatchObject({ status: 202, body: { id, status: 'generating', output, text: before.text, revision: revision + 1 } });
    expect(await read(id)).toMatchObject({ status: 'generating', output, queue_position: null });
    held.release();
    const record = await ended(id);
    expect(record).toMatchObject({ status: 'ready', output: { ...output, subject }, title: subject, approved: null, error: null });
    expect(record).toMatchObject({
      revision: revision + 2,
      generation: { ...before.generation, attempts: 2, duration_ms: expect.any(Number), input_tokens: 240, output_tokens: 160 },
    });
    const { data } = (await server.rest(`GET /content/${id}/revisions`)).body;
    expect(data).toMatchObject([{ revision, output }]);
    expect(await eventsOf(id)).toEqual(['content.updated', 'content.generated']);
  });

  it.each(streamDoors)('are followed as a text is, through $name', async (door) => {
    const { before, held } = await rewriting();
    const stream = await door.follow(server, before.id);
    const events = allEvents(stream);
    held.release();
    const all = await events;
    expect(putTogether(all)).toEqual(Object.fromEntries(textParts({ ...output, subject })));
    expect(all.at(-1)).toMatchObject({ event: 'content.finished', data: { status: 'ready', output: { subject } } });
    expect(all.filter(({ event }) => event === 'content.attempt').at(-1)).toMatchObject({ data: { attempt: 2, pointers: ['/subject'] } });
  });

  it('come as a stream that other connections go on with, once it is asked for', async () => {
    const before = await written();
    model.play(parts);
    const all = await allEvents(await writingStream(server, `/content/${before.id}/rewrite`, asked));
    expect(putTogether(all)).toEqual(Object.fromEntries(textParts({ ...output, subject })));
    const from = all.findLast(({ event }) => event === 'content.delta')?.id;
    const remaining = await allEvents(await restStreams.follow(server, before.id, { lastEventId: from }));
    expect(remaining.map(({ event }) => event)).not.toContain('content.delta');
    expect(remaining.at(-1)).toMatchObject({ event: 'content.finished', data: { output: { subject } } });
  });

  it('are asked for and read by the client, through tRPC and as they come', async () => {
    const options = { url: server.url, key: server.adminKey };
    const before = await written();
    model.play(parts);
    const client = createClient(options);
    expect(await client.content.rewrite.mutate({ id: before.id, ...asked })).toMatchObject({ status: 'generating', output });
    expect(await ended(before.id)).toMatchObject({ output: { subject } });
    model.play(replies.streamed(JSON.stringify({ '/subject': 'Rye bread, by hand, in March' })));
    const text = createLive(options).rewrite({ id: before.id, pointers: ['/subject'] });
    expect(await text.result).toMatchObject({ output: { subject: 'Rye bread, by hand, in March' } });
    expect(text.partial).toMatchObject({ subject: 'Rye bread, by hand, in March' });
  });

  it('are given up by cancel, on any server: the record is as it was, and what was paid is counted', async () => {
    const other = await server.another({}, { timings });
    const before = await written();
    const closed = Promise.withResolvers<void>();
    model.play((response, request) => {
      response.once('close', closed.resolve);
      void replies.silentAfter('{"/subject": "Half')(response, request);
    });
    await ask(before.id);
    await expect.poll(() => model.requests.length).toBe(1);
    expect(await other.rest(`POST /content/${before.id}/cancel`)).toMatchObject({
      status: 200,
      body: { status: 'ready', output, error: null },
    });
    await closed.promise;
    await expect.poll(async () => (await read(before.id)).generation.attempts).toBe(2);
    expect(await read(before.id)).toMatchObject({ status: 'ready', output, text: before.text });
    model.play(parts);
    expect((await ask(before.id)).status).toBe(202);
    expect(await ended(before.id)).toMatchObject({ status: 'ready', output: { subject } });
  });

  it('leave the record as it was where the model fails, and it says why', async () => {
    const before = await written();
    model.play(replies.error(500, 'Oops'));
    await ask(before.id);
    const record = await ended(before.id);
    expect(record).toMatchObject({ status: 'ready', output, checks: before.checks, error: { code: 'generation_failed' } });
    expect(record.generation.attempts).toBe(4);
    const failing = createLive({ url: server.url, key: server.adminKey }).rewrite({ id: before.id, pointers: ['/subject'] });
    await expect(failing.result).rejects.toMatchObject({ code: 'generation_failed' });
    model.play(parts);
    await ask(before.id);
    expect(await ended(before.id)).toMatchObject({ status: 'ready', error: null });
  });

  it('are paid for once, however often they are asked for with one key', async () => {
    const headers = { 'idempotency-key': 'rewrite-in-background' };
    const { before, held } = await rewriting(headers);
    const again = await ask(before.id, headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
    held.release();
    await ended(before.id);
    const late = await ask(before.id, headers);
    expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([202, 'true']);
    expect(model.requests).toHaveLength(1);
  });

  it('keep others from the record meanwhile, and are not begun on another revision', async () => {
    const { before, held } = await rewriting();
    const notReady = { status: 409, body: { code: 'content_not_ready', current_status: 'generating' } };
    expect(await server.rest(`PATCH /content/${before.id}`, { body: { tags: ['spring'] } })).toMatchObject(notReady);
    expect(await ask(before.id)).toMatchObject(notReady);
    held.release();
    await ended(before.id);
    expect(await ask(before.id, { 'if-match': `"${before.revision}"` })).toMatchObject({ status: 412 });
    expect(await read(before.id)).toMatchObject({ status: 'ready' });
  });
});
