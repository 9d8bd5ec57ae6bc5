import { setTimeout as wait } from 'node:timers/promises';
import { contract, operations } from '@handbill/contract';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doors } from '../../../testing/doors.ts';
import { heldReply } from '../../../testing/held-reply.ts';
import { reopenCalls } from '../../../testing/reopen-calls.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const timings = { heartbeat: 50, sweep: 60_000, grace: 20_000, maxWaiting: 3 };
const { server, model, get } = await serverWithModel({ generationConcurrency: 1 }, timings);
const generation = operations(contract).find(({ name }) => name === 'content.generate')!;

const content = () => server.stored('content');
const topicOf = (body: unknown) => /Loaf \d+/.exec(JSON.stringify(body))?.[0];
const requested = () => model.requests.map(({ body }) => topicOf(body)).filter((topic) => topic !== 'Loaf 0');

/** Requests a text, and resolves when its record is stored. */
async function begin(topic: string, at: TestServer = server) {
  const before = await content().countDocuments();
  const answer = at.rest('POST /content/generate', { body: { ...brief, topic } });
  await vi.waitFor(async () => expect(await content().countDocuments()).toBe(before + 1), { timeout: 5_000 });
  const [{ id }] = (await server.rest('GET /content?limit=1')).body.data;
  return { id: String(id), answer };
}

/** One text in progress until it is released, and one that waits for it. */
async function oneWaiting(at: TestServer = server, play: (...some: ModelReply[]) => void = (...some) => model.play(...some)) {
  const held = heldReply(replies.streamed(whole));
  play(held.reply, replies.streamed(whole));
  const running = await begin('Loaf 1', at);
  await held.called;
  return { running, waiting: await begin('Loaf 2', at), release: held.release };
}

/** The same at another server, while the first one has its slot taken. */
async function oneWaitingElsewhere() {
  const other = await another({ generationConcurrency: 1 });
  const { play, free } = await occupied();
  return { other, free, ...(await oneWaiting(other, play)) };
}

/**
 * Has the one slot of the first server taken, so that it helps no other one. Returns a function that plays replies to all other texts, and one that
 * frees the slot.
 */
async function occupied() {
  const held = heldReply(replies.streamed(whole));
  let others: ModelReply[] = [];
  const play = (...some: ModelReply[]) => void (others = some);
  model.play((response, request) => {
    const reply = topicOf(request.body) === 'Loaf 0' ? held.reply : others.length > 1 ? others.shift() : others[0];
    return (reply ?? replies.streamed(whole))(response, request);
  });
  const { answer } = await begin('Loaf 0');
  await held.called;
  const free = async () => {
    held.release();
    await answer;
  };
  return { play, free };
}

const another = (more: object = {}) => server.another(more, { timings: { ...timings, sweep: 60 } });

beforeEach(() => content().deleteMany({}));
afterEach(() => content().deleteMany({}));

describe('texts beyond the concurrency limit', () => {
  it('wait in order with their records stored, and the model never has more than the limit', async () => {
    const gates: (() => void)[] = [];
    let [inFlight, most] = [0, 0];
    const held: ModelReply = async (response, request) => {
      most = Math.max(most, ++inFlight);
      await new Promise<void>((open) => gates.push(open));
      inFlight -= 1;
      await replies.streamed(whole)(response, request);
    };
    const other = await another({ generationConcurrency: 2 });
    const { play, free } = await occupied();
    play(held);
    const texts = [];
    for (const number of [1, 2, 3, 4, 5]) texts.push(await begin(`Loaf ${number}`, other));
    expect(await content().countDocuments({ status: 'generating' })).toBe(6);
    for (let answered = 0; answered < 5; answered += 1) {
      await vi.waitFor(() => expect(gates).toHaveLength(Math.min(answered + 2, 5)), { timeout: 5_000 });
      gates[answered]?.();
    }
    const answers = await Promise.all(texts.map(({ answer }) => answer));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(answers.map(() => [201, 'ready']));
    expect(most).toBe(2);
    expect(requested()).toEqual(['Loaf 1', 'Loaf 2', 'Loaf 3', 'Loaf 4', 'Loaf 5']);
    await free();
  });

  it('are rejected before a record is stored if too many of the workspace are waiting, through either door', async () => {
    const { running, waiting, release } = await oneWaiting();
    const others = [waiting, await begin('Loaf 3'), await begin('Loaf 4')];
    for (const door of doors) {
      const outcome = await door.call(server, generation, brief);
      const expected = {
        code: 'unavailable',
        status: 503,
        retry_after: 60,
        detail: expect.stringMatching(/^3 texts of this workspace wait/),
      };
      expect(outcome).toMatchObject({ problem: expected });
      expect(outcome).not.toHaveProperty('problem.content_id');
    }
    const { status, headers } = await server.rest('POST /content/generate', { body: brief });
    expect([status, headers.get('retry-after'), headers.get('location')]).toEqual([503, '60', null]);
    expect(await content().countDocuments()).toBe(4);
    release();
    for (const { answer } of [running, ...others]) expect((await answer).status).toBe(201);
    expect((await server.rest('POST /content/generate', { body: brief })).status).toBe(201);
  });

  it('have the whole timeout, which begins with the call of the model', async () => {
    const other = await another({ generationTimeout: 1_500, generationConcurrency: 1 });
    const { play, free } = await occupied();
    play(replies.silent(), replies.streamed(whole));
    const [first, second] = [await begin('Loaf 1', other), await begin('Loaf 2', other)];
    expect((await first.answer).body).toMatchObject({ code: 'generation_timeout' });
    expect((await second.answer).body).toMatchObject({ status: 'ready' });
    await free();
  });

  it('do not count as attempted while they wait, and are not begun before there is a slot', async () => {
    const { free, running, waiting, release } = await oneWaitingElsewhere();
    const stored = await content().findOne({ _id: waiting.id });
    expect(stored).toMatchObject({ status: 'generating', lease: { claims: 0 } });
    // Several sweeps and heartbeats.
    await wait(300);
    expect(await content().findOne({ _id: waiting.id })).toEqual(stored);
    expect(requested()).toHaveLength(1);
    release();
    expect((await running.answer).status).toBe(201);
    expect((await waiting.answer).status).toBe(201);
    await free();
  });

  it('are not written if their record is deleted, and the waiting client is told', async () => {
    const { running, waiting, release } = await oneWaiting();
    await server.rest(`DELETE /content/${waiting.id}`);
    expect((await waiting.answer).body).toMatchObject({ code: 'generation_failed', content_id: waiting.id });
    release();
    expect((await running.answer).status).toBe(201);
    expect(requested()).toEqual(['Loaf 1']);
  });

  it('are released at once when the server stops, with their records named, and taken over without counting as attempted', async () => {
    const { other, free, running, waiting, release } = await oneWaitingElsewhere();
    const stopped = other.stop();
    const { status, headers, body } = await waiting.answer;
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable', retry_after: 30, content_id: waiting.id } });
    expect(headers.get('location')).toBe(`/v1/content/${waiting.id}`);
    expect(await content().findOne({ _id: waiting.id })).toMatchObject({ status: 'generating', lease: { claims: 0 } });
    release();
    expect((await running.answer).status).toBe(201);
    await stopped;
    await another();
    await vi.waitFor(async () => expect(await get(waiting.id)).toMatchObject({ status: 'ready' }), { timeout: 5_000 });
    await free();
  });
});

describe('texts that wait at a busy server', () => {
  it('are written by an idle one, and who waits for them is answered', async () => {
    const { other: busy, free, running, waiting, release } = await oneWaitingElsewhere();
    const inBackground = await busy.rest('POST /content/generate', { body: { ...brief, topic: 'Loaf 3', background: true } });
    expect(inBackground).toMatchObject({ status: 202, body: { status: 'generating', queue_position: 2 } });
    expect(requested()).toEqual(['Loaf 1']);

    await free();
    const answer = await waiting.answer;
    expect(answer).toMatchObject({
      status: 201,
      body: { id: waiting.id, status: 'ready', queue_position: null, generation: { attempts: 1 } },
    });
    const ended = async () => expect(await get(inBackground.body.id)).toMatchObject({ status: 'ready', generation: { attempts: 1 } });
    await vi.waitFor(ended, { timeout: 5_000 });
    expect(requested()).toEqual(['Loaf 1', 'Loaf 2', 'Loaf 3']);
    expect(await content().findOne({ _id: running.id })).toMatchObject({ status: 'generating' });
    release();
    expect((await running.answer).status).toBe(201);
  });

  it('are written there in their turn where all are busy, once each', async () => {
    const { other: busy, free, running, waiting, release } = await oneWaitingElsewhere();
    const more = [await begin('Loaf 3', busy), await begin('Loaf 4', busy)];
    release();
    await free();
    const answers = await Promise.all([running, waiting, ...more].map(({ answer }) => answer));
    expect(answers.map(({ status, body }) => [status, body.generation.attempts])).toEqual(answers.map(() => [201, 1]));
    expect(requested()).toHaveLength(4);
    expect(new Set(requested())).toEqual(new Set(['Loaf 1', 'Loaf 2', 'Loaf 3', 'Loaf 4']));
  });

  it('have their place in the queue in the record, in lists and summaries too', async () => {
    const { running, waiting, release } = await oneWaiting();
    const third = await begin('Loaf 3');
    const positions = async (query = '') =>
      (await server.rest(`GET /content?limit=3${query}`)).body.data.map((item: { queue_position: unknown }) => item.queue_position);
    expect(await positions()).toEqual([2, 1, null]);
    expect(await positions('&view=summary')).toEqual([2, 1, null]);
    expect((await get(third.id)).queue_position).toBe(2);
    await server.rest(`POST /content/${waiting.id}/cancel`);
    expect((await get(waiting.id)).queue_position).toBeNull();
    await vi.waitFor(async () => expect((await get(third.id)).queue_position).toBe(1), { timeout: 5_000 });
    release();
    for (const { answer } of [running, waiting, third]) await answer;
    expect((await get(third.id)).queue_position).toBeNull();
  });
});

describe('texts of a server that was killed', () => {
  /** Records whose process is gone, after a number of claims. */
  async function abandoned(topic: string, claims: number) {
    model.play(replies.streamed(whole));
    const { body } = await server.rest('POST /content/generate', { body: { ...brief, topic } });
    await reopenCalls(server, body.id);
    const lease = { token: topic, until: new Date(0), claims };
    await content().updateOne({ _id: body.id }, { $set: { status: 'generating', output: null, checks: [], lease } });
    return String(body.id);
  }

  it('are taken over only as the queue has room', async () => {
    const ids = [];
    for (const number of [1, 2, 3]) ids.push(await abandoned(`Loaf ${number}`, 1));
    const held = heldReply(replies.streamed(whole));
    model.play(held.reply);
    await another({ generationConcurrency: 2 });
    await vi.waitFor(() => expect(model.requests).toHaveLength(2), { timeout: 5_000 });
    await wait(150);
    expect(new Set(requested())).toEqual(new Set(['Loaf 1', 'Loaf 2']));
    // The third is left for a server with a free slot.
    expect(await content().findOne({ _id: ids[2] ?? '' })).toMatchObject({ lease: { token: 'Loaf 3', claims: 1 } });
    held.release();
    for (const id of ids) await vi.waitFor(async () => expect(await get(id)).toMatchObject({ status: 'ready' }), { timeout: 5_000 });
  });

  it('run one at a time if they were interrupted repeatedly, and do not block the others', async () => {
    const [suspects, fresh] = [[] as string[], [] as string[]];
    for (const number of [1, 2, 3]) suspects.push(await abandoned(`Loaf ${number}`, 1 + number));
    for (const number of [4, 5, 6, 7]) fresh.push(await abandoned(`Loaf ${number}`, 1));
    const gates = new Map<string | undefined, () => void>();
    const held: ModelReply = async (response, request) => {
      const topic = /Loaf \d+/.exec(JSON.stringify(request.body))?.[0];
      await new Promise<void>((open) => gates.set(topic, open));
      await replies.streamed(whole)(response, request);
    };
    model.play(held);
    await another({ generationConcurrency: 2 });
    const reached = (...topics: readonly string[]) =>
      vi.waitFor(() => expect(new Set(requested())).toEqual(new Set(topics.map((topic) => `Loaf ${topic}`))), { timeout: 5_000 });
    const others = ['1', '4'];
    await reached(...others);
    for (const next of ['5', '6', '7']) {
      gates.get(`Loaf ${others.at(-1)}`)?.();
      others.push(next);
      await reached(...others);
    }
    gates.get('Loaf 7')?.();
    for (const next of ['2', '3']) {
      await wait(100);
      expect(requested()).not.toContain(`Loaf ${next}`);
      gates.get(`Loaf ${Number(next) - 1}`)?.();
      await vi.waitFor(() => expect(requested()).toContain(`Loaf ${next}`), { timeout: 5_000 });
    }
    for (const open of gates.values()) open();
    for (const id of [...suspects, ...fresh])
      await vi.waitFor(async () => expect(await get(id)).toMatchObject({ status: 'ready' }), { timeout: 5_000 });
  });
});
