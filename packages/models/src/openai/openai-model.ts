import { setTimeout as wait } from 'node:timers/promises';
import type { Cost } from '@handbill/contract';
import { attemptResult, finishOf } from '../model/attempt-result.ts';
import { beginRequest } from '../model/begin-request.ts';
import type {
  AttemptResult,
  CallEvent,
  CallFailure,
  CallFault,
  Completion,
  FailureCause,
  LanguageModel,
  ModelCall,
  Prompt,
  Spend,
  TokenCounts,
} from '../model/language-model.ts';
import { maxPromptTokens } from '../model/tokens-of.ts';
import { usageOf } from '../model/usage-of.ts';
import { withoutThoughts } from '@handbill/text';
import { costAt, reportedCost } from '../prices/cost-of.ts';
import { listPrice } from '../prices/list-price.ts';
import { endCallSpan, startCallSpan } from '../telemetry/call-span.ts';
import { emptyAnswer, type Answer } from './answer.ts';
import { offeredCapabilities, type Capabilities } from './capabilities.ts';
import { explain, isLoading, usualSettingNames } from './explain.ts';
import { KnownCapabilities } from './known-capabilities.ts';
import { Negotiation } from './negotiation.ts';
import { openaiClient, type OpenAIOptions, type RequestCompletion } from './openai-client.ts';
import { ProviderError, type ProviderResponse, sanitize } from './provider-error.ts';
import { readResponse } from './read-response.ts';
import { failureOf, resultOf } from './result-of.ts';
import { ThoughtLimit, usualEffort } from './thinking.ts';

/** How often a model is asked where errors may pass. */
const maxRequests = 3;
/** The same of a server that still loads its model, within the time-out. */
const maxWhileLoading = 15;
const maxPause_ms = 10_000;

const exponentialBackoff = (retry: number): number => 500 * 2 ** (retry - 1) * (1 + Math.random() / 2);

interface Requested {
  readonly answer: Answer;
  readonly error: ProviderError | null;
}

interface Limits {
  /** Aborted when the answer is no longer needed, or the time is over. */
  readonly signal: AbortSignal;
  readonly allowed_ms: number;
}

type Outcome =
  | { readonly result: Completion | CallFailure; readonly mayRepeat: false }
  | { readonly result: Completion | CallFailure; readonly mayRepeat: 'at once' }
  | { readonly result: CallFailure; readonly mayRepeat: true; readonly retryable: boolean; readonly response: ProviderResponse };

/** A model that is called through OpenAI’s chat completions: OpenAI itself, Ollama, vLLM, LiteLLM, OpenRouter and the like. */
export const openaiModel = (options: OpenAIOptions): LanguageModel => new OpenAIModel(options);

class OpenAIModel implements LanguageModel {
  readonly provider = 'openai';
  readonly writesBySection = true;
  readonly model: string;
  readonly #options: OpenAIOptions;
  readonly #request: RequestCompletion;
  readonly #known: KnownCapabilities;
  readonly #offered: Capabilities;
  readonly #thoughts: ThoughtLimit;

  constructor(options: OpenAIOptions) {
    const { model, name = model, maxOutputTokens, reasoningEffort = usualEffort(model), now_ms = () => performance.now() } = options;
    this.model = name;
    this.#options = { ...options, reasoningEffort };
    this.#thoughts = new ThoughtLimit(model, reasoningEffort);
    this.#request = openaiClient(this.#options);
    this.#known = options.capabilities ?? new KnownCapabilities(now_ms);
    this.#offered = offeredCapabilities({ limit: maxOutputTokens !== undefined, effort: reasoningEffort !== undefined });
  }

  async *complete(call: ModelCall): ReturnType<LanguageModel['complete']> {
    const { timeout_ms } = this.#options;
    const deadline = new AbortController();
    const allowed_ms = Math.min(timeout_ms, call.timeout_ms ?? timeout_ms);
    const timer = setTimeout(() => deadline.abort(), allowed_ms);
    const signal = AbortSignal.any([call.signal, deadline.signal]);
    try {
      return yield* this.#withRetries(call, { signal, allowed_ms });
    } finally {
      clearTimeout(timer);
    }
  }

  async costOf(tokens: TokenCounts): Promise<Cost | null> {
    const { prices, baseURL, model } = this.#options;
    const own = prices?.() ?? null;
    return own ? costAt(own, tokens) : listPrice({ baseURL, model }, tokens);
  }

  async maxOf(prompt: Prompt): Promise<Spend> {
    const [input_tokens, output_tokens] = [maxPromptTokens(prompt), this.#cappedOutput(prompt)];
    const costs = await Promise.all(
      [null, input_tokens].map((cached) => this.costOf({ input_tokens, cached_input_tokens: cached, output_tokens })),
    );
    const isKnown = costs.every((cost) => cost?.currency === 'USD');
    return { tokens: input_tokens + output_tokens, usd: isKnown ? Math.max(...costs.map((cost) => cost?.amount ?? 0)) : null };
  }

  async *#withRetries(call: ModelCall, limits: Limits): ReturnType<LanguageModel['complete']> {
    const { backoff_ms = exponentialBackoff } = this.#options;
    const end = performance.now() + limits.allowed_ms;
    const negotiation = new Negotiation(this.#known, this.#offered, call.reserve !== undefined);
    for (let attempts = 1, retries = 0; ; attempts += 1) {
      const outcome = yield* this.#attempt(call, negotiation, attempts, limits);
      if (outcome.mayRepeat === 'at once') continue;
      if (!outcome.mayRepeat) return outcome.result;
      const { result } = outcome;
      if (negotiation.askForLess(outcome.response)) continue;
      retries += 1;
      if (!outcome.retryable || retries >= (isLoading(outcome.response) ? maxWhileLoading : maxRequests)) return result;
      const pause_ms = outcome.response.retryAfter_ms ?? Math.min(backoff_ms(retries), maxPause_ms);
      if (performance.now() + pause_ms > end) return { ...result, detail: `${result.detail} The time-out leaves no time to try again.` };
      await wait(pause_ms, undefined, { signal: limits.signal }).catch(() => undefined);
    }
  }

  async *#attempt(call: ModelCall, negotiation: Negotiation, attempts: number, limits: Limits): AsyncGenerator<CallEvent, Outcome, void> {
    const maxOutputTokens = this.#outputLimitOf(call);
    const reason = attempts === 1 ? call.reason : 'retry';
    const refused = yield* beginRequest(call, { model: this.model, reason, most: () => this.maxOf(call.prompt) });
    if (refused !== null) return { result: refused, mayRepeat: false };
    const isSent = !limits.signal.aborted;
    const answer = emptyAnswer();
    const error = yield* this.#traced(call, negotiation.capabilities, answer, { signal: limits.signal, maxOutputTokens });
    const outcome = this.#outcomeOf({ answer, error }, call, limits);
    if (error === null) negotiation.taken();
    const { output_tokens } = answer;
    if (outcome.result.kind === 'completion')
      negotiation.answered(outcome.result, call.prompt.shape.schema, { output_tokens, maxOutputTokens });
    const usage = usageOf(answer, call.prompt, isSent ? writtenIn(answer, error) : null);
    yield { kind: 'attempt_ended', result: attemptResult({ ...answer, ...usage }, outcome.result, await this.#costOf(answer, usage)) };
    return this.#needsMoreRoom(call, answer) ? { result: outcome.result, mayRepeat: 'at once' } : outcome;
  }

  #outputLimitOf({ reserve, prompt }: ModelCall): number | undefined {
    return reserve === undefined ? this.#options.maxOutputTokens : this.#cappedOutput(prompt);
  }

  /** The limit of an answer under a spending cap, its thoughts included. */
  #cappedOutput({ answerTokens }: Prompt): number {
    return Math.min(this.#options.maxOutputTokens ?? Infinity, answerTokens + this.#thoughts.tokens);
  }

  /** Whether thoughts took all that a cap's limit allowed, and may have more. */
  #needsMoreRoom({ reserve, prompt }: ModelCall, { text, reasoning, finish }: Answer): boolean {
    const limit = this.#cappedOutput(prompt);
    const written = withoutThoughts(text);
    const isCut = finishOf(finish) === 'length' && written.trim() === '';
    this.#thoughts.learn({ hasThoughts: reasoning.trim() !== '' || written !== text, isCut: isCut && reserve !== undefined });
    return isCut && reserve !== undefined && this.#cappedOutput(prompt) > limit;
  }

  async #costOf(
    { reportedCost: reported }: Answer,
    { input_tokens, cached_input_tokens, output_tokens }: Pick<AttemptResult, keyof TokenCounts>,
  ): Promise<Cost | null> {
    if (reported !== null) return reportedCost(reported);
    return input_tokens === null || output_tokens === null ? null : this.costOf({ input_tokens, cached_input_tokens, output_tokens });
  }

  async *#traced(
    call: ModelCall,
    capabilities: Capabilities,
    answer: Answer,
    sending: Parameters<RequestCompletion>[2],
  ): AsyncGenerator<CallEvent, ProviderError | null, void> {
    const { startSpan, baseURL, model } = this.#options;
    if (startSpan === undefined) return yield* this.#send(call, capabilities, answer, sending);
    const { provider, model: name } = this;
    const { stream, shape } = capabilities;
    const [server, isJson] = [{ baseURL }, shape !== 'plain'];
    const { maxOutputTokens } = sending;
    const span = startCallSpan(startSpan, { provider, name, model, server, maxOutputTokens, stream, isJson, reason: call.reason });
    const error = yield* this.#send(call, capabilities, answer, { ...sending, headers: span.headers });
    endCallSpan(span, answer, error);
    return error;
  }

  async *#send(
    { prompt }: ModelCall,
    capabilities: Capabilities,
    answer: Answer,
    sending: Parameters<RequestCompletion>[2],
  ): AsyncGenerator<CallEvent, ProviderError | null, void> {
    const { signal } = sending;
    try {
      const response = await orAborted(this.#request(prompt, capabilities, sending), signal);
      const pieces = readResponse(response, answer);
      for (let next = await orAborted(pieces.next(), signal); next.done !== true; next = await orAborted(pieces.next(), signal))
        yield { kind: 'piece', text: next.value };
      return null;
    } catch (thrown) {
      if (thrown instanceof ProviderError) return thrown;
      if (signal.aborted) return new ProviderError('cut', { cause: thrown });
      throw thrown;
    }
  }

  #outcomeOf({ answer, error }: Requested, call: ModelCall, { signal, allowed_ms }: Limits): Outcome {
    const { apiKey, model, settingNames = usualSettingNames } = this.#options;
    if (error === null) return { result: resultOf(answer, this.model), mayRepeat: false };
    const failed = (detail: string, cause: FailureCause, fault: CallFault): CallFailure => ({
      ...failureOf(answer, this.model, detail, { ...loggableError(error, apiKey), ...cause }, fault),
      code: cause.kind === 'timeout' ? 'generation_timeout' : 'generation_failed',
    });
    const stopped = 'The writing was stopped before the text was done.';
    if (call.signal.aborted) return { result: failed(stopped, { kind: 'stopped', explanation: stopped }, 'other'), mayRepeat: false };
    const late = timeoutDetail(allowed_ms, answer.text);
    if (signal.aborted) return { result: failed(late, { kind: 'timeout', explanation: late }, 'outage'), mayRepeat: false };

    const { kind, providerResponse: response } = error;
    const explained = { model, settingNames };
    // Without the provider's words, which may repeat the brief.
    const cause = { kind, status: response.status ?? undefined, explanation: explain(error, explained, '').detail };
    const { detail, retryable, fault } = explain(error, explained, sanitize(response.message, apiKey));
    const result = failed(detail, cause, fault);
    // Text that has come was paid for: such a call is not repeated.
    return answer.text === '' ? { result, mayRepeat: true, retryable, response } : { result, mayRepeat: false };
  }
}

/** The answer of the model, its thoughts included; `null` where a server refused the request, was not reached, or is none of a model. */
function writtenIn({ text, reasoning, refusal }: Answer, error: ProviderError | null): string | null {
  const written = reasoning + text + refusal;
  const isUnheard = error !== null && ['refused', 'unreachable', 'unsendable', 'unreadable'].includes(error.kind);
  return written === '' && isUnheard ? null : written;
}

/** The result of work, or the signal's reason as soon as that is aborted: no server holds a call longer. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', stop));
}

const timeoutDetail = (timeout_ms: number, textSoFar: string): string =>
  `The model ${textSoFar === '' ? 'had not begun to answer' : 'had not finished its answer'} after ${Math.round(timeout_ms / 100) / 10} s.`;

/** The logged form of an error: never the SDK’s own, which contains headers and the address. */
function loggableError({ providerResponse, cause }: ProviderError, apiKey: string | undefined): object {
  const reason = cause instanceof Error ? sanitize([cause.message, cause.cause].join(' '), apiKey) : undefined;
  const { codes, message, params, retryAfter_ms } = providerResponse;
  const safe = (text: string): string => sanitize(text, apiKey);
  return { codes: safe(codes), message: safe(message), params: safe(params.join(' ')), retryAfter_ms, reason };
}
