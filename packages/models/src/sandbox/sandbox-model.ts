import { setImmediate, setTimeout } from 'node:timers/promises';
import { attemptResult } from '../model/attempt-result.ts';
import { beginRequest } from '../model/begin-request.ts';
import { stoppedCall } from '../model/failed-call.ts';
import type { LanguageModel, ModelCall, Prompt, Spend } from '../model/language-model.ts';
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
export const sandboxModel = (startSpan?: StartSpan): LanguageModel => ({
  provider: 'sandbox',
  model,
  isReproducible: true,
  complete: (call) => send(call, startSpan),
  costOf: () => Promise.resolve(null),
  maxOf,
});

const maxOf = (prompt: Prompt): Promise<Spend> => Promise.resolve({ tokens: maxPromptTokens(prompt) + prompt.answerTokens, usd: 0 });

/** A simulated provider that is called several times answers nothing before the last time. */
async function* send(call: ModelCall, startSpan: StartSpan | undefined): ReturnType<LanguageModel['complete']> {
  const response = responseTo(call.task);
  for (let attempts = 1; ; attempts += 1) {
    const reason = attempts === 1 ? call.reason : 'retry';
    const refused = yield* beginRequest(call, { model, reason, most: () => maxOf(call.prompt) });
    if (refused !== null) return refused;
    const span = startSpan && startCallSpan(startSpan, { provider: model, name: model, model, stream: true, isJson: true, reason });
    const result = yield* sendOnce(response, call);
    const [text, finish] = result.kind === 'completion' ? [result.text, result.finish] : [result.textSoFar ?? '', null];
    const tokens = usageOf({ input_tokens: null, cached_input_tokens: null, output_tokens: null }, call.prompt, text);
    if (span) endCallSpan(span, { finish, ...tokens }, result.kind === 'failure' ? result.cause : null);
    yield { kind: 'attempt_ended', result: attemptResult({ text, refusal: '', reasoning: '', finish, ...tokens }, result, null) };
    if (attempts >= (response.attempts ?? 1) || call.signal.aborted) return result;
  }
}

/** Hands the text on in pieces, as a model that streams would, until the signal is aborted. */
async function* sendOnce(response: SimulatedResponse, { signal }: ModelCall): ReturnType<LanguageModel['complete']> {
  const { wait = 0, duration, text, finish = 'stop', needsReview, failure } = response;
  if (wait > 0) await pause(wait, signal);
  const pieces = duration === undefined ? 8 : 100;
  const length = Math.max(1, Math.ceil(text.length / pieces));
  let sent = '';
  while (sent.length < text.length && !signal.aborted) {
    const piece = text.slice(sent.length, sent.length + length);
    yield { kind: 'piece', text: piece };
    sent += piece;
    await (duration === undefined ? setImmediate() : pause(duration / pieces, signal));
  }
  if (sent.length < text.length || signal.aborted) return stoppedCall(model, sent === '' ? null : sent);
  return failure === undefined
    ? { kind: 'completion', model, text, finish, needsReview }
    : { ...failure, textSoFar: text === '' ? null : text };
}

/** Only the signal can end a timer early. */
const pause = (time_ms: number, signal: AbortSignal): Promise<void> => setTimeout(time_ms, undefined, { signal }).catch(() => undefined);
