import { modelReplies as replies } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import { heldReply } from '../../../testing/held-reply.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';
import type { TestServer } from '../../../testing/test-server.ts';

// No heartbeat comes in time: a cancellation arrives by itself.
const timings = { heartbeat: 60_000, sweep: 60_000, grace: 500 };
const { server, model, get, written } = await serverWithModel({ generationConcurrency: 1 }, timings);

const cancel = (id: string, at: TestServer = server) => at.rest(`POST /content/${id}/cancel`);
const half = whole.slice(0, 60);

/** A text of which the first half has been written, by a model that goes on until its connection ends. */
async function halfWritten() {
  const closed = Promise.withResolvers<number>();
  model.play((response, request) => {
    response.once('close', () => closed.resolve(performance.now()));
    void replies.silentAfter(half)(response, request);
  });
  const answer = server.rest('POST /content/generate', { body: brief });
  const id = await vi.waitFor(async () => {
    const { data } = (await server.rest('GET /content?status=generating&limit=1')).body;
    expect(data).toHaveLength(1);
    expect(model.requests).toHaveLength(1);
    return String(data[0].id);
  }, 5_000);
  return { id, answer, closed: closed.promise };
}

describe('a text that is being written', () => {
  it('is stopped at the model and keeps what there is; who waits for it gets the cancelled record', async () => {
    const { id, answer, closed } = await halfWritten();
    const { status, body } = await cancel(id);
    expect([status, body]).toEqual([200, expect.objectContaining({ id, status: 'cancelled', output: null, error: null })]);
    await closed;
    const { status: created, body: record } = await answer;
    expect([created, record]).toEqual([201, expect.objectContaining({ id, status: 'cancelled', text: half, output: null })]);
    expect(record.generation).toMatchObject({ attempts: 1, duration_ms: expect.any(Number) });
    expect(await get(id)).toEqual(record);
  });

  it('is stopped through another server within a second, twenty times of twenty', async () => {
    const other = await server.another();
    for (let count = 0; count < 20; count += 1) {
      const { id, answer, closed } = await halfWritten();
      const since = performance.now();
      expect((await cancel(id, other)).status).toBe(200);
      expect((await closed) - since).toBeLessThan(1_000);
      expect((await answer).body).toMatchObject({ id, status: 'cancelled', text: half });
    }
  });

  it('is cancelled for good: again is no other record, and no one goes on with it', async () => {
    const { id, answer } = await halfWritten();
    await cancel(id);
    const { body: record } = await answer;
    expect((await cancel(id)).body).toEqual(record);
    model.play(replies.streamed(whole));
    const other = await server.another();
    expect((await other.rest(`GET /content/${id}`)).body).toEqual(record);
    expect(model.requests).toHaveLength(0);
  });

  it('goes on when its caller leaves', async () => {
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply);
    const leaving = new AbortController();
    const left = fetch(`${server.url}/v1/content/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.adminKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(brief),
      signal: leaving.signal,
    }).catch((error: unknown) => String(error));
    await held.called;
    leaving.abort();
    expect(await left).toContain('AbortError');
    held.release();
    const [{ id }] = (await server.rest('GET /content?limit=1')).body.data;
    await vi.waitFor(async () => expect(await get(id)).toMatchObject({ status: 'ready' }), 5_000);
  });
});

describe('a text that waits', () => {
  it('is cancelled before it is begun, and lets the next one go on', async () => {
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply, replies.streamed(whole));
    const running = server.rest('POST /content/generate', { body: brief });
    await held.called;
    const waiting = server.rest('POST /content/generate', { body: { ...brief, topic: 'Waits' } });
    const id = await vi.waitFor(async () => {
      const { data } = (await server.rest('GET /content?status=generating')).body;
      expect(data).toHaveLength(2);
      return String(data[0].id);
    }, 5_000);
    const next = server.rest('POST /content/generate', { body: { ...brief, topic: 'Comes next' } });
    await cancel(id);
    expect((await waiting).body).toMatchObject({ id, status: 'cancelled', text: null, generation: { attempts: 0 } });
    held.release();
    expect([(await running).body.status, (await next).body.status]).toEqual(['ready', 'ready']);
    expect(model.requests).toHaveLength(2);
  });
});

describe('a text that is cancelled while its server is gone', () => {
  it('stays cancelled, and no server takes it over', async () => {
    const { id } = await written();
    const content = server.db.collection<{ _id: string; lease?: object }>('content');
    const lease = { token: 'gone', until: new Date(0), claims: 1 };
    await content.updateOne({ _id: id }, { $set: { status: 'cancelled', lease } });
    await server.another();
    await vi.waitFor(async () => expect(await content.countDocuments({ lease: { $exists: true } })).toBe(0), 5_000);
    expect(await get(id)).toMatchObject({ status: 'cancelled' });
  });
});
