import { contentTypes, textParts } from '@handbill/contract';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allEvents, generateStream, putTogether } from '../../../testing/event-stream.ts';
import { reopenCalls } from '../../../testing/reopen-calls.ts';
import { serverWithModels } from '../../../testing/server-with-models.ts';
import { brief, whole } from '../../../testing/server-with-model.ts';

const prices = { input_per_million: 0.25, output_per_million: 2, currency: 'USD', as_of: '2026-11-01' };
const { server, models, play, kept } = await serverWithModels(
  {
    fast: { fallback: 'steady', prices, max_output_tokens: 4_000, reasoning_effort: 'low' },
    steady: { types: ['social_post'] },
    last: {},
  },
  { timings: { sweep: 500 } },
);

const unasked = { state: 'ok', since: null, last_error: null, success_rate: null, first_delta_ms: null };
const generate = (fields: object = {}) => server.rest('POST /content/generate', { body: { ...brief, ...fields } });
const post = contentTypes.social_post.example;

beforeEach(() => play({ fast: replies.streamed(whole), steady: replies.streamed(whole), last: replies.streamed(whole) }));

describe('the models of a server', () => {
  it('are listed without address and key', async () => {
    const { status, body } = await server.rest('GET /models');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: [
          {
            name: 'fast',
            types: [],
            default_for: ['blog_article', 'email', 'ad_copy', 'landing_page'],
            fallback: 'steady',
            prices: { ...prices, cached_input_per_million: null },
            ...unasked,
          },
          { name: 'steady', types: ['social_post'], default_for: ['social_post'], fallback: null, prices: null, ...unasked },
          { name: 'last', types: [], default_for: [], fallback: null, prices: null, ...unasked },
        ],
      },
    });
  });

  it('are named by the health check and at the start', async () => {
    const ready = await (await fetch(`${server.url}/health/ready`)).json();
    expect(ready).toMatchObject({ status: 'ok', writer: 'openai', model: 'fast', models: ['fast', 'steady', 'last'] });
    const lines = server.startupSummary.flatMap(([name, line]) => (name === 'Writer' || name === 'Model' ? [line] : []));
    expect(lines).toEqual([
      'openai, fast where nothing says otherwise',
      `fast: fast-itself at ${models.fast.baseURL}, else steady`,
      `steady: steady-itself at ${models.steady.baseURL}, for social_post`,
      `last: last-itself at ${models.last.baseURL}`,
    ]);
  });
});

describe('a brief', () => {
  it('is written by the default for its kind, as the settings say', async () => {
    expect((await generate()).body).toMatchObject({ status: 'ready', request: { model: null }, generation: { model: 'fast' } });
    expect(models.fast.requests[0]?.body).toMatchObject({ model: 'fast-itself', max_completion_tokens: 4_000, reasoning_effort: 'low' });
    models.steady.play(replies.streamed(JSON.stringify(post.output)));
    expect((await generate(post.request)).body).toMatchObject({ status: 'ready', generation: { provider: 'openai', model: 'steady' } });
    expect(models.steady.requests[0]?.body).toMatchObject({ model: 'steady-itself' });
    expect(models.steady.requests[0]?.body).not.toHaveProperty('max_completion_tokens');
    expect(models.steady.requests[0]?.body).not.toHaveProperty('reasoning_effort');
  });

  it('is written by the model that it names, which is told nothing of that', async () => {
    const { body } = await generate({ model: 'last' });
    expect(body).toMatchObject({ status: 'ready', request: { model: 'last' }, generation: { model: 'last', attempts: 1 } });
    expect(JSON.stringify(models.last.requests[0]?.body)).not.toContain('"last"');
  });

  it('for a model that there is not is 400 with the known ones, together with its other faults', async () => {
    const { status, body } = await generate({ model: 'Fast', campaign_id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        errors: [
          { in: 'body', pointer: '/model', code: 'invalid_choice', message: 'must be one of fast, steady, last' },
          { pointer: '/campaign_id', code: 'unknown_campaign' },
        ],
      },
    });
  });
});

const half = whole.slice(0, 60);
const providersFaults = [
  ['fails', replies.error(500, 'Oops'), 3],
  ['is overloaded', replies.error(529, 'Overloaded'), 3],
  ['limits the rate, and says not how long', replies.error(429, 'Slow down'), 3],
  ['has no quota left', replies.error(429, { code: 'insufficient_quota' }), 1],
  ['does not know the model', replies.error(404, { code: 'model_not_found' }), 1],
  ['answers with a page', replies.html(200), 1],
  ['breaks off in the middle', replies.cutAfter(half), 1],
  ['answers with nothing', replies.streamed(''), 1],
] as const;

/** Answers each brief as its topic says, so that all of them can be written at once. */
const byTopic: ModelReply = (response, request) => {
  const [, number] = /case (\d+) of/.exec(JSON.stringify(request.body)) ?? [];
  return providersFaults[Number(number)]?.[1](response, request);
};

describe('a model whose provider', () => {
  beforeEach(() => models.fast.play(byTopic));

  it.concurrent.each(providersFaults.map(([what, , attempts], index) => ({ what, attempts, topic: `case ${index} of many` })))(
    '$what has its fallback write, and the record says so',
    async ({ attempts, topic }) => {
      const { status, body } = await generate({ topic });
      expect({ status, body }).toMatchObject({
        status: 201,
        body: { status: 'ready', error: null, generation: { provider: 'openai', model: 'steady', attempts: attempts + 1 } },
      });
      const line = kept.lines().find(({ content_id, fallback }) => content_id === body.id && fallback === 'steady');
      expect(line).toMatchObject({ level: 40, model: 'fast', msg: expect.stringMatching(/^Another model writes in place of fast: .+/) });
      expect(JSON.stringify(line)).not.toContain('127.0.0.1');
    },
  );
});

describe('a model that does not write for a reason of its own', () => {
  it.each<[string, ModelReply, number?]>([
    ['a refusal', replies.refusal('I cannot help with that.')],
    ['a filter', replies.streamed('Half a', 'content_filter')],
    ['a filter on the brief', replies.error(400, { message: 'Filtered', code: 'content_filter' })],
    // It might be an optional part that is bad: tried once without any.
    ['a bad brief', replies.error(400, { message: 'Seed out of bounds' }), 2],
    ['a brief that is too long', replies.error(400, { code: 'context_length_exceeded' })],
  ])('is not replaced: %s', async (_, reply, attempts = 1) => {
    models.fast.play(reply);
    const { status, body } = await generate();
    expect({ status, body }).toMatchObject({ status: 502, body: { code: 'generation_failed' } });
    expect((await server.rest(`GET /content/${body.content_id}`)).body.generation).toMatchObject({ model: 'fast', attempts });
    expect(models.steady.requests).toEqual([]);
  });
});

describe('a text that no model of a chain could write', () => {
  it('keeps what came, counts all calls, and says what each provider did', async () => {
    models.fast.play(replies.cutAfter(half));
    models.steady.play(replies.error(404, { code: 'model_not_found' }));
    const { status, body } = await generate();
    expect({ status, detail: body.detail }).toEqual({
      status: 502,
      detail:
        'fast: The connection to the provider broke before the text was done. ' +
        'steady: The provider does not know the model steady-itself (404): check `model` of "steady" in HANDBILL_MODELS.',
    });
    const { body: record } = await server.rest(`GET /content/${body.content_id}`);
    expect(record).toMatchObject({ status: 'failed', text: half, generation: { model: 'steady', attempts: 2 } });
  });
});

describe('a text that a killed server left', () => {
  it('is written by the model that was chosen for it, whatever the default is now', { timeout: 30_000 }, async () => {
    const { id } = (await generate()).body;
    await reopenCalls(server, id);
    const lease = { token: 'gone', until: new Date(0), claims: 1 };
    const left = { status: 'generating', output: null, checks: [], 'generation.model': 'last', lease };
    await server.stored('content').updateOne({ _id: id }, { $set: left });
    const record = await vi.waitUntil(
      async () => {
        const { body } = await server.rest(`GET /content/${id}`);
        return body.status !== 'generating' && body;
      },
      { timeout: 25_000, interval: 100 },
    );
    expect(record).toMatchObject({ status: 'ready', request: { model: null }, generation: { model: 'last' } });
    expect(models.last.requests).toHaveLength(1);
  });
});

describe('the stream of a text', () => {
  it('begins anew where a fallback writes in place of a model that broke off', async () => {
    models.fast.play(replies.cutAfter(whole.slice(0, 60)));
    const events = await allEvents(await generateStream(server, brief));
    const attempts = events.filter(({ event }) => event === 'content.attempt').map(({ data }) => data);
    expect(attempts).toEqual([
      { attempt: 1, model: 'fast', reason: 'first', pointers: [''] },
      { attempt: 2, model: 'steady', reason: 'fallback', pointers: [''] },
    ]);
    const { output, id } = events.at(-1)?.data ?? {};
    expect(putTogether(events)).toEqual(Object.fromEntries(textParts(output)));
    const { data } = (await server.rest(`GET /content/${id}/attempts`)).body;
    expect(data.map(({ attempt, reason }: { attempt: number; reason: string }) => [attempt, reason])).toEqual([
      [2, 'fallback'],
      [1, 'first'],
    ]);
  });
});
