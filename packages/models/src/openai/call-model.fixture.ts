import { ContentRequest } from '@handbill/contract';
import { fakeModelServer } from '@handbill/testing';
import { callToEnd } from '../model/call-to-end.fixture.ts';
import type { ModelCall, Prompt } from '../model/language-model.ts';
import { openaiModel } from './openai-model.ts';
import type { OpenAIOptions } from './openai-client.ts';

/** A fake server for all test files of a worker. It ends with it. */
export const server = await fakeModelServer();

export const key = 'sk-very-secret-key';
export const answer = '{"subject": "Loaves – fresh", "body": "…"}';
export const half = '{"subject": "Half';
export const prompt: Prompt = {
  system: 'You write.',
  user: '<brief>{}</brief>',
  closing: 'Write in English.',
  shape: {
    name: 'email',
    schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
    inWords: 'As JSON Schema: {}',
  },
  answerTokens: 500,
};
const task = { request: ContentRequest.parse({ type: 'email', topic: 'Bread' }), campaign: null };

/** Calls a new model, which the fake server serves; `again` calls the same one once more. `attempts` counts the requests of a call. */
export async function callModel(
  options: Partial<OpenAIOptions> = {},
  {
    signal = new AbortController().signal,
    onText = (_: string): void => undefined,
    shape = prompt.shape,
    reserve = undefined as ModelCall['reserve'],
  } = {},
) {
  const model = openaiModel({
    apiKey: key,
    baseURL: server.baseURL,
    model: 'gpt-5-mini',
    timeout_ms: 5_000,
    backoff_ms: () => 5,
    ...options,
  });
  const pieces: string[] = [];
  const calls: Awaited<ReturnType<typeof callToEnd>>['calls'] = [];
  const call: ModelCall = { task, prompt: { ...prompt, shape }, signal, reason: 'first', reserve };
  const again = async () => {
    const ended = await callToEnd(model.complete(call), onText);
    calls.push(...ended.calls);
    pieces.push(...ended.pieces);
    return { ...ended.result, attempts: ended.calls.length };
  };
  return { result: await again(), pieces, calls, again };
}
