import { setTimeout as wait } from 'node:timers/promises';
import type { OpenAI } from 'openai';
import type { CallFailure, Completion, LanguageModel, ModelCall } from '../language-model.ts';
import { noAnswer, type Answer } from './answer.ts';
import { connect } from './connect.ts';
import { explain } from './explain.ts';
import { bodyOf, conceded, fullOffer } from './offer.ts';
import type { OpenAIOptions } from './openai-options.ts';
import { endingOf } from './ending-of.ts';
import { presentable } from './presentable.ts';
import { type ProviderError } from './provider-error.ts';
import { providerErrorOf } from './provider-error-of.ts';
import { readResponse } from './read-response.ts';

const maxRetries = 2;
const doubled = (retry: number): number => 500 * 2 ** (retry - 1) * (1 + Math.random() / 2);

/** A model behind OpenAI's chat completions: OpenAI itself, Ollama, vLLM, LiteLLM, OpenRouter and the like. */
export function openaiModel(options: OpenAIOptions): LanguageModel {
  const { model, timeout_ms, apiKey, backoff_ms = doubled } = options;
  let client: Promise<OpenAI> | undefined;
  // What the server has refused is not offered again while the process lives.
  let offer = fullOffer;

  async function ask({ prompt, onText }: ModelCall, answer: Answer, signal: AbortSignal): Promise<ProviderError | null> {
    try {
      client ??= connect(options);
      const call = (await client).chat.completions.create(bodyOf(model, prompt, offer), { signal });
      await readResponse(await call.asResponse(), answer, onText);
      return null;
    } catch (thrown) {
      const error = await providerErrorOf(thrown);
      if (error === null && !signal.aborted) throw thrown;
      return error;
    }
  }

  async function complete(call: ModelCall): Promise<Completion | CallFailure> {
    const started = performance.now();
    const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeout_ms)]);
    for (let attempts = 1, retries = 0; ; attempts += 1) {
      const answer = noAnswer();
      const offered = offer;
      const error = await ask(call, answer, signal);
      const effort = { model, attempts, input_tokens: answer.input_tokens, output_tokens: answer.output_tokens };
      const failed = (detail: string, code: CallFailure['code'] = 'generation_failed'): CallFailure => ({
        kind: 'failure',
        ...effort,
        code,
        detail,
        textSoFar: answer.text === '' ? null : answer.text,
        ...(error !== null && { cause: loggable(error, apiKey) }),
      });
      if (call.signal.aborted) return failed('The writing was stopped before the text was done.');
      if (signal.aborted) return failed(late(timeout_ms, answer.text), 'generation_timeout');
      if (error === null) return endingOf(answer, effort);

      const smaller =
        error.said.status === 400 || error.said.status === 422 ? conceded(offered, `${error.said.codes} ${error.said.words}`) : null;
      if (smaller !== null) {
        offer = smaller;
        continue;
      }
      const { detail, retried } = explain(error, model, presentable(error.said.words, apiKey));
      retries += 1;
      const pause_ms = error.said.retryAfter_ms ?? backoff_ms(retries);
      if (!retried || answer.text !== '' || retries > maxRetries) return failed(detail);
      if (pause_ms > timeout_ms - (performance.now() - started))
        return failed(`${detail} It asks for more patience than the time-out leaves.`);
      await wait(pause_ms, undefined, { signal }).catch(() => undefined);
    }
  }

  return { provider: 'openai', model, complete };
}

const late = (timeout_ms: number, soFar: string): string =>
  `The model ${soFar === '' ? 'had not begun to answer' : 'was not done with its answer'} after ${timeout_ms / 1_000} s.`;

/** What goes into a log: never the SDK's own error, which carries headers and the address. */
function loggable({ kind, said, cause }: ProviderError, apiKey: string | undefined): unknown {
  const reason = cause instanceof Error ? presentable([cause.message, cause.cause].join(' '), apiKey) : undefined;
  return { kind, ...said, words: presentable(said.words, apiKey), reason };
}
