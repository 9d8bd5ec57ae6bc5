import { contentTypes } from '@handbill/contract';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import { heldReply } from '../../../testing/held-reply.ts';
import { reopenCalls } from '../../../testing/reopen-calls.ts';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const timings = { heartbeat: 40, sweep: 60_000, grace: 500 };
const prices = { 'gpt-5-mini': { input_per_million: 1, output_per_million: 10, currency: 'EUR', as_of: '2026-11-01' } };
const { server, model, get, attemptsOf, newest, ended, written } = await serverWithModel({ prices }, timings);
const half = whole.slice(0, 60);
/** The cost of an answer of the fake model: 120 tokens in, 80 out. */
const cost = { amount: 0.00092, currency: 'EUR', source: 'settings', as_of: '2026-11-01' };

const generate = async (body: object = brief) => (await server.rest('POST /content/generate', { body })).body;
const content = () => server.stored('content');

/** Another server, which looks for abandoned texts at its start. */
const another = () => server.another({}, { timings: { ...timings, sweep: 60 } });

/** A text that is being written, of which the first half has come and is kept. */
async function halfWritten(reply: ModelReply = replies.silentAfter(half)) {
  model.play(reply, replies.streamed(whole));
  const answer = server.rest('POST /content/generate', { body: brief });
  const id = await vi.waitFor(
    async () => {
      const record = await newest();
      expect(record).toMatchObject({ status: 'generating', text: half });
      return String(record.id);
    },
    { timeout: 15_000 },
  );
  return { id, answer };
}

/** Takes a text from the server that writes it, as if that had been without the database for too long, or killed. */
const expire = (id: string) => content().updateOne({ _id: id }, { $set: { 'lease.until': new Date(0), 'lease.token': 'gone' } });

describe('each call of a model', () => {
  it('is on record with the answer as it came, what it took and what it cost', async () => {
    model.play(replies.streamed(`Here you are: ${whole}`));
    const record = await generate();
    expect(record.generation).toMatchObject({ attempts: 1, input_tokens: 120, cached_input_tokens: null, output_tokens: 80, cost });
    const { status, body } = await server.rest(`GET /content/${record.id}/attempts`);
    expect([status, body.pagination]).toMatchObject([200, { total: 1, has_more: false }]);
    expect(body.data).toEqual([
      {
        attempt: 1,
        reason: 'first',
        model: 'gpt-5-mini',
        prompt_version: record.generation.prompt_version,
        finish_reason: 'stop',
        answer: `Here you are: ${whole}`,
        reasoning: null,
        input_tokens: 120,
        cached_input_tokens: null,
        output_tokens: 80,
        usage_source: 'reported',
        cost,
        duration_ms: expect.any(Number),
        failing: [],
        error: null,
      },
    ]);
  });

  it('is listed newest first, and with its beginning while it goes on', async () => {
    const held = heldReply(replies.streamed(whole));
    model.play(replies.error(429, { message: 'Slow down' }, { 'retry-after-ms': '1' }), held.reply);
    const answer = generate();
    await held.called;
    const { id } = await newest();
    expect(await attemptsOf(id)).toMatchObject([
      { attempt: 2, reason: 'retry', model: 'gpt-5-mini', answer: null, input_tokens: null, cost: null, duration_ms: null, error: null },
      { attempt: 1, reason: 'first', answer: null, cost: null, error: { kind: 'refused', status: 429 } },
    ]);
    held.release();
    expect(await answer).toMatchObject({ status: 'ready', generation: { attempts: 2, input_tokens: 120, output_tokens: 80, cost } });
    const page = (await server.rest(`GET /content/${id}/attempts?limit=1`)).body;
    expect(page).toMatchObject({ data: [{ attempt: 2, answer: whole, error: null }], pagination: { total: 2, has_more: true } });
    const next = await server.rest(`GET /content/${id}/attempts?cursor=${page.pagination.next_cursor}`);
    expect(next.body).toMatchObject({ data: [{ attempt: 1 }], pagination: { has_more: false, next_cursor: null } });
  });

  it('says which checks its answer failed, and keeps an answer that cannot be read', async () => {
    model.play(replies.streamed('Dear all, come in March.'), replies.streamed('Dear all, come in April.'));
    const { id, status } = await generate();
    expect(status).toBe('needs_review');
    const failing = [{ rule: 'required_part', pointer: null }];
    expect(await attemptsOf(id)).toMatchObject([
      { reason: 'retry', answer: 'Dear all, come in April.', failing, error: null },
      { reason: 'first', answer: 'Dear all, come in March.', failing, error: null },
    ]);
  });

  it('keeps what a failed one took', async () => {
    model.play(replies.streamed(half, 'content_filter'));
    const { content_id: id } = await generate();
    expect(await get(id)).toMatchObject({ status: 'failed', generation: { attempts: 1, output_tokens: 80, cost } });
    expect(await attemptsOf(id)).toMatchObject([{ answer: half, cost, error: { kind: 'content_filter' } }]);
  });

  it('keeps what a cancelled one has written', async () => {
    const { id, answer } = await halfWritten();
    await server.rest(`POST /content/${id}/cancel`);
    const { body } = await answer;
    expect(body).toMatchObject({ status: 'cancelled', text: half, generation: { attempts: 1 } });
    expect(await attemptsOf(id)).toMatchObject([{ attempt: 1, answer: half, usage_source: 'estimate', error: { kind: 'stopped' } }]);
  });
});

describe('a text that another server takes over', () => {
  it('goes on counting: what the first one wrote is its answer, and the record sums up both', async () => {
    const { id, answer } = await halfWritten();
    await expire(id);
    await another();
    expect(await ended(id)).toMatchObject({ status: 'ready', generation: { attempts: 2 } });
    const [second, first] = await attemptsOf(id);
    expect(second).toMatchObject({ attempt: 2, reason: 'taken_over', answer: whole, input_tokens: 120, output_tokens: 80, cost });
    expect(first).toMatchObject({ attempt: 1, reason: 'first', answer: half, usage_source: 'estimate' });
    const sums = { input_tokens: first.input_tokens + 120, output_tokens: first.output_tokens + 80 };
    expect((await get(id)).generation).toMatchObject(sums);
    expect((await answer).status).toBe(503);
  });

  it('has a call on record that its process did not live to end, with the text so far', async () => {
    const { id } = await written();
    const [{ attempt }] = await attemptsOf(id);
    await reopenCalls(server, id);
    const lease = { token: 'gone', until: new Date(0), claims: 1, text_of: attempt };
    await content().updateOne({ _id: id }, { $set: { status: 'generating', output: null, checks: [], text: half, lease } });
    model.play(replies.streamed(whole));
    await another();
    expect(await ended(id)).toMatchObject({ status: 'ready', generation: { attempts: 2, output_tokens: 80, cost } });
    expect(await attemptsOf(id)).toMatchObject([
      { attempt: 2, reason: 'taken_over', answer: whole },
      { attempt: 1, answer: half, output_tokens: null, duration_ms: null, error: { kind: 'broken_off', status: null } },
    ]);
  });

  it('that was cancelled when its server was gone has its call on record too', async () => {
    const { id } = await written();
    await reopenCalls(server, id);
    const lease = { token: 'gone', until: new Date(0), claims: 1, text_of: 1 };
    await content().updateOne({ _id: id }, { $set: { status: 'cancelled', output: null, text: half, lease, 'generation.attempts': 0 } });
    await another();
    await vi.waitFor(async () => expect((await get(id)).generation.attempts).toBe(1), { timeout: 15_000 });
    expect(await attemptsOf(id)).toMatchObject([{ answer: half, error: { kind: 'broken_off' } }]);
  });
});

describe('a record of version 0.1.0', () => {
  it('has no attempts, and no figure for what it did not know', async () => {
    const { id } = await written();
    await server.stored('attempts').deleteOne({ _id: `${id}_00001` });
    await content().updateOne({ _id: id }, { $unset: { 'generation.cached_input_tokens': true, key_id: true } });
    expect(await attemptsOf(id)).toEqual([]);
    expect((await get(id)).generation).toMatchObject({ cached_input_tokens: null });
    const { body } = await server.rest('GET /content?view=summary&limit=1');
    expect(body.data[0].generation).toMatchObject({ cached_input_tokens: null });
  });
});

describe('a plan', () => {
  it('says the model, the limits and what it would take, calls no model and stores nothing', async () => {
    model.play(replies.streamed(whole));
    const before = await content().countDocuments();
    const { request } = contentTypes.blog_article.example;
    const { status, body } = await server.rest('POST /content/plan', { body: { ...request, length: 1_000 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ request: { length: 1_000, tone: 'professional', language: 'en' }, model: 'gpt-5-mini' });
    expect(body.limits).toContainEqual({ pointer: '', unit: 'words', min: 900, max: 1_100 });
    const { input_tokens, output_tokens, cost: estimated } = body.estimate;
    // A word of English is about one and a third tokens.
    expect(output_tokens).toBeGreaterThan(1_000);
    expect(output_tokens).toBeLessThan(2_500);
    expect(estimated).toMatchObject({ amount: (input_tokens + 10 * output_tokens) / 1_000_000, currency: 'EUR', source: 'settings' });
    expect([model.requests.length, await content().countDocuments()]).toEqual([0, before]);
  });

  it('refuses what would be refused', async () => {
    const { status, body } = await server.rest('POST /content/plan', {
      body: { ...brief, campaign_id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' },
    });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ pointer: '/campaign_id', code: 'unknown_campaign' }] } });
  });
});
