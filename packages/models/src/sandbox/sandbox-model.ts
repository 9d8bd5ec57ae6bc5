import { setImmediate, setTimeout } from 'node:timers/promises';
import { attemptResult } from '../model/attempt-result.ts';
import { beginRequest } from '../model/begin-request.ts';
import type { CallEvent, LanguageModel, ModelCall, Prompt, Spend } from '../model/language-model.ts';
import { maxPromptTokens } from '../model/tokens-of.ts';
import { usageOf } from '../model/usage-of.ts';
import { endCallSpan, startCallSpan, type StartSpan } from '../telemetry/call-span.ts';
import { responseTo, type SimulatedResponse } from './simulated-response.ts';

const model = 'sandbox';

/**
 * The model that needs no provider: it writes from the request itself, deterministically, offline and at once.
 * A topic that begins with `sandbox:` and the name of a scenario has it simulate that. Its tokens are an estimate.
 *
 * @param startSpan left out where nothing is traced
 */
export function sandboxModel(startSpan?: StartSpan): LanguageModel {
  return {
    provider: 'sandbox',
    model,
    isReproducible: true,
    complete: (call) => send(call, startSpan),
    costOf: () => Promise.resolve(null),
    maxOf,
  };
}

/** It is free, whatever it writes. */
const maxOf = (prompt: Prompt): Promise<Spend> => Promise.resolve({ tokens: maxPromptTokens(prompt) + prompt.answerTokens, usd: 0 });

const detail = 'The writing was stopped before the text was done.';
const stopped = {
  kind: 'failure',
  code: 'generation_failed',
  detail,
  cause: { kind: 'stopped', explanation: detail },
  fault: 'other',
} as const;

/** A simulated provider that is called several times answers nothing before the last time. */
async function* send(call: ModelCall, startSpan: StartSpan | undefined): ReturnType<LanguageModel['complete']> {
  const response = responseTo(call.task);
  for (let attempts = 1; ; attempts += 1) {
    const reason = attempts === 1 ? call.reason : 'retry';
    const refused = yield* beginRequest(call, { model, reason, most: () => maxOf(call.prompt) });
    if (refused !== null) return refused;
    const span = startSpan && startCallSpan(startSpan, { provider: model, name: model, model, stream: true, isJson: true, reason });
    const result = yield* sendOnce(response, call);
    const text = result.kind === 'completion' ? result.text : (result.textSoFar ?? '');
    const finish = result.kind === 'completion' ? result.finish : null;
    const tokens = usageOf({ input_tokens: null, cached_input_tokens: null, output_tokens: null }, call.prompt, text);
    if (span) endCallSpan(span, { finish, ...tokens }, result.kind === 'failure' ? result.cause : null);
    yield { kind: 'attempt_ended', result: attemptResult({ text, refusal: '', reasoning: '', finish, ...tokens }, result, null) };
    if (attempts >= response.attempts || call.signal.aborted) return result;
  }
}

async function* sendOnce({ wait, duration, text, end }: SimulatedResponse, { signal }: ModelCall): ReturnType<LanguageModel['complete']> {
  // Only the signal can end a timer early.
  if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  const sent = yield* stream(text, duration, signal);
  if (sent.length < text.length || signal.aborted) return { model, ...stopped, textSoFar: sent === '' ? null : sent };
  return end.kind === 'failure' ? { model, ...end, textSoFar: text === '' ? null : text } : { model, ...end, text };
}

/** Hands the text on in pieces, as a model that streams would, until the signal is aborted; returns the pieces that were handed on. */
async function* stream(text: string, duration: number | undefined, signal: AbortSignal): AsyncGenerator<CallEvent, string, void> {
  const pieces = duration === undefined ? 8 : 100;
  const length = Math.max(1, Math.ceil(text.length / pieces));
  let sent = 0;
  while (sent < text.length && !signal.aborted) {
    yield { kind: 'piece', text: text.slice(sent, sent + length) };
    sent += length;
    // Only the signal can end a timer early.
    await (duration === undefined ? setImmediate() : setTimeout(duration / pieces, undefined, { signal }).catch(() => undefined));
  }
  return text.slice(0, sent);
}
