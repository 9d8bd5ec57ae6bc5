import { isPlainObject } from '@handbill/contract';

/** The words of a provider that refused a call; empty where it said nothing readable. */
export interface ProviderResponse {
  readonly status: number | null;
  /** Its names for the error: `model_not_found`, `insufficient_quota`. */
  readonly codes: string;
  readonly message: string;
  /** The members of the request that it names as wrong: `stream_options`, `messages[0].role`. */
  readonly params: readonly string[];
  readonly retryAfter_ms: number | null;
}

const noResponse: ProviderResponse = { status: null, codes: '', message: '', params: [], retryAfter_ms: null };

/**
 * A call that failed: it could not be sent, the provider refused it or was not reached, the connection was lost, or the answer was larger
 * than allowed or no chat completion.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'unsendable' | 'refused' | 'unreachable' | 'cut' | 'oversized' | 'unreadable';
  readonly providerResponse: ProviderResponse;

  constructor(
    kind: ProviderError['kind'],
    { providerResponse = noResponse, cause }: { providerResponse?: ProviderResponse; cause?: unknown } = {},
  ) {
    super(kind, { cause });
    this.kind = kind;
    this.providerResponse = providerResponse;
  }
}

/** In characters: far more than is shown. */
const maxMessageLength = 2_000;
const maxFaults = 20;

/** Cut between words: half a key would no longer be recognised as one. */
const shorten = (text: string): string =>
  text.length <= maxMessageLength ? text : text.slice(0, Math.max(0, text.lastIndexOf(' ', maxMessageLength)));

/** One of the faults that an error tells of. */
interface Fault {
  readonly message: string;
  readonly codes: readonly string[];
  readonly param: string;
  /** Its time to come again, in seconds or as `1.5s`. */
  readonly wait: string;
}

const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? shorten(String(value)) : '');
/** LiteLLM writes Python’s and JSON’s words for a missing parameter as text. */
const noParam = new Set(['None', 'null']);
const maxDepth = 5;

/** An error that has another one in it: the inner one says more. */
const inside = ['error', 'errors', 'detail', 'message', 'metadata', 'raw', 'details'] as const;

/**
 * The faults in an error of whatever form: OpenAI’s `error` object, a list (Gemini), a bare text, a page, FastAPI’s `detail` (Mistral’s inside its
 * `message`), members at the top, JSON inside a text (OpenRouter’s `raw`).
 */
function faultsIn(error: unknown, depth = 0): Fault[] {
  if (depth > maxDepth) return [];
  if (typeof error === 'string') {
    const inner = /^\s*[[{]/.test(error) ? parsed(error) : undefined;
    return inner === undefined ? [{ message: shorten(error), codes: [], param: '', wait: '' }] : faultsIn(inner, depth + 1);
  }
  if (Array.isArray(error)) return error.slice(0, maxFaults).flatMap((one) => faultsIn(one, depth + 1));
  if (!isPlainObject(error)) return [];
  const { loc, msg, code, type, status, reason, param, retryDelay, retry_after } = error;
  const place = Array.isArray(loc) ? loc.map(textIn).join('.') : textIn(param);
  const codes = [code, type, status, reason].map(textIn).filter((one) => one !== '');
  const own = { message: textIn(msg), codes, param: noParam.has(place) ? '' : shorten(place), wait: textIn(retryDelay ?? retry_after) };
  const others = inside.flatMap((name) => (Object.hasOwn(error, name) ? faultsIn(error[name], depth + 1) : []));
  const [first = own, ...more] = others;
  // Members around a message belong to it.
  return [
    {
      message: own.message === '' ? first.message : own.message,
      codes: [...codes, ...first.codes],
      param: own.param || first.param,
      wait: own.wait || first.wait,
    },
    ...more,
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Please retry in 1.2s. Please try again in 2m3.5s. */
const waitWords =
  /\b(?:retry|try again) (?:after|in) (?:(\d{1,4})\s?m(?:in(?:ute)?s?)?\s?)?(\d{1,6}(?:\.\d{1,9})?)\s?(ms|milliseconds?|s\b|sec|seconds?)/i;

function waitNamed(faults: readonly Fault[]): number | null {
  const [exact] = faults.map(({ wait }) => Number.parseFloat(wait)).filter((seconds) => seconds >= 0);
  if (exact !== undefined) return exact * 1_000;
  const [, minutes = '0', rest, unit] = waitWords.exec(faults.map(({ message }) => message).join(' ')) ?? [];
  return rest === undefined ? null : Number(minutes) * 60_000 + Number(rest) * (unit?.toLowerCase().startsWith('m') ? 1 : 1_000);
}

export function refusalFrom(status: number | null, body: unknown, retryAfter_ms: number | null = null): ProviderError {
  const faults = faultsIn(body);
  const codes = faults
    .flatMap((fault) => fault.codes)
    .join(' ')
    .trim();
  const messages = faults.map(({ message, param }) => (message.includes(param) ? message : `${message} (${param})`));
  const embeddedStatus = faults
    .flatMap((fault) => fault.codes.map(Number))
    .find((code) => Number.isInteger(code) && code >= 400 && code < 600);
  const providerResponse = {
    status: status ?? embeddedStatus ?? null,
    codes: shorten(codes),
    message: shorten([...new Set(messages)].filter((message) => message !== '').join('; ')),
    params: faults.map(({ param }) => param).filter((param) => param !== ''),
    retryAfter_ms: retryAfter_ms ?? waitNamed(faults),
  };
  return new ProviderError('refused', { providerResponse });
}

/** An error in place of an answer, with any status. */
export const isError = (json: unknown): boolean =>
  Array.isArray(json)
    ? json.length > 0 && json.every((one) => isPlainObject(one) && isError(one))
    : isPlainObject(json) &&
      !('choices' in json) &&
      (json['object'] === 'error' || ['error', 'errors', 'detail', 'message'].some((name) => Boolean(json[name])));

const maxLength = 300;

/** A provider’s message, safe to show and log: one line, without the key, anything like a key, addresses or markup. */
export function sanitize(message: string, apiKey: string | undefined): string {
  if (/<\/?[a-z!][^<>]*>/i.test(message)) return '';
  const safe = (apiKey === undefined || apiKey === '' ? message : message.replaceAll(apiKey, '[key]'))
    .replace(/\b(sk|pk|key)-[^\s"',;]{6,}|\bBearer [^\s"',;]+/gi, '[key]')
    .replace(/\b[a-z]+:\/\/\S+/gi, '[address]')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return safe.length > maxLength ? `${safe.slice(0, maxLength).toWellFormed()}…` : safe;
}
