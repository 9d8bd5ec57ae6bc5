import type { CallFault } from '../model/language-model.ts';
import type { SettingNames } from './model-options.ts';
import type { ProviderError, ProviderResponse } from './provider-error.ts';

/** The meaning of a failed call for the server's operator, and whether another attempt, or another model, may succeed. */
export interface Explanation {
  readonly detail: string;
  readonly retryable: boolean;
  readonly fault: CallFault;
}

/** The model of the call, as its server calls it, and where it is set. */
export interface ExplainedModel {
  readonly model: string;
  readonly settingNames: SettingNames;
}

export const usualSettingNames: SettingNames = { apiKey: 'OPENAI_API_KEY', baseURL: 'OPENAI_BASE_URL', model: 'OPENAI_MODEL' };

interface Case {
  readonly kind: ProviderError['kind'];
  readonly status?: (status: number) => boolean;
  /** Found in the provider’s codes and message. */
  readonly matches?: RegExp;
  /** Found in its codes, and in its message where it gave no status. */
  readonly calls?: RegExp;
  /** A wait that the provider named says that it does not apply. */
  readonly unlessWait?: true;
  readonly detail: (context: { status: string; model: string; settings: SettingNames; quoted: string }) => string;
  readonly retryable?: true;
  /** The brief's own, where it is not the provider's. */
  readonly fault?: 'other';
}

const is =
  (...statuses: number[]) =>
  (status: number): boolean =>
    statuses.includes(status);

/** Failures that pass by themselves: all 5xx but "not implemented" and "version not supported", a request that came too late or too early. */
const isTransient = (status: number): boolean =>
  status === 408 || status === 425 || (status >= 500 && status < 600 && status !== 501 && status !== 505);

const rateWords = /rate[ _-]?limit|too[ _-]many[ _-]requests|resource_exhausted/i;
const outageWords = /overloaded|(internal_)?server[ _]error|time[ _-]?d?[ _-]?out|\bunavailable/i;

const cases: readonly Case[] = [
  { kind: 'unsendable', detail: ({ settings }) => `${settings.apiKey} contains characters that no key has: check how it was copied.` },
  {
    kind: 'refused',
    status: is(402),
    detail: ({ status }) => `The provider’s credit is used up${status}: check the account’s plan and billing.`,
  },
  {
    kind: 'refused',
    matches: /insufficient_quota|billing_|exceeded your current quota|insufficient (balance|credit)/i,
    unlessWait: true,
    detail: ({ status }) => `The provider’s quota is used up${status}: check the account’s plan and billing.`,
  },
  {
    kind: 'refused',
    status: is(401),
    detail: ({ status, settings }) => `The provider refused the key${status}: check ${settings.apiKey}.`,
  },
  {
    kind: 'refused',
    status: is(400),
    matches: /api[ _-]?key.{0,20}(not valid|invalid|expired|missing)|invalid.{0,10}api[ _-]?key/i,
    detail: ({ status, settings }) => `The provider refused the key${status}: check ${settings.apiKey}.`,
  },
  {
    kind: 'refused',
    matches: /content_filter|content_policy|ResponsibleAIPolicy/i,
    detail: () => 'The provider’s content filter refused the brief.',
    fault: 'other',
  },
  {
    kind: 'refused',
    status: is(403),
    detail: ({ status, quoted }) =>
      `The provider does not allow this key to do that${status}: check its rights, project and region.${quoted}`,
  },
  {
    kind: 'refused',
    matches: /context_length_exceeded|maximum context length|context window/i,
    detail: ({ status, model }) => `The brief is too long for the model ${model}${status}.`,
    fault: 'other',
  },
  {
    kind: 'refused',
    status: is(400, 404),
    matches: /model_not_found|invalid model|not a valid model|\bmodel\b.*(not found|not exist|unknown)|unknown model/i,
    detail: ({ status, model, settings }) => `The provider does not know the model ${model}${status}: check ${settings.model}.`,
  },
  {
    kind: 'refused',
    status: is(404, 405),
    detail: ({ status, settings }) =>
      `There are no chat completions at the provider’s address${status}: check ${settings.baseURL}, which usually ends with /v1.`,
  },
  {
    kind: 'refused',
    status: is(429),
    detail: ({ status }) => `The provider is limiting the rate of calls${status}: try again later.`,
    retryable: true,
  },
  {
    kind: 'refused',
    status: isTransient,
    detail: ({ status, quoted }) => `The provider failed${status}.${quoted}`,
    retryable: true,
  },
  {
    kind: 'refused',
    calls: rateWords,
    detail: ({ status }) => `The provider is limiting the rate of calls${status}: try again later.`,
    retryable: true,
  },
  { kind: 'refused', calls: outageWords, detail: ({ status, quoted }) => `The provider failed${status}.${quoted}`, retryable: true },
  {
    kind: 'refused',
    status: (status) => status >= 300 && status < 400,
    detail: ({ status, settings }) =>
      `The provider’s address redirects${status}, and redirects are not followed: check ${settings.baseURL}.`,
  },
  {
    kind: 'refused',
    status: is(400, 413, 422),
    detail: ({ status, quoted }) => `The provider refused the request${status}.${quoted}`,
    fault: 'other',
  },
  { kind: 'refused', detail: ({ status, quoted }) => `The provider refused the request${status}.${quoted}` },
  {
    kind: 'unreachable',
    detail: ({ quoted, settings }) => `The provider could not be reached: check ${settings.baseURL} and the network.${quoted}`,
    retryable: true,
  },
  { kind: 'cut', detail: () => 'The connection to the provider broke before the text was done.', retryable: true },
  {
    kind: 'oversized',
    detail: () =>
      'The provider’s answer was larger than allowed (1 MiB of text, 4 MiB in one event, 32 MiB in all) and was not read to its end.',
  },
  {
    kind: 'unreadable',
    detail: ({ settings }) => `The provider’s answer is not a chat completion: check ${settings.baseURL}, which usually ends with /v1.`,
  },
];

/** Whether the server is down: rate limits and refused requests come from one that is not. */
const isOutage = ({ kind, providerResponse: { status, codes } }: ProviderError): boolean =>
  kind === 'unreachable' || (kind === 'refused' && (status === null ? outageWords.test(codes) : status >= 500 && status < 600));

/** Whether a server says that it is not ready yet: most take a minute to load a model. */
export const isLoading = ({ status, message }: ProviderResponse): boolean =>
  status === 503 && /\b(loading|warming up|starting up|not ready)\b/i.test(message);

/** Explains a failed call. `message` is the provider’s own, sanitized. */
export function explain(error: ProviderError, { model, settingNames: settings }: ExplainedModel, message: string): Explanation {
  const { kind, providerResponse } = error;
  const text = `${providerResponse.codes} ${providerResponse.message}`;
  const found = cases.find(
    (one) =>
      one.kind === kind &&
      (one.status === undefined || (providerResponse.status !== null && one.status(providerResponse.status))) &&
      (one.matches === undefined || one.matches.test(text)) &&
      (one.calls === undefined || one.calls.test(providerResponse.status === null ? text : providerResponse.codes)) &&
      (one.unlessWait === undefined || providerResponse.retryAfter_ms === null),
  );
  const status = providerResponse.status === null ? '' : ` (${providerResponse.status})`;
  return {
    detail:
      found?.detail({ status, model, settings, quoted: message === '' ? '' : ` It said: ${message}` }) ??
      'The call to the provider failed.',
    retryable: found?.retryable ?? false,
    fault: isOutage(error) ? 'outage' : (found?.fault ?? 'provider'),
  };
}
