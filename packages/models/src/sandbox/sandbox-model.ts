import { setImmediate, setTimeout } from 'node:timers/promises';
import { attemptResult } from '../model/attempt-result.ts';
import { tokensOf } from '../prices/tokens-of.ts';
import type { CallFailure, Completion, LanguageModel, ModelCall } from '../model/language-model.ts';
import { responseTo, type SimulatedResponse } from './simulated-response.ts';

const model = 'sandbox';

/**
 * The model that needs no provider: it writes from the request itself, deterministically, offline and at once.
 * A topic that begins with `sandbox:` and the name of a scenario has it simulate that. Its tokens are an estimate.
 */
export function sandboxModel(): LanguageModel {
  return {
    provider: 'sandbox',
    model,
    isReproducible: true,
    async complete(call) {
      return send(responseTo(call.task), call);
    },
    costOf: () => Promise.resolve(null),
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

/** A simulated provider that is called several times answers nothing before the last time. */
async function send(response: SimulatedResponse, call: ModelCall): Promise<Completion | CallFailure> {
  for (let attempts = 1; ; attempts += 1) {
    const begun = await call.attempts.begin({ model, reason: attempts === 1 ? call.reason : 'retry' });
    const result = await sendOnce(response, call);
    const text = result.kind === 'completion' ? result.text : (result.textSoFar ?? '');
    const finish = result.kind === 'completion' ? result.finish : null;
    const tokens = {
      input_tokens: tokensOf(call.prompt.system + call.prompt.user),
      cached_input_tokens: null,
      output_tokens: tokensOf(text),
    };
    begun.end(attemptResult({ text, refusal: '', reasoning: '', finish, ...tokens }, result, null));
    if (attempts >= response.attempts || call.signal.aborted) return result;
  }
}

async function sendOnce({ wait, duration, text, end }: SimulatedResponse, call: ModelCall): Promise<Completion | CallFailure> {
  const { signal } = call;
  // Only the signal can end a timer early.
  if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  const given = await stream(text, duration, call);
  if (given.length < text.length || signal.aborted) return { model, ...stopped, textSoFar: given === '' ? null : given };
  return end.kind === 'failure' ? { model, ...end, textSoFar: text === '' ? null : text } : { model, ...end, text };
}

/** Hands the text on in pieces, as a model that streams would, until the signal is aborted; returns what was handed on. */
async function stream(text: string, duration: number | undefined, { signal, onText }: ModelCall): Promise<string> {
  const pieces = duration === undefined ? 8 : 100;
  const length = Math.max(1, Math.ceil(text.length / pieces));
  let given = 0;
  while (given < text.length && !signal.aborted) {
    onText(text.slice(given, given + length));
    given += length;
    // Only the signal can end a timer early.
    await (duration === undefined ? setImmediate() : setTimeout(duration / pieces, undefined, { signal }).catch(() => undefined));
  }
  return text.slice(0, given);
}
