import { modelReplies as replies, newDatabase, testDatabase, type ModelReply } from '@handbill/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTimings } from '../../settings/timings.ts';
import { serverWithModels } from '../../../testing/server-with-models.ts';
import { brief, whole } from '../../../testing/server-with-model.ts';
import { TestServer } from '../../../testing/test-server.ts';

// Long enough for a busy machine to make all calls of a test in, where a server has to be down.
const open_ms = 4_000;
const backedOff = { fallback: 'spare' } as const;
const { server, models, play, kept, settings } = await serverWithModels(
  { alone: {}, main: backedOff, spare: {}, waiting: {} },
  { timings: { circuit: { failures: 2, open_ms }, backoff_ms: () => 5, sweep: 1_000 } },
);
/** With a database of its own: an idle server writes the waiting texts of a busy one. */
const oneAtOnce = new TestServer(
  testDatabase(),
  { ...settings, generationConcurrency: 1 },
  { timings: { ...defaultTimings, backoff_ms: () => 5, circuit: { failures: 1, open_ms: 500 } } },
);
beforeAll(() => oneAtOnce.start());
afterAll(() => oneAtOnce.stop());

const generate = (model: string) => server.rest('POST /content/generate', { body: { ...brief, model } });
const down = replies.error(503, 'Overloaded');
const count = async () => (await server.rest('GET /content?limit=1')).body.pagination.total;
const circuitsOf = (name: 'alone' | 'main' | 'waiting') =>
  kept.lines().flatMap((line) => (line['server'] === models[name].baseURL ? [line['circuit']] : []));

beforeEach(() => play({ alone: down, main: down, spare: replies.streamed(whole), waiting: down }));

describe('a model server that is down', () => {
  it('is not called again for a while: without a fallback, a brief is 503 before anything is stored', async () => {
    for (let call = 0; call < 2; call += 1) expect((await generate('alone')).status).toBe(502);
    const [before, calls] = [await count(), models.alone.requests.length];
    const { status, headers, body } = await generate('alone');
    expect({ status, body }).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        detail: 'The server of the model alone does not answer, nor does that of a fallback. Nothing was stored or begun.',
      },
    });
    expect(body).not.toHaveProperty('content_id');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await count()).toBe(before);
    expect(models.alone.requests).toHaveLength(calls);
    expect(circuitsOf('alone')).toEqual(['open']);
    const last_error = { at: expect.any(String), code: 'refused' };
    const isDown = { state: 'down', since: expect.any(String), last_error, success_rate: 0, first_delta_ms: null };
    expect((await server.rest('GET /models')).body.data).toContainEqual(expect.objectContaining({ name: 'alone', ...isDown }));
  });

  it('is tried by one call after that while all others are refused, and goes on when that is answered', async () => {
    const answered = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    models.alone.play(async (response, request) => {
      asked.resolve();
      await answered.promise;
      await replies.streamed(whole)(response, request);
    });
    const probe = vi.waitUntil(async () => (await generate('alone')).status === 201, { timeout: 30_000, interval: 200 });
    await asked.promise;
    expect((await generate('alone')).status).toBe(503);
    answered.resolve();
    await probe;
    expect((await generate('alone')).status).toBe(201);
    expect(circuitsOf('alone')).toEqual(['open', 'half_open', 'closed']);
  });

  it('has its fallback write at once, and the record says so', async () => {
    for (let call = 0; call < 2; call += 1) expect((await generate('main')).body.generation).toMatchObject({ model: 'spare', attempts: 4 });
    const calls = models.main.requests.length;
    expect(await generate('main')).toMatchObject({ status: 201, body: { status: 'ready', generation: { model: 'spare', attempts: 1 } } });
    expect(models.main.requests).toHaveLength(calls);
  });
});

describe('a text that waits already', () => {
  /** Has the server of `waiting` go down while one text is written and another waits for its turn; resolves to the answer of that. */
  async function goDownMeanwhile(at = oneAtOnce) {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    models.waiting.play(async (response, request) => {
      begun.resolve();
      await held.promise;
      await down(response, request);
    });
    const failing = narrow('waiting', at);
    await begun.promise;
    const waiting = narrow('waiting', at);
    await vi.waitUntil(async () => (await generating(at)).length === 2, { timeout: 20_000 });
    held.resolve();
    expect((await failing).status).toBe(502);
    return { waiting };
  }
  const narrow = (model: string, at = oneAtOnce) => at.rest('POST /content/generate', { body: { ...brief, model } });
  const generating = async (at = oneAtOnce): Promise<{ id: string }[]> => (await at.rest('GET /content?status=generating')).body.data;

  it('goes on waiting, and is written when the server is back', { timeout: 60_000 }, async () => {
    const { waiting } = await goDownMeanwhile();
    // It holds no slot meanwhile: a text for another server is written.
    expect((await narrow('spare')).body).toMatchObject({ status: 'ready', generation: { model: 'spare' } });
    expect(await generating()).toHaveLength(1);
    models.waiting.play(down, down, down, replies.streamed(whole));
    expect((await waiting).body).toMatchObject({ status: 'ready', error: null, generation: { model: 'waiting' } });
  });

  it('is cancelled like any other', { timeout: 60_000 }, async () => {
    const { waiting } = await goDownMeanwhile();
    models.waiting.play(replies.silent());
    const [{ id } = { id: '' }] = await generating();
    expect((await oneAtOnce.rest(`POST /content/${id}/cancel`)).body).toMatchObject({ status: 'cancelled' });
    expect((await waiting).body).toMatchObject({ id, status: 'cancelled' });
  });

  // A grace that is longer than the test: the stop must not wait for it.
  it('is handed back at once when the server stops', { timeout: 60_000 }, async () => {
    const circuit = { failures: 1, open_ms: 3_600_000 };
    const timings = { ...defaultTimings, grace: 300_000, backoff_ms: () => 5, circuit };
    const database = newDatabase();
    const stopped = new TestServer(database, { ...settings, generationConcurrency: 1 }, { timings });
    await stopped.start();
    const { waiting } = await goDownMeanwhile(stopped);
    // For the server that takes it over.
    models.waiting.play(replies.streamed(whole));
    await stopped.stop();
    const { status, body } = await waiting;
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable', content_id: expect.any(String) } });
    const next = await stopped.another(settings);
    await vi.waitUntil(async () => (await next.rest(`GET /content/${body.content_id}`)).body.status === 'ready', { timeout: 40_000 });
  });
});

describe('what does not open a circuit', () => {
  it.each<[string, ModelReply]>([
    ['limits of rate', replies.error(429, 'Slow down')],
    ['refused requests', replies.error(400, 'Seed out of bounds')],
    ['a refused key', replies.error(401, 'No')],
    ['refusals', replies.refusal('No.')],
    ['something else', replies.html(200)],
    ['a cut', replies.cutAfter('{"subject"')],
  ])('are %s', async (_, reply) => {
    models.spare.play(reply);
    for (let call = 0; call < 4; call += 1) expect((await generate('spare')).status).toBe(502);
  });
});
