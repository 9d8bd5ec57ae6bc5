import * as z from 'zod';
import { ProviderError } from './provider-error.ts';

/** Of what a provider says, in characters: far more than is shown. */
const maxLength = 2_000;
const maxFaults = 20;

/** Cut between words, so that no part of a key is left that nothing would recognise. */
const shortened = (words: string): string =>
  words.length <= maxLength ? words : words.slice(0, Math.max(0, words.lastIndexOf(' ', maxLength)));

const word = z
  .union([z.string().transform(shortened), z.number().transform(String)])
  .catch('')
  .default('');
const Named = z.object({ message: word, code: word, type: word, param: word });
const Place = z
  .object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: word })
  .transform(({ loc, msg }) => ({ message: msg, code: '', type: '', param: shortened(loc.join('.')) }));
const Plain = z.string().transform((message) => ({ message: shortened(message), code: '', type: '', param: '' }));

/** How servers say what is wrong: OpenAI's `error` object, a bare text, FastAPI's `detail` (Mistral's within its `message`), or the members at the top. */
const Places = z
  .array(z.unknown())
  .transform((all) => all.slice(0, maxFaults))
  .pipe(z.array(Place));
const Wrong = z.union([Places, z.union([Plain, Named]).transform((one) => [one])]);
const Body = z
  .union([
    z.object({ error: Wrong }).transform(({ error }) => error),
    z.object({ detail: Wrong }).transform(({ detail }) => detail),
    z.object({ message: z.object({ detail: Places }) }).transform(({ message }) => message.detail),
    Wrong,
  ])
  .catch([]);

/** LiteLLM, in Python, writes the absence of a parameter as text. */
const noParam = new Set(['', 'None', 'null']);

/** A provider's refusal from its JSON, whatever its form. */
export function refusal(status: number | null, body: unknown, retryAfter_ms: number | null = null): ProviderError {
  const faults = Body.parse(body);
  const codes = faults
    .flatMap(({ code, type }) => [code, type])
    .join(' ')
    .trim();
  const words = faults.map(({ message, param }) => (message.includes(param) ? message : `${message} (${param})`)).join('; ');
  const params = faults.map(({ param }) => param).filter((param) => !noParam.has(param));
  const inside = faults.map(({ code }) => Number(code)).find((code) => Number.isInteger(code) && code >= 400 && code < 600);
  const providerResponse = { status: status ?? inside ?? null, codes: shortened(codes), words: shortened(words), params, retryAfter_ms };
  return new ProviderError('refused', { providerResponse });
}
