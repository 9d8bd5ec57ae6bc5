import { setTimeout as wait } from 'node:timers/promises';
import { ContentRequest, contentTypes } from '@handbill/contract';
import { fakeModelServer, modelReplies as replies } from '@handbill/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callToEnd } from '../model/call-to-end.fixture.ts';
import type { Fallback, ModelSet, TextCall } from './model-set.ts';
import type { ModelOptions } from '../openai/model-options.ts';
import { openaiModels, type OpenAIModelsOptions } from './openai-models.ts';

const [first, second] = [await fakeModelServer(), await fakeModelServer()];
afterAll(() => Promise.all([first.close(), second.close()]));

const { email } = contentTypes;
const text = JSON.stringify(email.example.output);
const request = ContentRequest.parse(email.example.request);
const settingNames = { apiKey: 'KEY', baseURL: 'base_url', model: 'model' };
const model = (name: string, baseURL: string, fallback: string | null = null): ModelOptions => ({
  name,
  model: `${name}-itself`,
  apiKey: undefined,
  baseURL,
  types: [],
  fallback,
  reasoningEffort: undefined,
  maxOutputTokens: undefined,
  prices: () => null,
  settingNames,
});
const nothing = () => undefined;
const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const models = (all: readonly ModelOptions[], more: Partial<OpenAIModelsOptions> = {}) =>
  openaiModels({ models: all, main: all[0]?.name ?? '', timeout_ms: 5_000, log, backoff_ms: () => 5, ...more });
const chain = [model('first', first.baseURL, 'second'), model('second', second.baseURL)];

const fallbacks: Fallback[] = [];
const attempts: Awaited<ReturnType<typeof callToEnd>>['calls'] = [];
const shape = { name: 'email', schema: {}, inWords: '' };
const prompt = { system: 'You write.', user: '<brief>{}</brief>', closing: 'Write.', shape, answerTokens: 500 };

/** Has a text written to its end. */
async function complete(set: ModelSet, signal = new AbortController().signal, wanted = 'first', reserve?: TextCall['reserve']) {
  const task = { request, campaign: null };
  const call = set.complete({ task, model: wanted, prompt, signal, reason: 'first', end_ms: set.textEnd(), mayWait: true, reserve });
  const ended = await callToEnd(call);
  fallbacks.push(...ended.fallbacks);
  attempts.push(...ended.calls);
  return ended.result;
}

beforeEach(() => {
  fallbacks.length = 0;
  attempts.length = 0;
  first.play(replies.error(500, 'Oops'));
  second.play(replies.streamed(text));
});

describe('a chain of models', () => {
  it('has each call on record, and says who writes and why', async () => {
    first.play(replies.errorAfter('{"subject": "Half', { code: 502, message: 'Upstream' }));
    const result = await complete(models(chain));
    expect(result).toMatchObject({ kind: 'completion', model: 'second' });
    expect(attempts).toMatchObject([
      { model: 'first', reason: 'first', end: { answer: '{"subject": "Half', error: { kind: 'refused', status: 502 } } },
      { model: 'second', reason: 'fallback', end: { answer: text, error: null, output_tokens: 80 } },
    ]);
    expect(fallbacks).toEqual([
      {
        model: 'first',
        next: 'second',
        cause: expect.objectContaining({ kind: 'refused', status: 502, explanation: 'The provider failed (502).' }),
      },
    ]);
  });

  it('goes past a server that is down without a call, and says so', async () => {
    const set = models(chain, { circuit: { failures: 1, open_ms: 60_000 } });
    await complete(set);
    fallbacks.length = 0;
    const calls = first.requests.length;
    expect(set.choose({ type: 'email', model: null })).toEqual({ kind: 'chosen', provider: 'openai', model: 'second' });
    const before = attempts.length;
    expect(await complete(set)).toMatchObject({ model: 'second' });
    expect(attempts).toHaveLength(before + 1);
    expect(first.requests).toHaveLength(calls);
    expect(fallbacks).toMatchObject([{ model: 'first', next: 'second', cause: { kind: 'circuit_open' } }]);
  });

  it('ends where nobody needs the text any more', async () => {
    const stop = new AbortController();
    first.play((response, asked) => {
      stop.abort();
      return replies.silent()(response, asked);
    });
    expect(await complete(models(chain), stop.signal)).toMatchObject({
      kind: 'failure',
      model: 'first',
      cause: { kind: 'stopped' },
    });
    expect(second.requests).toEqual([]);
  });

  it('begins at the default where its first model is not known any more', async () => {
    expect(await complete(models(chain), undefined, 'gone')).toMatchObject({ model: 'second' });
    expect(attempts).toHaveLength(4);
  });

  it('shares the circuit of a server, and what the server lacks, among its models', async () => {
    const set = models([model('first', first.baseURL), model('other', `${first.baseURL}/`)], { circuit: { failures: 1, open_ms: 60_000 } });
    await complete(set);
    expect(set.choose({ type: 'email', model: 'other' })).toEqual({
      kind: 'unavailable',
      model: 'other',
      retryAfter_s: expect.any(Number),
    });
  });
});

describe('a text whose server is down', () => {
  const alone = [model('first', first.baseURL)];

  it('waits until it is back, and is no failure though a call that tried it was one', async () => {
    const set = models(alone, { circuit: { failures: 1, open_ms: 300 } });
    await complete(set);
    first.play(
      replies.error(500, 'Still down', {}),
      replies.error(500, 'Still down'),
      replies.error(500, 'Still down'),
      replies.streamed(text),
    );
    expect(await complete(set)).toMatchObject({ kind: 'completion' });
    expect(first.requests).toHaveLength(4);
  });

  it('waits for one call at a time, however many wait', async () => {
    const set = models(alone, { circuit: { failures: 1, open_ms: 300 } });
    await complete(set);
    let calls = 0;
    first.play(async (response, asked) => {
      // Long enough for the others to call, too, if they did.
      if (calls === 0) await wait(300);
      calls ||= first.requests.length;
      await replies.streamed(text)(response, asked);
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => complete(set)));
    expect(all.every(({ kind }) => kind === 'completion')).toBe(true);
    expect(calls).toBe(1);
    expect(first.requests).toHaveLength(20);
  });

  it('ends after ten times the time of a call', async () => {
    const set = models(alone, { timeout_ms: 200, circuit: { failures: 1, open_ms: 3_600_000 } });
    await complete(set);
    const before = attempts.length;
    expect(await complete(set)).toMatchObject({
      kind: 'failure',
      code: 'generation_timeout',
      detail: 'No model could be called in time: the servers did not answer.',
    });
    expect(attempts).toHaveLength(before);
  });

  it('goes on waiting where a spending cap refused the call that was to try the server', async () => {
    const set = models(alone, { circuit: { failures: 1, open_ms: 100 } });
    await complete(set);
    const refused = await complete(set, undefined, 'first', () => Promise.resolve('The cap is reached.'));
    expect(refused).toMatchObject({ cause: { kind: 'budget_exhausted' } });
    expect(set.choose({ type: 'email', model: null })).toMatchObject({ kind: 'unavailable' });
  });

  it('ends when nobody needs it any more', async () => {
    const set = models(alone, { circuit: { failures: 1, open_ms: 3_600_000 } });
    await complete(set);
    expect(await complete(set, AbortSignal.timeout(100))).toMatchObject({ code: 'generation_failed', cause: { kind: 'stopped' } });
  });
});
