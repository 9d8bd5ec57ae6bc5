import type { ProviderError } from './provider-error.ts';

/** What a failed call means to the person who runs the server, and whether trying again can help. */
export interface Explanation {
  readonly detail: string;
  readonly retried: boolean;
}

interface Case {
  readonly kind: ProviderError['kind'];
  readonly status?: (status: number) => boolean;
  /** Found in the provider's codes and words. */
  readonly named?: RegExp;
  readonly detail: (told: { status: string; model: string; words: string }) => string;
  readonly retried?: true;
}

const is =
  (...wanted: number[]) =>
  (status: number): boolean =>
    wanted.includes(status);

/** The first that fits holds. */
const cases: readonly Case[] = [
  { kind: 'unsendable', detail: () => 'OPENAI_API_KEY holds characters that no key has: check how it was copied.' },
  {
    kind: 'refused',
    status: is(402),
    detail: ({ status }) => `The provider’s credit is used up${status}: check the account’s plan and billing.`,
  },
  {
    kind: 'refused',
    named: /insufficient_quota|billing_|exceeded your current quota|insufficient (balance|credit)/i,
    detail: ({ status }) => `The provider’s quota is used up${status}: check the account’s plan and billing.`,
  },
  { kind: 'refused', status: is(401), detail: ({ status }) => `The provider refused the key${status}: check OPENAI_API_KEY.` },
  {
    kind: 'refused',
    named: /content_filter|content_policy|ResponsibleAIPolicy/i,
    detail: () => 'The provider’s content filter refused the brief.',
  },
  {
    kind: 'refused',
    status: is(403),
    detail: ({ status, words }) =>
      `The provider does not allow this key to do that${status}: check its rights, project and region.${words}`,
  },
  {
    kind: 'refused',
    named: /context_length_exceeded|maximum context length|context window/i,
    detail: ({ status, model }) => `The brief is too long for the model ${model}${status}.`,
  },
  {
    kind: 'refused',
    status: is(400, 404),
    named: /model_not_found|invalid model|not a valid model|\bmodel\b.*(not found|not exist|unknown)|unknown model/i,
    detail: ({ status, model }) => `The provider does not know the model ${model}${status}: check OPENAI_MODEL.`,
  },
  {
    kind: 'refused',
    status: is(404, 405),
    detail: ({ status }) =>
      `There are no chat completions at the provider’s address${status}: check OPENAI_BASE_URL, which mostly ends with /v1.`,
  },
  {
    kind: 'refused',
    status: is(429),
    detail: ({ status }) => `The provider is limiting the rate of calls${status}: try again later.`,
    retried: true,
  },
  {
    kind: 'refused',
    status: is(500, 502, 503, 504),
    detail: ({ status, words }) => `The provider failed${status}.${words}`,
    retried: true,
  },
  {
    kind: 'refused',
    status: (status) => status >= 300 && status < 400,
    detail: ({ status }) => `The provider’s address leads elsewhere${status}, where the brief is not sent: check OPENAI_BASE_URL.`,
  },
  { kind: 'refused', detail: ({ status, words }) => `The provider refused the request${status}.${words}` },
  {
    kind: 'unreachable',
    detail: ({ words }) => `The provider could not be reached: check OPENAI_BASE_URL and the network.${words}`,
    retried: true,
  },
  { kind: 'cut', detail: () => 'The connection to the provider broke before the text was done.', retried: true },
  {
    kind: 'oversized',
    detail: () => 'The provider’s answer went beyond 1 MiB of text, or 32 MiB in all, and was not read to its end.',
  },
  {
    kind: 'unreadable',
    detail: () => 'What the provider answered is no chat completion: check OPENAI_BASE_URL, which mostly ends with /v1.',
  },
];

/** Says what a failed call means. `words` are the provider's, presentable. */
export function explain({ kind, providerResponse }: ProviderError, model: string, words: string): Explanation {
  const text = `${providerResponse.codes} ${providerResponse.words}`;
  const found = cases.find(
    (one) =>
      one.kind === kind &&
      (one.status === undefined || (providerResponse.status !== null && one.status(providerResponse.status))) &&
      (one.named === undefined || one.named.test(text)),
  );
  const status = providerResponse.status === null ? '' : ` (${providerResponse.status})`;
  return {
    detail: found?.detail({ status, model, words: words === '' ? '' : ` It said: ${words}` }) ?? 'The call to the provider failed.',
    retried: found?.retried ?? false,
  };
}
