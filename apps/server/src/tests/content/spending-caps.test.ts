import { newId, type SpendingCap } from '@handbill/contract';
import { modelReplies, type ModelReply } from '@handbill/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calledBy, heldReply } from '../../../testing/held-reply.ts';
import { rest, type RestAnswer } from '../../../testing/rest.ts';
import { brief, whole } from '../../../testing/server-with-model.ts';
import { serverWithModels } from '../../../testing/server-with-models.ts';
import { TestServer } from '../../../testing/test-server.ts';

const price = (dollars: number) => ({ input_per_million: dollars, output_per_million: dollars, currency: 'USD', as_of: '2026-11-01' });
const timings = { heartbeat: 60_000, sweep: 60_000, grace: 200, backoff_ms: () => 5 };
const { server, models, database, settings, kept } = await serverWithModels(
  { main: { prices: price(1), fallback: 'dear' }, dear: { prices: price(10) }, free: {} },
  { timings },
);
const scopes = ['content:read', 'content:write', 'campaigns:read', 'campaigns:write', 'events:read', 'keys:write', 'admin'] as const;
const reply = modelReplies.streamed(whole);
/** What the reply says that it took, and what that costs. */
const [tokens, usd] = [200, 0.0002];

type Caps = { readonly monthly_token_cap?: number; readonly monthly_cost_cap?: number };

/** A workspace of its own with these caps, and how to ask for texts in it. */
async function workspace(caps: Caps) {
  const id = newId('wsp', new Date());
  const key = await server.key([...scopes], { workspace: id });
  const change = (limits: Caps) => server.db.collection<{ _id: string }>('workspaces').updateOne({ _id: id }, { $set: limits });
  await change(caps);
  const generate = (more: object = {}, at = server, by = key) => rest(at, 'POST /content/generate', { body: { ...brief, ...more }, key: by });
  const read = async (by = key): Promise<SpendingCap[]> => (await rest(server, 'GET /usage/caps', { key: by })).body.data;
  const events = async () => (await rest(server, 'GET /events?type=spend.*', { key })).body.data;
  return { id, key, change, generate, read, events };
}

const statuses = (answers: readonly RestAnswer[]) => answers.map(({ status }) => status).toSorted();

/** What a text may take at most. */
async function neededFor(more: object = {}, caps: Caps = { monthly_token_cap: 1 }): Promise<number> {
  const { generate } = await workspace(caps);
  return (await generate(more)).body.needed;
}

/** What a reply says that its answer took. */
const taking =
  (total: number): ModelReply =>
  (response) => {
    const usage = { prompt_tokens: total - 80, completion_tokens: 80 };
    const choices = [{ delta: { content: whole }, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify({ choices, usage })}\n\ndata: [DONE]\n\n`);
  };

async function another(more: object = {}): Promise<TestServer> {
  const other = new TestServer(database, settings, { log: kept.log, timings: { ...timings, ...more, idle: 50 } as never });
  other.adminKey = server.adminKey;
  await other.start();
  onTestFinished(() => other.stop());
  return other;
}

describe('a spending cap', () => {
  it('refuses what it does not cover before anything is stored, and says why', async () => {
    const { generate, key } = await workspace({ monthly_token_cap: 1 });
    const { status, headers, body } = await generate();
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'budget_exhausted', scope: 'workspace', unit: 'tokens', limit: 1, spent: 0, reserved: 0 });
    expect(body.detail).toContain('more than the whole cap');
    expect(Date.parse(body.resets_at) - Date.now()).toBeLessThan(31 * 86_400_000);
    expect(Math.abs(body.retry_after - (Date.parse(body.resets_at) - Date.now()) / 1_000)).toBeLessThan(5);
    expect(headers.get('retry-after')).toBe(String(body.retry_after));
    expect((await rest(server, 'GET /content', { key })).body.data).toEqual([]);
  });

  it('lets no more begin at once than it covers, and has the rest again when they have ended', async () => {
    const needed = await neededFor();
    const { generate, read, key, events } = await workspace({ monthly_token_cap: 5 * needed });
    const held = heldReply(reply);
    models.main.play(held.reply);
    const other = await another();
    const answers = Array.from({ length: 20 }, (_, index) => generate({}, index % 2 === 0 ? server : other));
    await vi.waitFor(async () => expect((await read())[0]?.reserved).toBe(5 * needed), { timeout: 5_000 });
    const refused = await Promise.race(answers);
    expect(refused.body).toMatchObject({ code: 'budget_exhausted', retry_after: 5, spent: 0, reserved: 5 * needed, needed });
    held.release();
const t0 = performance.now();
    const ended = await Promise.all(answers); console.log('ENDED', performance.now() - t0, needed);
    expect(statuses(ended)).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    expect(await read()).toMatchObject([{ scope: 'workspace', key_id: null, unit: 'tokens', spent: 5 * tokens, reserved: 0 }]);
    const { data } = (await rest(server, 'GET /usage', { key })).body;
    expect(data).toMatchObject([{ input_tokens: 600, output_tokens: 400 }]);
    expect(models.main.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 8_192 });
    expect(await events()).toEqual([]);
  });
});
