import { ContentRequest } from '@handbill/contract';
import { fakeModelServer } from '@handbill/testing';
import { keptAttempts } from '@handbill/writer';
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
  shape: { name: 'email', schema: { type: 'object', properties: {}, required: [], additionalProperties: false } },
};
const task = { request: ContentRequest.parse({ type: 'email', topic: 'Bread' }), campaign: null };

/** Calls a new model, which the fake server serves; `again` calls the same one once more. `attempts` counts the requests of a call. */
export async function callModel(
  options: Partial<OpenAIOptions> = {},
  { signal = new AbortController().signal, onText = (_: string): void => undefined, shape = prompt.shape } = {},
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
  const { calls, recorder: attempts } = keptAttempts();
  const call: ModelCall = {
    task,
    prompt: { ...prompt, shape },
    signal,
    reason: 'first',
    attempts,
    onText(piece) {
      pieces.push(piece);
      onText(piece);
    },
  };
  const again = async () => {
    const before = calls.length;
    return { ...(await model.complete(call)), attempts: calls.length - before };
  };
  return { result: await again(), pieces, calls, again };
}
