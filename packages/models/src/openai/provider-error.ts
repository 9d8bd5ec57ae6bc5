import * as z from 'zod';

/** What a provider said when it refused a call; empty where it said nothing readable. */
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

const text = z
  .union([z.string().transform(shorten), z.number().transform(String)])
  .catch('')
  .default('');
const ErrorObject = z.object({ message: text, code: text, type: text, param: text });
const FieldFault = z
  .object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: text })
  .transform(({ loc, msg }) => ({ message: msg, code: '', type: '', param: shorten(loc.join('.')) }));
const PlainText = z.string().transform((message) => ({ message: shorten(message), code: '', type: '', param: '' }));

const FieldFaults = z
  .array(z.unknown())
  .transform((all) => all.slice(0, maxFaults))
  .pipe(z.array(FieldFault));
const Faults = z.union([FieldFaults, z.union([PlainText, ErrorObject]).transform((one) => [one])]);
/** The forms of an error: OpenAI’s `error` object, a bare text, FastAPI’s `detail` (Mistral’s inside its `message`), or the members at the top. */
const ErrorBody = z
  .union([
    z.object({ error: Faults }).transform(({ error }) => error),
    z.object({ detail: Faults }).transform(({ detail }) => detail),
    z.object({ message: z.object({ detail: FieldFaults }) }).transform(({ message }) => message.detail),
    Faults,
  ])
  .catch([]);

/** LiteLLM writes Python’s and JSON’s words for a missing parameter as text. */
const noParam = new Set(['', 'None', 'null']);

export function refusalFrom(status: number | null, body: unknown, retryAfter_ms: number | null = null): ProviderError {
  const faults = ErrorBody.parse(body);
  const codes = faults
    .flatMap(({ code, type }) => [code, type])
    .join(' ')
    .trim();
  const message = faults
    .map((fault) => (fault.message.includes(fault.param) ? fault.message : `${fault.message} (${fault.param})`))
    .join('; ');
  const params = faults.map(({ param }) => param).filter((param) => !noParam.has(param));
  const embeddedStatus = faults.map(({ code }) => Number(code)).find((code) => Number.isInteger(code) && code >= 400 && code < 600);
  const providerResponse = {
    status: status ?? embeddedStatus ?? null,
    codes: shorten(codes),
    message: shorten(message),
    params,
    retryAfter_ms,
  };
  return new ProviderError('refused', { providerResponse });
}

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
