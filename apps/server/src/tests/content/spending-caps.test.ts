import { newId, type SpendingCap } from '@handbill/contract';
import { createJobs } from '@handbill/jobs';
import { MongoStorage } from '@handbill/mongo';
import { ByteBudget, type Writer } from '@handbill/operations';
import { createTexts } from '@handbill/text';
import { modelReplies, type ModelReply } from '@handbill/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calledBy, heldCall, heldReply } from '../../../testing/held-reply.ts';
import { type RestAnswer } from '../../../testing/rest.ts';
import { brief, whole } from '../../../testing/server-with-model.ts';
import { serverWithModels } from '../../../testing/server-with-models.ts';

const price = (dollars: number) => ({ input_per_million: dollars, output_per_million: dollars, currency: 'USD', as_of: '2026-11-01' });
const timings = { heartbeat: 60_000, sweep: 60_000, grace: 200, backoff_ms: () => 5 };
const { server, models, database } = await serverWithModels(
  { main: { prices: price(1), fallback: 'dear' }, dear: { prices: price(10) }, free: {}, judge: { prices: price(1), judge: true } },
  { timings, review: { default: false, fail: [] } },
);
const scopes = ['content:read', 'content:write', 'campaigns:read', 'campaigns:write', 'events:read', 'keys:write', 'admin'] as const;
const reply = modelReplies.streamed(whole);
/** The tokens that the reply reports, and their cost. */
const [tokens, usd] = [200, 0.0002];

type Caps = { readonly monthly_token_cap?: number; readonly monthly_cost_cap?: number };

/** A workspace of its own with these caps, and how to ask for texts in it. */
async function workspace(caps: Caps) {
  const id = newId('wsp', new Date());
  const key = await server.key([...scopes], { workspace: id });
  // A caller who is no administrator is told the server's remembered sums, which it forgets of all keys of a workspace together.
  const reader = await server.key(['content:read'], { workspace: id });
  const limitsNow = async () =>
    ((await server.rest('GET /usage/caps', { key: reader })).body.data as SpendingCap[]).map(({ limit }) => limit);
  /** As another server would: this one hears of it a moment later. */
  const change = async (limits: Caps) => {
    await limitsNow();
    await server.stored('workspaces').updateOne({ _id: id }, { $set: limits });
    await expect.poll(limitsNow).toEqual(expect.arrayContaining(Object.values(limits)));
  };
  await change(caps);
  const generate = (more: object = {}, at = server, by = key) =>
    at.rest('POST /content/generate', { body: { ...brief, ...more }, key: by });
  const read = async (by = key): Promise<SpendingCap[]> => (await server.rest('GET /usage/caps', { key: by })).body.data;
  const events = async () => (await server.rest('GET /events?type=spend.*', { key })).body.data;
  return { id, key, change, generate, read, events };
}

const statuses = (answers: readonly RestAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** The largest spend of the first call for a text. */
async function neededFor(more: object = {}, caps: Caps = { monthly_token_cap: 1 }): Promise<number> {
  const { generate } = await workspace(caps);
  return (await generate(more)).body.needed;
}

/** A reply that reports so many tokens. */
const taking =
  (total: number): ModelReply =>
  (response) => {
    const usage = { prompt_tokens: total - 80, completion_tokens: 80 };
    const choices = [{ delta: { content: whole }, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify({ choices, usage })}\n\ndata: [DONE]\n\n`);
  };

/** The largest spend of a call whose end nobody knows. */
async function maxOfLost(workspace_id: string): Promise<number> {
  const call = await server.db.collection('attempts').findOne({ workspace_id, state: 'broken_off' });
  return Number(call?.['budget'].most.tokens);
}

async function openStorage(): Promise<MongoStorage> {
  const storage = await MongoStorage.open(database.uri, database.name);
  onTestFinished(() => storage.close());
  return storage;
}

const another = (more: object = {}, set: object = {}) => server.another(set, { timings: { ...timings, ...more, idle: 50 } });

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
    expect((await server.rest('GET /content', { key })).body.data).toEqual([]);
  });

  it('lets no more begin at once than it covers, and has the rest again when they have ended', async () => {
    const needed = await neededFor();
    const { generate, read, key, events } = await workspace({ monthly_token_cap: 5 * needed });
    const held = heldReply(reply);
    models.main.play(held.reply);
    const other = await another();
    const answers = Array.from({ length: 20 }, (_, index) => generate({}, index % 2 === 0 ? server : other));
    await vi.waitFor(async () => expect((await read())[0]?.reserved).toBe(5 * needed), { timeout: 20_000 });
    const refused = await Promise.race(answers);
    expect(refused.body).toMatchObject({ code: 'budget_exhausted', retry_after: 5, spent: 0, reserved: 5 * needed, needed });
    held.release();
    const ended = await Promise.all(answers);
    expect(statuses(ended)).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    expect(await read()).toMatchObject([{ scope: 'workspace', key_id: null, unit: 'tokens', spent: 5 * tokens, reserved: 0 }]);
    const { data } = (await server.rest('GET /usage', { key })).body;
    expect(data).toMatchObject([{ input_tokens: 600, output_tokens: 400 }]);
    expect(needed).toBeLessThan(10_000);
    expect(models.main.requests.at(-1)?.body['max_completion_tokens']).toBeLessThan(needed / 2);
    const planned = await server.rest('POST /content/plan', { body: brief, key });
    expect(planned.body.reserves).toEqual({ tokens: needed, cost: { amount: needed / 1e6, currency: 'USD' } });
    expect(await events()).toEqual([]);
  });

  it('counts in US dollars what each call may take of its own model, and refuses a model without such a price', async () => {
    const needed = await neededFor({}, { monthly_cost_cap: 0.000001 });
    expect(needed).toBe((await neededFor()) / 1e6);
    const { generate, read, key, change } = await workspace({ monthly_cost_cap: 2 * needed });
    models.main.play(modelReplies.error(500, 'Oops'));
    models.dear.play(reply);
    // The dear one does not fit: nothing is written, and the list of attempts says why.
    const failed = await generate();
    expect(failed).toMatchObject({ status: 502, body: { code: 'generation_failed', detail: expect.stringContaining('spending cap') } });
    const { data } = (await server.rest(`GET /content/${failed.body.content_id}/attempts`, { key })).body;
    expect(data[0]).toMatchObject({ model: 'dear', reason: 'fallback', answer: null, error: { kind: 'budget_exhausted', status: null } });
    expect(models.dear.requests).toEqual([]);
    await change({ monthly_cost_cap: 11 * needed });
    expect((await generate()).status).toBe(201);
    expect(await read()).toMatchObject([{ unit: 'USD', limit: 11 * needed, spent: 10 * usd, reserved: 0 }]);
    expect(await generate({ model: 'free' })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is reached between two calls: the text ends as it is, and what its calls took is counted', async () => {
    const needed = await neededFor();
    const { generate, read, key } = await workspace({ monthly_token_cap: needed + 100 });
    models.main.play(modelReplies.streamed(JSON.stringify({ ...JSON.parse(whole), subject: '' })));
    const { status, body } = await generate();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'needs_review', generation: { attempts: 2, input_tokens: 120, output_tokens: 80 } });
    const { data } = (await server.rest(`GET /content/${body.id}/attempts`, { key })).body;
    expect(data).toMatchObject([
      { reason: 'repair', error: { kind: 'budget_exhausted' } },
      { reason: 'first', error: null },
    ]);
    expect(await read()).toMatchObject([{ spent: tokens, reserved: 0 }]);
  });

  it('counts an estimate where a server does not tell what its calls take', async () => {
    const { generate, read, key } = await workspace({ monthly_token_cap: 100_000 });
    models.main.play((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: whole }, finish_reason: 'stop' }], usage: { prompt_tokens: 0 } }));
    });
    const { body } = await generate();
    const [attempt] = (await server.rest(`GET /content/${body.id}/attempts`, { key })).body.data;
    expect(attempt).toMatchObject({ usage_source: 'estimate' });
    expect(attempt.input_tokens).toBeGreaterThan(1_000);
    const { input_tokens, output_tokens } = attempt;
    const figures = { input_tokens, output_tokens };
    expect(body.generation).toMatchObject(figures);
    expect((await server.rest('GET /usage', { key })).body.data).toMatchObject([{ ...figures, usage_source: 'estimate' }]);
    expect(await read()).toMatchObject([{ spent: input_tokens + output_tokens, reserved: 0 }]);
  });

  it('counts for a key what the keys spend that it made, though it is revoked, and what was spent before the cap', async () => {
    const needed = await neededFor();
    const { key, read, generate } = await workspace({});
    models.main.play(reply);
    const create = async (by: string, more: object = {}) =>
      (
        await server.rest('POST /keys', {
          body: { name: 'Team', scopes: ['content:read', 'content:write', 'keys:write'], ...more },
          key: by,
        })
      ).body;
    const maker = await create(key);
    const child = await create(maker.key);
    expect((await generate({}, server, child.key)).status).toBe(201);
    // Calls that are on their way to the usage when a cap is counted first are in it a minute later.
    const counted = async () => expect(await server.db.collection('usage').countDocuments({ key_id: child.id })).toBe(1);
    await vi.waitFor(counted, { timeout: 10_000 });
    const capped = await server.rest(`PATCH /keys/${maker.id}`, { body: { monthly_token_cap: needed + 2 * tokens }, key });
    expect(capped.status).toBe(200);
    expect((await generate({}, server, maker.key)).status).toBe(201);
    expect(await read(maker.key)).toMatchObject([{ scope: 'key', key_id: maker.id, spent: 2 * tokens, reserved: 0 }]);
    expect(await read(child.key)).toEqual([]);
    expect((await server.rest(`DELETE /keys/${maker.id}?with_made=false`, { key })).status).toBe(204);
    expect((await generate({}, server, child.key)).status).toBe(201);
    const refused = await generate({}, server, child.key);
    expect(refused.body).toMatchObject({
      code: 'budget_exhausted',
      scope: 'key',
      limit: needed + 2 * tokens,
      spent: 3 * tokens,
      reserved: 0,
    });
    expect(refused.body.retry_after).toBeGreaterThan(5);
    expect((await generate()).status).toBe(201);
  });

  it('tells of each threshold once, with two servers too', async () => {
    const needed = await neededFor();
    const { generate, events, id } = await workspace({ monthly_token_cap: 2 * needed });
    const other = await another();
    models.main.play(taking(Math.round(0.9 * needed)));
    expect(statuses(await Promise.all([generate(), generate({}, other)]))).toEqual([201, 201]);
    await vi.waitFor(async () => expect(await events()).toHaveLength(2), { timeout: 10_000 });
    const cap = { scope: 'workspace', key_id: null, unit: 'tokens', limit: 2 * needed };
    const [half, most] = await events();
    expect(half).toMatchObject({
      type: 'spend.threshold',
      resource_id: null,
      key_id: null,
      actor: 'system:caps',
      data: { ...cap, threshold: 50 },
    });
    expect(most).toMatchObject({ data: { ...cap, spent: 2 * Math.round(0.9 * needed), threshold: 80 }, previous: null });
    expect((await server.db.collection('caps').findOne({ workspace_id: id }))?.['told']).toEqual(['tokens_50', 'tokens_80']);
  });

  it('holds for parts that are written anew and for all texts of a campaign, none or all of which begin', async () => {
    const needed = await neededFor();
    const { generate, read, key, change } = await workspace({ monthly_token_cap: 2 * needed });
    models.main.play(reply);
    const { body } = await generate();
    await change({ monthly_token_cap: 1 });
    const rewriting = { body: { pointers: ['/subject'] }, key };
    expect((await server.rest(`POST /content/${body.id}/rewrite`, rewriting)).body).toMatchObject({
      code: 'budget_exhausted',
      spent: tokens,
    });
    const campaign = {
      name: 'Spring',
      campaign_type: 'sales',
      channels: ['email', 'linkedin'],
      budget: 1,
      starts_at: '2027-01-01T00:00:00Z',
    };
    const created = (await server.rest('POST /campaigns', { body: campaign, key })).body;
    const all = await server.rest(`POST /campaigns/${created.id}/generate`, { body: { topic: 'Sourdough course' }, key });
    expect(all.body).toMatchObject({ code: 'budget_exhausted' });
    expect((await server.rest('GET /content', { key })).body.data).toHaveLength(1);
    await change({ monthly_token_cap: 2 * needed });
    models.main.play(modelReplies.streamed('{"/subject": "Bake bread at home in six weeks"}'));
    expect((await server.rest(`POST /content/${body.id}/rewrite`, rewriting)).status).toBe(200);
    expect(await read()).toMatchObject([{ reserved: 0 }]);
    expect((await read())[0]?.spent).toBeGreaterThan(tokens);
  });

  it('holds for reviews, regenerated texts and all texts of a campaign, and keeps nothing reserved when they have ended', async () => {
    const { generate, read, key, change } = await workspace({ monthly_token_cap: 1 });
    const judged = { body: { type: brief.type, output: JSON.parse(whole), review: true }, key };
    const refused = await server.rest('POST /content/check', judged);
    expect(refused.body).toMatchObject({ code: 'budget_exhausted', spent: 0, reserved: 0 });
    expect(models.judge.requests).toEqual([]);
    await change({ monthly_token_cap: 100_000_000 });
    models.main.play(reply);
    models.judge.play(modelReplies.streamed('{"findings":[]}'));
    expect((await server.rest('POST /content/check', judged)).status).toBe(200);
    expect(await read()).toMatchObject([{ spent: tokens, reserved: 0 }]);
    const { body } = await generate({ review: true });
    expect(await read()).toMatchObject([{ spent: 3 * tokens, reserved: 0 }]);
    expect((await server.rest(`POST /content/${body.id}/regenerate`, { body: { review: false }, key })).status).toBe(201);
    expect(await read()).toMatchObject([{ spent: 4 * tokens, reserved: 0 }]);
    const campaign = { name: 'Spring', campaign_type: 'sales', channels: ['email'], budget: 1, starts_at: '2027-01-01T00:00:00Z' };
    const { id } = (await server.rest('POST /campaigns', { body: campaign, key })).body;
    expect((await server.rest(`POST /campaigns/${id}/generate`, { body: { topic: 'Sourdough course' }, key })).status).toBeLessThan(300);
    const ended = async () => (await read())[0];
    await expect.poll(ended, { timeout: 10_000 }).toMatchObject({ reserved: 0 });
    expect((await ended())?.spent).toBeGreaterThan(4 * tokens);
  });

  it('reserves nothing for a review that may not wait for its turn', async () => {
    const { generate, read, key } = await workspace({ monthly_token_cap: 100_000_000 });
    const full = await another({ maxWaiting: 0 }, { generationConcurrency: 1 });
    const { answer: first, release } = await heldCall(models.main, reply, () => generate({}, full));
    const judged = { body: { type: brief.type, output: JSON.parse(whole), review: true }, key };
    expect(await full.rest('POST /content/check', judged)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    release();
    expect((await first).status).toBe(201);
    expect(await read()).toMatchObject([{ spent: tokens, reserved: 0 }]);
  });

  it('counts a call of a lost server with what was reserved for it, until that server tells', async () => {
    const needed = await neededFor();
    const { generate, read, id } = await workspace({ monthly_token_cap: 2 * needed });
    const held = heldReply(reply);
    models.main.play(held.reply, reply);
    const lost = generate();
    await calledBy(held, lost);
    await server.db.collection('content').updateOne({ workspace_id: id, status: 'generating' }, { $set: { 'lease.until': new Date(0) } });
    await another({ sweep: 50 });
    const ended = async () => (await server.db.collection('content').findOne({ workspace_id: id }))?.['status'];
    await expect.poll(ended, { timeout: 10_000 }).toBe('ready');
    await expect.poll(async () => (await read())[0]?.spent, { timeout: 10_000 }).toBe(tokens);
    await expect.poll(async () => (await read())[0]?.reserved, { timeout: 10_000 }).toBe(await maxOfLost(id));
    held.release();
    await lost;
    await expect.poll(async () => (await read())[0], { timeout: 10_000 }).toMatchObject({ spent: 2 * tokens, reserved: 0 });
  });

  it('lets no call be made that takes more than is reserved for it, whatever the writer does', async () => {
    const storage = await openStorage();
    const ended = vi.fn<() => void>();
    const writer: Pick<Writer, 'promptVersion' | 'models' | 'judge'> = {
      promptVersion: '1',
      models: [],
      async *judge() {
        yield { kind: 'attempt', model: 'main', reason: 'review', most: { tokens: 101, usd: null } };
        ended();
      },
    };
    const ignore = () => undefined;
    const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
    const now = () => new Date();
    const stopping = new AbortController().signal;
    const options = {
      storage,
      rooms: new ByteBudget(),
      log,
      logProblem: ignore,
      now,
      stopping,
      concurrency: 1,
      heartbeat: 60_000,
      sweep: 60_000,
    };
    const texts = createTexts();
    const jobs = createJobs({ ...options, writer: writer as Writer, texts });
    const { queue } = jobs;
    onTestFinished(() => {
      jobs.close();
      jobs.endWatch();
      return texts.close();
    });
    const subject = {
      workspaceId: newId('wsp', now()),
      contentId: newId('cnt', now()),
      type: 'email',
      campaignId: null,
      keyId: null,
    } as const;
    const budget = { id: subject.contentId, most: { tokens: 100, usd: null }, kept_ms: 60_000 };
    const task = { request: brief, campaign: null, output: {} } as unknown as Parameters<typeof queue.judge>[0]['task'];
    const judged = queue.judge({ subject, task, budget, requestId: 'req_1', signal: undefined, slot: queue.join(subject.workspaceId) });
    await expect(judged).rejects.toMatchObject({ name: 'OverBudget' });
    expect(ended).not.toHaveBeenCalled();
    expect(await server.db.collection('attempts').countDocuments({ content_id: subject.contentId })).toBe(0);
  });

  it('is freed of a wrong price where costs are recomputed, with the usage', async () => {
    const needed = Math.ceil(await neededFor({}, { monthly_cost_cap: 0.000001 }));
    const { generate, read, key } = await workspace({ monthly_cost_cap: needed });
    models.main.play(reply);
    expect((await generate()).status).toBe(201);
    expect(await read()).toMatchObject([{ spent: usd }]);
    const storage = await openStorage();
    const today = new Date().toISOString().slice(0, 10);
    const half = { amount: usd / 2, currency: 'USD', source: 'settings', as_of: today } as const;
    expect(await storage.recomputeCosts(today, () => Promise.resolve(half))).toBeGreaterThan(0);
    expect(await read()).toMatchObject([{ spent: usd / 2, reserved: 0 }]);
    expect((await server.rest('GET /usage', { key })).body.data).toMatchObject([{ input_tokens: 120, cost: { amount: usd / 2 } }]);
  });
});
