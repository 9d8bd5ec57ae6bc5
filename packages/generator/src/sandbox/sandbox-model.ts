import { setImmediate, setTimeout } from 'node:timers/promises';
import type { CallFailure, Completion, LanguageModel, ModelCall } from '../language-model.ts';
import { scenarioOf } from './scenarios.ts';
import { simulatedResponses, success, type SimulatedResponse } from './simulated-response.ts';

const model = 'sandbox';

/**
 * The model that needs no provider: it writes from the request itself, deterministically, offline and at once.
 * A topic that begins with `sandbox:` and the name of a scenario has it simulate that. Its tokens are an estimate.
 */
export function sandboxModel(): LanguageModel {
  return {
    provider: 'sandbox',
    model,
    complete(call) {
      const scenario = scenarioOf(call.task.request.topic);
      const respond = scenario === undefined ? success : simulatedResponses[scenario];
      return send(respond(call.task), call);
    },
  };
}

const detail = 'The writing was stopped before the text was done.';
const stopped = {
  kind: 'failure',
  code: 'generation_failed',
  detail,
  cause: { kind: 'stopped', explanation: detail },
  fault: 'other',
} as const;

async function send(
  { wait, attempts, text, end }: SimulatedResponse,
  { prompt, signal, onText }: ModelCall,
): Promise<Completion | CallFailure> {
  const usage = { model, attempts, input_tokens: tokens(prompt.system + prompt.user), output_tokens: tokens(text) };
  // Only the signal can end a timer early.
  if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return { ...usage, ...stopped, textSoFar: null };
  await stream(text, onText);
  return end.kind === 'failure' ? { ...usage, ...end, textSoFar: text === '' ? null : text } : { ...usage, ...end, text };
}

const charactersPerToken = 4;
const tokens = (text: string): number => Math.ceil(text.length / charactersPerToken);

const pieces = 8;

/** Hands the text on in a few pieces, as a model that streams would. */
async function stream(text: string, onText: (piece: string) => void): Promise<void> {
  if (text === '') return;
  const length = Math.ceil(text.length / pieces);
  for (let start = 0; start < text.length; start += length) {
    onText(text.slice(start, start + length));
    await setImmediate();
  }
}
