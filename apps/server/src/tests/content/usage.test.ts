import type { Usage } from '@handbill/contract';
import type { ModelReply } from '@handbill/testing';
import { describe, expect, it, vi } from 'vitest';
import { brief, serverWithModel, whole } from '../../../testing/server-with-model.ts';

const timings = { heartbeat: 40, sweep: 60_000, grace: 500 };
const { server, model } = await serverWithModel({}, timings);
const half = whole.slice(0, 60);
const today = () => new Date().toISOString().slice(0, 10);
const errorsOf = async (query: string) => (await server.rest(`GET /usage?${query}`)).body.errors;

/** The same numbers at each run, in [0, 1). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A streamed answer of a server that reports its tokens: prices with many decimals, sometimes none, or nonsense. */
function answer(next: () => number, text: string, finish: string | null): ModelReply {
  const prompt_tokens = Math.floor(next() * 5_000);
  const cached_tokens = Math.floor(next() * prompt_tokens);
  const cost = [next() / 100, next() / 1e6, -1, undefined][Math.floor(next() * 4)];
  const usage = { prompt_tokens, prompt_tokens_details: { cached_tokens }, completion_tokens: Math.floor(next() * 900), cost };
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: text }, finish_reason: finish }], usage })}\n\n`);
    if (finish !== null) response.end('data: [DONE]\n\n');
  };
}

const another = () => server.another({}, { timings: { ...timings, sweep: 60 } });

const stored = () => server.stored('content');
const writing = () =>
  vi.waitFor(
    async () => {
      const { data } = (await server.rest('GET /content?status=generating&limit=1')).body;
      expect(data[0]?.text).toBe(half);
      return String(data[0].id);
    },
    { timeout: 15_000 },
  );

/** How a text comes to its end. */
const ends: Record<string, (next: () => number, body: object, key: string) => Promise<void>> = {
  ready: async (next, body, key) => {
    model.play(answer(next, whole, 'stop'));
    await server.rest('POST /content/generate', { body, key });
  },
  failed: async (next, body, key) => {
    model.play(answer(next, half, 'content_filter'));
    await server.rest('POST /content/generate', { body, key });
  },
  deleted: async (next, body, key) => {
    model.play(answer(next, whole, 'stop'));
    const { id } = (await server.rest('POST /content/generate', { body, key })).body;
    await server.rest(`DELETE /content/${id}`);
  },
  cancelled: async (next, body, key) => {
    model.play(answer(next, half, null));
    const done = server.rest('POST /content/generate', { body, key });
    await server.rest(`POST /content/${await writing()}/cancel`);
    await done;
  },
  'taken over': async (next, body, key) => {
    model.play(answer(next, half, null), answer(next, whole, 'stop'));
    const lost = server.rest('POST /content/generate', { body, key });
    const id = await writing();
    await stored().updateOne({ _id: id }, { $set: { 'lease.until': new Date(0), 'lease.token': 'gone' } });
    await lost;
    await vi.waitFor(async () => expect((await stored().findOne({ _id: id }))?.['status' as '_id']).toBe('ready'), { timeout: 15_000 });
  },
};

interface Figures {
  input_tokens: number | bigint | null;
  cached_input_tokens: number | bigint | null;
  output_tokens: number | bigint | null;
  amount: bigint;
}

/** Sums, by currency. */
function sums(rows: readonly (Figures & { currency: string })[]): Record<string, Record<string, bigint>> {
  const all: Record<string, Record<string, bigint>> = {};
  for (const { currency, ...figures } of rows)
    for (const [name, figure] of Object.entries(figures)) {
      const sum = (all[currency] ??= {});
      sum[name] = (sum[name] ?? 0n) + BigInt(figure ?? 0);
    }
  return all;
}

describe('usage', () => {
  it('is the sum of all calls of models, to the last token and decimal', { timeout: 60_000 }, async () => {
    const next = random(20_261_122);
    await another();
    const keys = [server.adminKey, await server.key(['content:write'])];
    const { body: campaign } = await server.rest('POST /campaigns', { body: { name: 'Spring', campaign_type: 'sales' } });
    const names = Object.keys(ends);
    for (let count = 0; count < 25; count += 1) {
      const body = { ...brief, campaign_id: next() < 0.5 ? campaign.id : null };
      const key = keys[Math.floor(next() * 2)] ?? server.adminKey;
      // Each of them, and then whichever.
      await ends[names[count] ?? names[Math.floor(next() * names.length)] ?? '']?.(next, body, key);
    }
    const attempts = await server.db.collection('attempts').find().toArray();
    expect(attempts.length).toBeGreaterThan(25);
    expect(attempts.filter(({ state }) => state !== 'ended')).toEqual([]);
    const ofAttempts = attempts.map(({ input_tokens, cached_input_tokens, output_tokens, cost }) => {
      return { input_tokens, cached_input_tokens, output_tokens, amount: cost?.amount ?? 0n, currency: cost?.currency ?? '' };
    });
    const rows: Usage[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await server.rest(`GET /usage?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      rows.push(...body.data);
      cursor = body.pagination.next_cursor;
    }
    const ofDays = rows.map(({ input_tokens, cached_input_tokens, output_tokens, cost }) => {
      const { amount, currency } = cost ?? { amount: 0, currency: '' };
      return { input_tokens, cached_input_tokens, output_tokens, amount: BigInt(Math.round(amount * 1e9)), currency };
    });
    expect(sums(ofDays)).toEqual(sums(ofAttempts));
    expect(new Set(rows.map(({ key_id }) => key_id)).size).toBe(2);
    expect(new Set(rows.map(({ campaign_id }) => campaign_id))).toEqual(new Set([campaign.id, null]));
    const keyOf = ({ day, key_id, campaign_id, cost }: Usage) => [day, key_id, campaign_id, cost?.currency].join();
    expect(new Set(rows.map(keyOf)).size).toBe(rows.length);
    // The sums of the records are the same again, without the deleted ones.
    const records = await stored().find().toArray();
    for (const { _id, generation } of records as unknown as { _id: string; generation: Record<string, number | null> }[]) {
      const own = sums(ofAttempts.filter((_, at) => attempts[at]?.['content_id'] === _id));
      const tokens = Object.values(own).reduce((sum, { output_tokens = 0n }) => sum + output_tokens, 0n);
      expect(BigInt(generation['output_tokens'] ?? 0)).toBe(tokens);
      expect(generation['attempts']).toBe(attempts.filter(({ content_id }) => content_id === _id).length);
    }
  });

  it('is of this month when no days are named, and of no more than a year', async () => {
    const day = today();
    const all = (await server.rest('GET /usage?limit=1')).body;
    expect(all.data[0]).toMatchObject({ day, type: 'email', model: 'gpt-5-mini' });
    expect((await server.rest(`GET /usage?limit=1&from=${day.slice(0, 8)}01&to=${day}`)).body.pagination.total).toBe(all.pagination.total);
    expect((await server.rest(`GET /usage?from=${day}&to=${day}`)).body.pagination.total).toBe(all.pagination.total);
    expect((await server.rest(`GET /usage?to=2026-01-31`)).body.pagination.total).toBe(0);
    expect((await server.rest(`GET /usage?from=9998-12-31`)).body.pagination.total).toBe(0);
    expect(await errorsOf('from=2026-02-30')).toMatchObject([{ pointer: '/from', code: 'invalid_format' }]);
    expect(await errorsOf('from=2026-03-01&to=2026-02-28')).toMatchObject([{ pointer: '/to', code: 'out_of_order' }]);
    expect(await errorsOf('from=2026-01-01&to=2027-01-02')).toMatchObject([{ pointer: '/to', code: 'too_big' }]);
    for (const query of ['from=2028-01-01&to=2028-12-31', 'to=9999-12-31', 'from=9999-12-31', 'from=0000-01-01', 'to=0000-12-31'])
      expect([query, (await server.rest(`GET /usage?${query}`)).status]).toEqual([query, 200]);
  });

  it('is summed by what is asked for, a thousand sums on a page, and by nothing else', async () => {
    const day = today();
    const rows: Usage[] = (await server.rest('GET /usage?limit=100')).body.data;
    const { data } = (await server.rest('GET /usage?by=day&by=campaign&limit=1000')).body;
    const totals = (of: readonly Usage[]) => of.reduce((sum, { input_tokens, output_tokens }) => sum + input_tokens + output_tokens, 0);
    expect(totals(data)).toBe(totals(rows));
    expect(new Set(data.map((sum: Usage) => sum.campaign_id))).toEqual(new Set(rows.map(({ campaign_id }) => campaign_id)));
    expect(data[0]).toMatchObject({ day, texts: expect.any(Number) });
    expect(data[0]).not.toHaveProperty('model');
    const texts = data.reduce((sum: number, one: Usage) => sum + (one.texts ?? Number.NaN), 0);
    const ended = await server.db.collection('attempts').countDocuments({ attempt: 1, state: 'ended' });
    expect(texts).toBe(ended);
    expect(await errorsOf('by=week')).toMatchObject([{ pointer: '/by', code: 'invalid_choice' }]);
    expect(await errorsOf('limit=101')).toMatchObject([{ pointer: '/limit', code: 'too_big' }]);
    expect(await errorsOf('by=day&limit=1001')).toMatchObject([{ pointer: '/limit', code: 'too_big' }]);
  });

  it('outlives the calls, and needs a key that may read content', async () => {
    const before = (await server.rest('GET /usage')).body;
    const calls = server.db.collection('attempts');
    // Until a call is counted, the sums take it from the call itself.
    await vi.waitFor(async () => expect(await calls.countDocuments({ uncounted: { $exists: true } })).toBe(0), { timeout: 15_000 });
    await calls.deleteMany({});
    expect((await server.rest('GET /usage')).body).toEqual(before);
    const { status } = await server.rest('GET /usage', { key: await server.key(['campaigns:read']) });
    expect(status).toBe(403);
  });
});
