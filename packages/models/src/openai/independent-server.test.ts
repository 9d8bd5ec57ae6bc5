import { LLMock } from '@copilotkit/aimock';
import { contentTypes } from '@handbill/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { callToEnd } from '../model/call-to-end.fixture.ts';
import type { Prompt } from '../model/language-model.ts';
import { openaiModel } from './openai-model.ts';

// A server that is not ours, in case ours and the client share a misunderstanding.
const server = await LLMock.create({ port: 0, logLevel: 'silent' });
afterAll(() => server.stop());
afterEach(() => void server.reset());

const { email } = contentTypes;
const task = { request: email.request.parse(email.example.request), campaign: null };
const text = JSON.stringify(email.example.output);
const model = openaiModel({ apiKey: 'sk-key', baseURL: `${server.url}/v1`, model: 'gpt-5-mini', timeout_ms: 3_000, backoff_ms: () => 5 });
const shape = { name: 'email', schema: { type: 'object', properties: {}, required: [], additionalProperties: false }, inWords: '' };
const prompt: Prompt = { system: 'You write.', user: '<brief>{}</brief>', closing: 'Write.', shape, answerTokens: 500 };
const complete = async () => {
  const call = model.complete({ task, prompt, signal: new AbortController().signal, reason: 'first' });
  const { result, calls } = await callToEnd(call);
  return { ...result, attempts: calls.length, input_tokens: calls.at(-1)?.end?.input_tokens };
};

describe('through a server of another make', () => {
  it('a text is requested and streamed', async () => {
    server.onMessage(/brief/, { content: text });
    expect(await complete()).toMatchObject({ kind: 'completion', text, finish: 'stop', attempts: 1, input_tokens: expect.any(Number) });
    expect(server.getLastRequest()?.body).toMatchObject({ model: 'gpt-5-mini', stream: true, response_format: { type: 'json_schema' } });
  });

  it('a cut by length is reported', async () => {
    server.onMessage(/brief/, { content: text.slice(0, 40), finishReason: 'length' });
    expect(await complete()).toMatchObject({ kind: 'completion', finish: 'length', text: text.slice(0, 40) });
  });

  it.each([429, 500, 503])('a passing %i is overcome by a retry', async (status) => {
    server.onMessage(/brief/, { content: text }).nextRequestError(status, { message: 'Not now', type: 'passing' });
    expect(await complete()).toMatchObject({ kind: 'completion', text, attempts: 2 });
  });

  it('a connection that breaks after some words keeps them', async () => {
    server.onMessage(/brief/, { content: text }, { chunkSize: 10, disconnectAfterMs: 150, latency: 50 });
    const result = await complete();
    expect(result).toMatchObject({ kind: 'failure', code: 'generation_failed', textSoFar: expect.stringMatching(/^\{"sub/) });
  });

  it('malformed JSON is an error and no empty text', async () => {
    server.onMessage(/brief/, { content: text }).setChaos({ malformedRate: 1 });
    expect(await complete()).toMatchObject({
      kind: 'failure',
      code: 'generation_failed',
      detail: expect.stringMatching(/not a chat completion/),
    });
    server.clearChaos();
  });
});
