import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { modelReplies as replies, type ModelReply } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { listPrice, tableDate } from '../prices/list-price.ts';
import { answer, callModel, half, server } from './call-model.fixture.ts';

const tokens = { prompt_tokens: 1_000, completion_tokens: 100 };
const choice = (more: object = {}) => ({ choices: [{ index: 0, message: { content: answer }, finish_reason: 'stop', ...more }] });
/** A whole answer with this usage, and headers. */
const priced =
  (usage: unknown, headers: Record<string, string> = {}): ModelReply =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      // As text where JSON has no such figure.
      .end(JSON.stringify({ ...choice(), usage }).replaceAll(/"raw:([^"]*)"/g, '$1'));
/** The same as a stream. */
const pricedStream =
  (usage: object, headers: Record<string, string> = {}): ModelReply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', ...headers });
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: answer }, finish_reason: 'stop' }] })}\n\n`);
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  };

const prices = { input_per_million: 2.5, cached_input_per_million: 0.25, output_per_million: 10, currency: 'EUR', as_of: '2026-11-01' };

/** How the only request ended, for whoever keeps it. */
async function ended(reply: ModelReply, options: Parameters<typeof callModel>[0] = {}) {
  server.play(reply);
  const { calls } = await callModel(options);
  expect(calls).toHaveLength(1);
  return calls[0]?.end;
}

describe('a call of a model', () => {
  it('is told before it is sent, and when it has ended, with the answer as it came', async () => {
    expect(await ended(replies.streamed(` ${answer}`))).toEqual({
      finish_reason: 'stop',
      answer: ` ${answer}`,
      reasoning: null,
      input_tokens: 120,
      cached_input_tokens: null,
      output_tokens: 80,
      usage_source: 'reported',
      cost: null,
      error: null,
    });
  });

  it('is each request, also those that were refused or repeated', async () => {
    const refuses = ({ stream_options }: Record<string, unknown>) => (stream_options ? 'Unknown parameter: stream_options' : null);
    server.play(
      replies.unless(refuses, replies.streamed(answer)),
      replies.error(429, { message: 'Slow down' }),
      replies.html(502),
      replies.streamed(answer),
    );
    const { result, calls } = await callModel();
    expect(result).toMatchObject({ kind: 'completion', attempts: 4 });
    expect(calls).toMatchObject([
      { reason: 'first', end: { answer: null, error: { kind: 'refused', status: 400 } } },
      { reason: 'retry', end: { answer: null, error: { kind: 'refused', status: 429 } } },
      { reason: 'retry', end: { answer: null, error: { kind: 'refused', status: 502 } } },
      { reason: 'retry', end: { answer, error: null, finish_reason: 'stop' } },
    ]);
  });

  it.each([
    ['is cut', replies.cutAfter(half), { answer: half, finish_reason: null, error: { kind: 'cut', status: null } }],
    ['times out', replies.silentAfter(half), { answer: half, error: { kind: 'timeout' } }, { timeout_ms: 400 }],
    ['is refused by the model', replies.refusal('I will not'), { answer: 'I will not', error: { kind: 'refusal' } }],
    ['is filtered', replies.streamed(half, 'content_filter'), { answer: half, finish_reason: 'content_filter', output_tokens: 80 }],
    ['says nothing', replies.streamed(''), { answer: null, output_tokens: 80, error: { kind: 'empty' } }],
    ['ends early', replies.streamed(half, 'length'), { answer: half, finish_reason: 'length', error: null }],
  ])('that %s keeps what there is', async (_, reply, end, options?: { timeout_ms: number }) => {
    expect(await ended(reply, options)).toMatchObject(end);
  });

  it.each(['reasoning_content', 'reasoning'])('keeps what the model thought apart from its text: %s', async (field) => {
    const thinks: ModelReply = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const delta of [{ [field]: 'Bread, ' }, { [field]: 'perhaps.' }, { content: answer }])
        response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
      response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`);
    };
    expect(await ended(thinks)).toMatchObject({ answer, reasoning: 'Bread, perhaps.' });
  });

  it.each([
    ['OpenAI', { prompt_tokens_details: { cached_tokens: 600 } }, 600],
    ['DeepSeek', { prompt_cache_hit_tokens: 600 }, 600],
    ['more than there were', { prompt_tokens_details: { cached_tokens: 1_001 } }, null],
    ['a negative number', { prompt_tokens_details: { cached_tokens: -1 } }, null],
    ['a text', { prompt_tokens_details: { cached_tokens: '600' } }, null],
    ['another form', { prompt_tokens_details: 'none' }, null],
  ])('says how many tokens came from the cache: %s', async (_, details, cached_input_tokens) => {
    expect(await ended(priced({ ...tokens, ...details }))).toMatchObject({ input_tokens: 1_000, cached_input_tokens, output_tokens: 100 });
  });
});

describe('what a call took', () => {
  const estimate = { input_tokens: 16, cached_input_tokens: null, output_tokens: 12, usage_source: 'estimate' };
  const ofMoonshot: ModelReply = (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(
        `data: ${JSON.stringify({ choices: [{ delta: { content: answer }, finish_reason: 'stop', usage: tokens }] })}\n\ndata: [DONE]\n\n`,
      );

  it.each([
    ['nothing', null, {}],
    ['another form', 'many', {}],
    ['no input', { ...tokens, prompt_tokens: 0 }, { output_tokens: 100 }],
    ['no output for a text', { ...tokens, completion_tokens: 0 }, { input_tokens: 1_000 }],
    ['a negative number', { ...tokens, prompt_tokens: -1 }, { output_tokens: 100 }],
    ['minus zero', { ...tokens, prompt_tokens: 'raw:-0' }, { output_tokens: 100 }],
    ['a fraction', { ...tokens, prompt_tokens: 0.5 }, { output_tokens: 100 }],
    ['more than a 32-bit integer holds', { ...tokens, completion_tokens: 2 ** 31 }, { input_tokens: 1_000 }],
    ['beyond all numbers', { prompt_tokens: 'raw:1e999', completion_tokens: 'raw:-1e999' }, {}],
    ['texts', { prompt_tokens: '12', completion_tokens: 'NaN' }, {}],
    ['one figure', { prompt_tokens: 1_000 }, { input_tokens: 1_000 }],
  ])('is an estimate where its server says %s', async (_, usage, expected) => {
    expect(await ended(priced(usage))).toMatchObject({ answer, ...estimate, ...expected });
  });

  it.each([
    ['was cut', replies.cutAfter(half), { input_tokens: 16, output_tokens: 5 }],
    ['timed out before a word came', replies.silent(), { input_tokens: 16, output_tokens: 0 }],
  ])('is an estimate where it %s', async (_, reply, taken) => {
    expect(await ended(reply, { timeout_ms: 200 })).toMatchObject({ ...taken, usage_source: 'estimate' });
  });

  it.each([
    ['was refused', replies.error(400, { message: 'No' })],
    ['found no server', (response) => void response.destroy()],
  ] satisfies [string, ModelReply][])('is nothing where it %s', async (_, reply) => {
    server.play(reply);
    const { calls } = await callModel();
    for (const { end } of calls) expect(end).toMatchObject({ input_tokens: null, output_tokens: null, usage_source: null, cost: null });
  });

  it.each([
    ['in the choice, as Moonshot does', ofMoonshot],
    ['beside it, as Groq does', replies.streamedDeltas([{ content: answer }], 'stop', { x_groq: { usage: tokens } })],
    ['as Ollama calls them', replies.body(200, { ...choice(), prompt_eval_count: 1_000, eval_count: 100 })],
    ['as llama.cpp calls them', replies.body(200, { ...choice(), timings: { prompt_n: 1_000, predicted_n: 100 } })],
    ['as Gemini calls them', replies.body(200, { ...choice(), usageMetadata: { promptTokenCount: 1_000, candidatesTokenCount: 100 } })],
    ['as Anthropic calls them', priced({ input_tokens: 1_000, output_tokens: 100 })],
  ] satisfies [string, ModelReply][])('is read wherever its server tells it: %s', async (_, reply) => {
    expect(await ended(reply)).toMatchObject({ input_tokens: 1_000, output_tokens: 100, usage_source: 'reported' });
  });
});

describe('the cost of a call', () => {
  const reported = (amount: number) => ({ amount, currency: 'USD', source: 'reported', as_of: null });

  it.each([
    ['OpenRouter', pricedStream({ ...tokens, cost: 0.00014 }), 0.00014],
    ['OpenRouter, nothing', priced({ ...tokens, cost: 0 }), 0],
    [
      'OpenRouter, with a key of one’s own',
      priced({ ...tokens, cost: 0.1, is_byok: true, cost_details: { upstream_inference_cost: 0.2 } }),
      0.3,
    ],
    ['OpenRouter, with its own key', priced({ ...tokens, cost: 0.1, is_byok: false, cost_details: { upstream_inference_cost: 0.1 } }), 0.1],
    ['Perplexity', priced({ ...tokens, cost: { total_cost: 0.006, input_tokens_cost: 0.001 } }), 0.006],
    ['LiteLLM', priced(tokens, { 'x-litellm-response-cost': '3.45e-05' }), 0.0000345],
    ['LiteLLM, in a stream', pricedStream({ ...tokens, cost: 0.0005 }, { 'x-litellm-response-cost': '0.0' }), 0.0005],
  ])('is what the server reports, whatever the settings say: %s', async (_, reply, amount) => {
    expect(await ended(reply, { prices: () => prices })).toMatchObject({ cost: reported(amount) });
  });

  it.each([
    ['negative', priced({ ...tokens, cost: -0.5 })],
    ['huge', priced({ ...tokens, cost: 1e300 })],
    ['infinite', priced({ ...tokens, cost: 'raw:1e999' })],
    ['text', priced({ ...tokens, cost: '0.5' })],
    ['an object without a sum', priced({ ...tokens, cost: { input: 1 } })],
    ['no number in LiteLLM’s header', priced(tokens, { 'x-litellm-response-cost': 'None' })],
    ['NaN in LiteLLM’s header', priced(tokens, { 'x-litellm-response-cost': 'NaN' })],
    ['a million digits in LiteLLM’s header', priced(tokens, { 'x-litellm-response-cost': '9'.repeat(10_000) })],
    ['in the header of a stream, which is sent before it is known', pricedStream(tokens, { 'x-litellm-response-cost': '0.5' })],
  ])('is not taken from a report that is %s', async (_, reply) => {
    const settled = { amount: 0.0035, currency: 'EUR', source: 'settings', as_of: '2026-11-01' };
    expect(await ended(reply, { prices: () => prices })).toMatchObject({ input_tokens: 1_000, output_tokens: 100, cost: settled });
  });

  it('is else from the prices in the settings, with cached input at its own', async () => {
    const usage = { ...tokens, prompt_tokens_details: { cached_tokens: 400 } };
    expect(await ended(priced(usage), { prices: () => prices })).toMatchObject({ cost: { amount: 0.0026, source: 'settings' } });
    expect(await ended(priced(usage), { prices: () => ({ ...prices, cached_input_per_million: null }) })).toMatchObject({
      cost: { amount: 0.0035, source: 'settings' },
    });
  });

  it('follows the tokens where these are an estimate', async () => {
    const cost = { amount: 0.00016, currency: 'EUR', source: 'settings' };
    expect(await ended(priced(null), { prices: () => prices })).toMatchObject({ usage_source: 'estimate', cost });
  });

  it('is not known of a server of one’s own without prices, whatever its models are called', async () => {
    expect(await ended(priced(tokens), { model: 'gpt-5-mini' })).toMatchObject({ cost: null });
  });

  it('is not known where the prices in the settings make it larger than any call costs', async () => {
    const dear = { ...prices, input_per_million: 1e9, output_per_million: 1e9 };
    expect(await ended(priced(tokens), { prices: () => dear })).toMatchObject({ output_tokens: 100, cost: null });
  });
});

describe('the table of list prices', () => {
  const usage = { input_tokens: 1_000_000, cached_input_tokens: 400_000, output_tokens: 100_000 };
  const price = (model: string, baseURL: string | undefined) => listPrice({ model, baseURL }, usage);

  it('knows the prices of providers by their addresses, with cached input and tiers', async () => {
    const cost = { currency: 'USD', source: 'table', as_of: tableDate };
    expect(await price('gpt-5-mini', undefined)).toEqual({ amount: 0.36, ...cost });
    expect(await price('openai/gpt-5-mini', 'https://openrouter.ai/api/v1')).toEqual({ amount: 0.36, ...cost });
    // Above 200,000 tokens Gemini costs twice as much.
    expect(await price('gemini-2.5-pro', 'https://me:secret@generativelanguage.googleapis.com/v1beta/openai/')).toEqual({
      amount: 3.1,
      ...cost,
    });
  });

  it.each([
    ['a server of one’s own', 'gpt-5-mini', 'http://127.0.0.1:11434/v1'],
    ['one that has a provider’s address in its password', 'gpt-5-mini', 'http://https%3A%2F%2Fapi.openai.com@127.0.0.1:11434/v1'],
    ['an unknown model', 'gpt-7000-nano', undefined],
    ['a name with nothing in it', '', undefined],
  ])('knows no price of %s', async (_, model, baseURL) => {
    expect(await price(model, baseURL)).toBeNull();
  });

  it('is of the day that the version in use was published', () => {
    const entry = createRequire(import.meta.url).resolve('@pydantic/genai-prices');
    const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'));
    expect({ version, tableDate }).toEqual({ version: '0.1.8', tableDate: '2026-09-23' });
  });
});
