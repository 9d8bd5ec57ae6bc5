import { setTimeout as wait } from 'node:timers/promises';
import type { OpenAI } from 'openai';
import type { CallFailure, Completion, LanguageModel, ModelCall } from '../language-model.ts';
import { noAnswer, type Answer } from './answer.ts';
import { downgrade, type Capabilities } from './capabilities.ts';
import { connect } from './connect.ts';
import { endingOf } from './ending-of.ts';
import { explain } from './explain.ts';
import { KnownCapabilities } from './known-capabilities.ts';
import type { OpenAIOptions } from './openai-options.ts';
import { presentable } from './presentable.ts';
import { providerErrorOf } from './provider-error-of.ts';
import { ProviderError } from './provider-error.ts';
import { readResponse } from './read-response.ts';
import { requestBody } from './request-body.ts';

const maxRetries = 2;
const doubled = (retry: number): number => 500 * 2 ** (retry - 1) * (1 + Math.random() / 2);

/** A model behind OpenAI's chat completions: OpenAI itself, Ollama, vLLM, LiteLLM, OpenRouter and the like. */
export function openaiModel(options: OpenAIOptions): LanguageModel {
  const { model, timeout_ms, apiKey, backoff_ms = doubled, now_ms = () => performance.now() } = options;
  let client: Promise<OpenAI> | undefined;
  // There is one of these for each address and model.
  const known = new KnownCapabilities(now_ms);

  /** One call: fills `answer`, and says what went wrong. */
  async function ask(
    { prompt, onText }: ModelCall,
    capabilities: Capabilities,
    answer: Answer,
    signal: AbortSignal,
  ): Promise<ProviderError | null> {
    try {
      client ??= connect(options);
      const call = (await client).chat.completions.create(requestBody(model, prompt, capabilities), { signal });
      await readResponse(await call.asResponse(), answer, onText);
      return null;
    } catch (thrown) {
      const error = await providerErrorOf(thrown);
      if (error !== null) return error;
      if (signal.aborted) return new ProviderError('cut', { cause: thrown });
      throw thrown;
    }
  }

  /** As many calls as it takes: less is asked for where a server refuses, and what may pass is tried again. */
  async function askUntil(call: ModelCall, signal: AbortSignal, end: number): Promise<Completion | CallFailure> {
    let capabilities = known.current;
    for (let attempts = 1, retries = 0; ; attempts += 1) {
      const answer = noAnswer();
      const error = await ask(call, capabilities, answer, signal);
      const usage = { model, attempts, input_tokens: answer.input_tokens, output_tokens: answer.output_tokens };
      if (error === null) return endingOf(answer, usage);

      const failed = (detail: string, code: CallFailure['code'] = 'generation_failed'): CallFailure => ({
        kind: 'failure',
        ...usage,
        code,
        detail,
        cause: loggable(error, apiKey),
        textSoFar: answer.text === '' ? null : answer.text,
      });
      if (call.signal.aborted) return failed('The writing was stopped before the text was done.');
      if (signal.aborted) return failed(late(timeout_ms, answer.text), 'generation_timeout');

      const { providerResponse } = error;
      const { detail, retried } = explain(error, model, presentable(providerResponse.words, apiKey));
      // A call that had begun to write was paid for: it is not repeated.
      if (answer.text !== '') return failed(detail);
      const less = downgrade(capabilities, providerResponse);
      if (less !== null) {
        known.learn(capabilities, less);
        capabilities = less;
        continue;
      }
      retries += 1;
      if (!retried || retries > maxRetries) return failed(detail);
      const pause_ms = providerResponse.retryAfter_ms ?? backoff_ms(retries);
      if (performance.now() + pause_ms > end) return failed(`${detail} The time-out leaves no time to try again.`);
      await wait(pause_ms, undefined, { signal }).catch(() => undefined);
    }
  }

  async function complete(call: ModelCall): Promise<Completion | CallFailure> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeout_ms);
    const signal = AbortSignal.any([call.signal, deadline.signal]);
    return askUntil(call, signal, performance.now() + timeout_ms).finally(() => clearTimeout(timer));
  }

  return { provider: 'openai', model, complete };
}

const late = (timeout_ms: number, soFar: string): string =>
  `The model ${soFar === '' ? 'had not begun to answer' : 'was not done with its answer'} after ${timeout_ms / 1_000} s.`;

/** What goes into a log: never the SDK's own error, which carries headers and the address. */
function loggable({ kind, providerResponse, cause }: ProviderError, apiKey: string | undefined): unknown {
  const reason = cause instanceof Error ? presentable([cause.message, cause.cause].join(' '), apiKey) : undefined;
  const { status, codes, words, params, retryAfter_ms } = providerResponse;
  const safe = (text: string): string => presentable(text, apiKey);
  return { kind, status, codes: safe(codes), words: safe(words), params: safe(params.join(' ')), retryAfter_ms, reason };
}
