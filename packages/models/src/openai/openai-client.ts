import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { Prompt } from '../model/language-model.ts';
import { boundedBody } from './bounded-body.ts';
import type { ModelOptions } from './model-options.ts';
import type { StartSpan } from '../telemetry/call-span.ts';
import { withoutCounts, type Capabilities } from './capabilities.ts';
import type { KnownCapabilities } from './known-capabilities.ts';
import { ProviderError, refusalFrom } from './provider-error.ts';
import { sendRequest, type ProviderAnswer } from './provider-fetch.ts';

/** Where an OpenAI-compatible model is, and how long it may take. Left out: a `name` like that of the model, the usual names of its settings. */
export interface OpenAIOptions
  extends
    Pick<ModelOptions, 'apiKey' | 'baseURL' | 'model'>,
    Partial<Pick<ModelOptions, 'name' | 'reasoningEffort' | 'maxOutputTokens' | 'settingNames' | 'prices'>> {
  /** Shared by all that call the same model at the same address. */
  readonly capabilities?: KnownCapabilities;
  /** Left out where nothing is traced. */
  readonly startSpan?: StartSpan | undefined;
  /** For one call, retries included. */
  readonly timeout_ms: number;
  /** How long to wait before the first, second … retry if the provider does not say. */
  readonly backoff_ms?: (retry: number) => number;
  /** A clock that only goes forward. */
  readonly now_ms?: () => number;
}

/** Sends one request for a chat completion and returns the response, its body still unread. Throws a `ProviderError` if there is none. */
export type RequestCompletion = (prompt: Prompt, capabilities: Capabilities, sending: Sending) => Promise<ProviderAnswer>;

interface Sending {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly maxOutputTokens: number | undefined;
}

/** Why so little of the SDK is used: docs/decisions/openai.md. */
export function openaiClient(options: OpenAIOptions): RequestCompletion {
  let client: Promise<OpenAI> | undefined;
  return async (prompt, capabilities, { maxOutputTokens, ...sending }) => {
    client ??= connect(options);
    try {
      const { completions } = (await client).chat;
      const body = requestBody({ ...options, maxOutputTokens }, prompt, capabilities);
      const response: unknown = await completions.create(body, sending).asResponse();
      // The SDK hands back the response of its own `fetch`.
      return response as ProviderAnswer;
    } catch (thrown) {
      throw await toProviderError(thrown);
    }
  };
}

export async function connect({ apiKey, baseURL, timeout_ms }: Pick<OpenAIOptions, 'apiKey' | 'baseURL' | 'timeout_ms'>): Promise<OpenAI> {
  // No header can have such a key, and the error that says so would contain it.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) throw new ProviderError('unsendable');
  // Loaded at the first call: it takes a quarter of a second.
  const { OpenAI } = await import('openai');
  const { url, basic } = withoutPassword(baseURL);
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: url,
    ...(apiKey === undefined && basic !== undefined && { defaultHeaders: { Authorization: basic } }),
    // Of a response it reads the status, the address and the headers.
    fetch: providerFetch as unknown as typeof fetch,
    maxRetries: 0,
    // The SDK’s time-out covers only the wait for the headers; ours is shorter and covers the whole call.
    timeout: timeout_ms + 60_000,
    logLevel: 'off',
  });
}

/** A password in the address becomes a header, and stands in no error that names the address. */
function withoutPassword(baseURL: string | undefined): { url: string | undefined; basic: string | undefined } {
  if (baseURL === undefined || !URL.canParse(baseURL)) return { url: baseURL, basic: undefined };
  const url = new URL(baseURL);
  const pair = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = url.password = '';
  return { url: url.href.replace(/\/$/, ''), basic: pair === ':' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}` };
}

/**
 * The request’s body. No temperature: reasoning models refuse it. A token limit only where the settings have one: a model’s reasoning
 * counts against it, and the time-out limits what a call can cost.
 */
function requestBody(
  { model, maxOutputTokens, reasoningEffort }: OpenAIOptions,
  { system, user, closing, shape }: Prompt,
  capabilities: Capabilities,
): ChatCompletionCreateParams {
  const schema = capabilities.counts ? { ...shape.schema } : withoutCounts(shape.schema);
  const formats = {
    json_schema: { type: 'json_schema', json_schema: { name: shape.name, strict: true, schema } },
    json_object: { type: 'json_object' },
    plain: null,
  } as const satisfies Record<Capabilities['shape'], ChatCompletionCreateParams['response_format'] | null>;
  const response_format = formats[capabilities.shape];
  const order = [user, ...(capabilities.shape === 'json_schema' ? [] : [shape.inWords]), closing].join('\n\n');
  return {
    model,
    messages: capabilities.system
      ? [
          { role: 'system', content: system },
          { role: 'user', content: order },
        ]
      : [{ role: 'user', content: `${system}\n\n${order}` }],
    ...(response_format !== null && { response_format }),
    ...(capabilities.limit !== 'none' && { [capabilities.limit]: maxOutputTokens }),
    // Each server has its own list of values.
    ...(capabilities.effort && { reasoning_effort: reasoningEffort as 'medium' }),
    stream: capabilities.stream,
    ...(capabilities.stream && capabilities.usage && { stream_options: { include_usage: true } }),
  };
}

/** fetch for the SDK, which throws a refusal as a `ProviderError`: the SDK would read its body whole, however long. */
const providerFetch = async (address: string, init: RequestInit): Promise<ProviderAnswer> => {
  const response = await sendRequest(address, init);
  if (response.ok) return response;
  const body = await readErrorBody(response);
  throw refusalFrom(response.status, body, retryAfter_ms(response.headers, Date.now()));
};

const maxErrorBytes = 2 ** 16;

/** `null` if it breaks off, or is longer than anything that could be shown: the status says enough. */
async function readErrorBody(response: ProviderAnswer): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of boundedBody(response, maxErrorBytes)) text += decoder.decode(bytes, { stream: true });
    return text.replace(/^(?:event:.*\s+)?data:/, '');
  } catch (thrown) {
    if (thrown instanceof ProviderError) return null;
    throw thrown;
  }
}

/** `Retry-After` in seconds or as a date, or OpenAI’s `retry-after-ms`. */
function retryAfter_ms(headers: Headers, now: number): number | null {
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (exact >= 0) return exact;
  const value = headers.get('retry-after') ?? '';
  const seconds = Number(value === '' ? Number.NaN : value);
  if (seconds >= 0) return seconds * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** The SDK wraps errors of fetch in a connection error; anything else is a bug or an abort, and stays as it is. */
export async function toProviderError(thrown: unknown): Promise<unknown> {
  const { APIConnectionError } = await import('openai');
  if (!(thrown instanceof APIConnectionError)) return thrown;
  return thrown.cause instanceof ProviderError ? thrown.cause : new ProviderError('unreachable', { cause: thrown });
}
