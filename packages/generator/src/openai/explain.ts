import type { ProviderError } from './provider-error.ts';

/** What a failed call means for whoever runs the server, and whether another attempt may succeed. */
export interface Explanation {
  readonly detail: string;
  readonly retryable: boolean;
}

interface Case {
  readonly kind: ProviderError['kind'];
  readonly status?: (status: number) => boolean;
  /** Found in the provider’s codes and message. */
  readonly matches?: RegExp;
  readonly detail: (context: { status: string; model: string; quoted: string }) => string;
  readonly retryable?: true;
}

const is =
  (...statuses: number[]) =>
  (status: number): boolean =>
    statuses.includes(status);

/** The first that matches applies. */
const cases: readonly Case[] = [
  { kind: 'unsendable', detail: () => 'OPENAI_API_KEY contains characters that no key has: check how it was copied.' },
  {
    kind: 'refused',
    status: is(402),
    detail: ({ status }) => `The provider’s credit is used up${status}: check the account’s plan and billing.`,
  },
  {
    kind: 'refused',
    matches: /insufficient_quota|billing_|exceeded your current quota|insufficient (balance|credit)/i,
    detail: ({ status }) => `The provider’s quota is used up${status}: check the account’s plan and billing.`,
  },
  { kind: 'refused', status: is(401), detail: ({ status }) => `The provider refused the key${status}: check OPENAI_API_KEY.` },
  {
    kind: 'refused',
    matches: /content_filter|content_policy|ResponsibleAIPolicy/i,
    detail: () => 'The provider’s content filter refused the brief.',
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
  },
  {
    kind: 'refused',
    status: is(400, 404),
    matches: /model_not_found|invalid model|not a valid model|\bmodel\b.*(not found|not exist|unknown)|unknown model/i,
    detail: ({ status, model }) => `The provider does not know the model ${model}${status}: check OPENAI_MODEL.`,
  },
  {
    kind: 'refused',
    status: is(404, 405),
    detail: ({ status }) =>
      `There are no chat completions at the provider’s address${status}: check OPENAI_BASE_URL, which usually ends with /v1.`,
  },
  {
    kind: 'refused',
    status: is(429),
    detail: ({ status }) => `The provider is limiting the rate of calls${status}: try again later.`,
    retryable: true,
  },
  {
    kind: 'refused',
    status: is(500, 502, 503, 504),
    detail: ({ status, quoted }) => `The provider failed${status}.${quoted}`,
    retryable: true,
  },
  {
    kind: 'refused',
    status: (status) => status >= 300 && status < 400,
    detail: ({ status }) => `The provider’s address redirects${status}, and redirects are not followed: check OPENAI_BASE_URL.`,
  },
  { kind: 'refused', detail: ({ status, quoted }) => `The provider refused the request${status}.${quoted}` },
  {
    kind: 'unreachable',
    detail: ({ quoted }) => `The provider could not be reached: check OPENAI_BASE_URL and the network.${quoted}`,
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
    detail: () => 'The provider’s answer is not a chat completion: check OPENAI_BASE_URL, which usually ends with /v1.',
  },
];

/** Says what a failed call means. `message` is the provider’s own, sanitized. */
export function explain({ kind, providerResponse }: ProviderError, model: string, message: string): Explanation {
  const text = `${providerResponse.codes} ${providerResponse.message}`;
  const found = cases.find(
    (one) =>
      one.kind === kind &&
      (one.status === undefined || (providerResponse.status !== null && one.status(providerResponse.status))) &&
      (one.matches === undefined || one.matches.test(text)),
  );
  const status = providerResponse.status === null ? '' : ` (${providerResponse.status})`;
  return {
    detail: found?.detail({ status, model, quoted: message === '' ? '' : ` It said: ${message}` }) ?? 'The call to the provider failed.',
    retryable: found?.retryable ?? false,
  };
}
