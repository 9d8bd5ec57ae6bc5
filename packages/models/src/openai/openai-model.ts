import { setTimeout as wait } from 'node:timers/promises';
import type { Cost } from '@handbill/contract';
import { attemptResult, finishOf } from '../model/attempt-result.ts';
import {
  maxRequests,
  promptBytes,
  usualOutputLimit,
  type CallEvent,
  type CallFailure,
  type CallFault,
  type Completion,
  type FailureCause,
  type LanguageModel,
  type ModelCall,
  type Spend,
  type TokenCounts,
} from '../model/language-model.ts';
import { withoutThoughts } from '@handbill/text';
import { costAt, reportedCost } from '../prices/cost-of.ts';
import { listPrice } from '../prices/list-price.ts';
import { endCallSpan, startCallSpan } from '../telemetry/call-span.ts';
import { emptyAnswer, type Answer } from './answer.ts';
import { downgrade, downgradeIgnored, offeredCapabilities, type Capabilities } from './capabilities.ts';
import { explain, usualSettingNames } from './explain.ts';
import { KnownCapabilities } from './known-capabilities.ts';
import { openaiClient, type OpenAIOptions, type RequestCompletion } from './openai-client.ts';
import { ProviderError, type ProviderResponse, sanitize } from './provider-error.ts';
import { readResponse } from './read-response.ts';
import { usualEffort } from './model-options.ts';

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
  | { readonly result: CallFailure; readonly mayRepeat: boolean; readonly retryable: boolean; readonly response: ProviderResponse };

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
  readonly #isEffortSet: boolean;

  constructor(options: OpenAIOptions) {
    const { model, name = model, maxOutputTokens, reasoningEffort = usualEffort(model), now_ms = () => performance.now() } = options;
    this.model = name;
    this.#options = { ...options, reasoningEffort };
    this.#isEffortSet = options.reasoningEffort !== undefined;
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

  async mostOf(input_tokens: number): Promise<Spend> {
    const output_tokens = this.#options.maxOutputTokens ?? usualOutputLimit;
    const costs = await Promise.all(
      [null, input_tokens].map((cached) => this.costOf({ input_tokens, cached_input_tokens: cached, output_tokens })),
    );
    const isKnown = costs.every((cost) => cost?.currency === 'USD');
    return { tokens: input_tokens + output_tokens, usd: isKnown ? Math.max(...costs.map((cost) => cost?.amount ?? 0)) : null };
  }

  async *#withRetries(call: ModelCall, limits: Limits): ReturnType<LanguageModel['complete']> {
    const { backoff_ms = exponentialBackoff } = this.#options;
    const end = performance.now() + limits.allowed_ms;
    const offered = call.isCapped === true ? { ...this.#offered, limit: 'max_completion_tokens' as const } : this.#offered;
    const known = this.#known.among(offered);
    // A server that takes no limit says so once more.
    let capabilities = call.isCapped === true && known.limit === 'none' ? { ...known, limit: 'max_tokens' as const } : known;
    for (let attempts = 1, retries = 0; ; attempts += 1) {
      const outcome = yield* this.#attempt(call, capabilities, attempts, limits);
      const { result } = outcome;
      if (!outcome.mayRepeat || result.kind !== 'failure') return result;
      const remaining = downgrade(capabilities, outcome.response, this.#isEffortSet);
      if (remaining !== null) {
        this.#known.remember(capabilities, remaining);
        if (call.isCapped === true && remaining.limit === 'none')
          return {
            ...result,
            detail: `${result.detail} A spending cap holds, so that a call has to say how many tokens its answer may have.`,
          };
        capabilities = remaining;
        continue;
      }
      retries += 1;
      if (!outcome.retryable || retries >= maxRequests) return result;
      const pause_ms = outcome.response.retryAfter_ms ?? backoff_ms(retries);
      if (performance.now() + pause_ms > end) return { ...result, detail: `${result.detail} The time-out leaves no time to try again.` };
      await wait(pause_ms, undefined, { signal: limits.signal }).catch(() => undefined);
    }
  }

  async *#attempt(call: ModelCall, capabilities: Capabilities, attempts: number, limits: Limits): AsyncGenerator<CallEvent, Outcome, void> {
    const maxOutputTokens = this.#outputLimitOf(call);
    const most = call.isCapped === true && { most: await this.mostOf(promptBytes(call.prompt)) };
    yield { kind: 'attempt', model: this.model, reason: attempts === 1 ? call.reason : 'retry', ...most };
    const answer = emptyAnswer();
    const error = yield* this.#traced(call, capabilities, answer, limits.signal);
    const outcome = this.#outcomeOf({ answer, error }, call, limits);
    const { schema } = call.prompt.shape;
    const expected = { schema, maxOutputTokens, output_tokens: answer.output_tokens };
    const remaining = error === null ? downgradeIgnored(capabilities, outcome.result, expected) : null;
    if (remaining !== null) this.#known.remember(capabilities, remaining);
    yield { kind: 'attempt_ended', result: attemptResult(answer, outcome.result, await this.#costOfAnswer(answer)) };
    return outcome;
  }

  #outputLimitOf({ isCapped }: ModelCall): number | undefined {
    return this.#options.maxOutputTokens ?? (isCapped === true ? usualOutputLimit : undefined);
  }

  async #costOfAnswer({ reportedCost: reported, input_tokens, cached_input_tokens, output_tokens }: Answer): Promise<Cost | null> {
    if (reported !== null) return reportedCost(reported);
    return input_tokens === null || output_tokens === null ? null : this.costOf({ input_tokens, cached_input_tokens, output_tokens });
  }

  async *#traced(
    call: ModelCall,
    capabilities: Capabilities,
    answer: Answer,
    signal: AbortSignal,
  ): AsyncGenerator<CallEvent, ProviderError | null, void> {
    const { startSpan, baseURL, model } = this.#options;
    const maxOutputTokens = this.#outputLimitOf(call);
    if (startSpan === undefined) return yield* this.#send(call, capabilities, answer, { signal, maxOutputTokens });
    const { provider, model: name } = this;
    const { stream, shape } = capabilities;
    const [server, isJson] = [{ baseURL }, shape !== 'plain'];
    const span = startCallSpan(startSpan, { provider, name, model, server, maxOutputTokens, stream, isJson, reason: call.reason });
    const error = yield* this.#send(call, capabilities, answer, { signal, headers: span.headers, maxOutputTokens });
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
    // Without what the provider said, which may repeat the brief.
    const cause = { kind, status: response.status ?? undefined, explanation: explain(error, explained, '').detail };
    const { detail, retryable, fault } = explain(error, explained, sanitize(response.message, apiKey));
    // Text that has come was paid for: such a call is not repeated.
    return { result: failed(detail, cause, fault), mayRepeat: answer.text === '', retryable, response };
  }
}

/** What work comes to, or the signal's reason as soon as that is aborted: nothing that a server does holds a call longer. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', stop));
}

const filterReasons = new Set(['content_filter', 'safety']);

function resultOf(answer: Answer, model: string): Completion | CallFailure {
  const { text, refusal, finish } = answer;
  const failed = (
    kind: string,
    explanation: string,
    { said = '', fault = 'other' }: { said?: string; fault?: CallFault } = {},
  ): CallFailure => failureOf(answer, model, `${explanation}${said}`, { kind, explanation }, fault);
  const reason = finish?.toLowerCase() ?? '';
  if (refusal !== '') return failed('refusal', 'The model refused to write this', { said: `: ${sanitize(refusal, undefined)}` });
  if (filterReasons.has(reason)) return failed('content_filter', 'The provider’s content filter stopped the text.');
  if (withoutThoughts(text).trim() !== '') return { kind: 'completion', model, text, finish: finishOf(finish), needsReview: null };
  const hasThought = text.trim() !== '' || answer.reasoning.trim() !== '';
  if (finishOf(finish) === 'length')
    return failed('length', `The model used up its tokens ${hasThought ? 'on its reasoning ' : ''}before it wrote anything.`);
  if (hasThought)
    return failed('reasoning', 'The model sent nothing but its reasoning, which is never taken for the text.', { fault: 'provider' });
  return failed('empty', 'The model answered with nothing.', { fault: 'provider' });
}

const failureOf = ({ text }: Answer, model: string, detail: string, cause: FailureCause, fault: CallFault): CallFailure => ({
  kind: 'failure',
  model,
  code: 'generation_failed',
  detail,
  cause,
  fault,
  textSoFar: text === '' ? null : text,
});

const timeoutDetail = (timeout_ms: number, textSoFar: string): string =>
  `The model ${textSoFar === '' ? 'had not begun to answer' : 'had not finished its answer'} after ${Math.round(timeout_ms / 100) / 10} s.`;

/** What is logged of an error: never the SDK’s own, which contains headers and the address. */
function loggableError({ providerResponse, cause }: ProviderError, apiKey: string | undefined): object {
  const reason = cause instanceof Error ? sanitize([cause.message, cause.cause].join(' '), apiKey) : undefined;
  const { codes, message, params, retryAfter_ms } = providerResponse;
  const safe = (text: string): string => sanitize(text, apiKey);
  return { codes: safe(codes), message: safe(message), params: safe(params.join(' ')), retryAfter_ms, reason };
}
