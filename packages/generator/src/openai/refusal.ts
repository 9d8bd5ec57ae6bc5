import * as z from 'zod';
import { ProviderError } from './provider-error.ts';

const word = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .default('');
const Named = z.object({ message: word, code: word, type: word, param: word });
const Place = z
  .object({ loc: z.array(z.union([z.string(), z.number()])).catch([]), msg: word })
  .transform(({ loc, msg }) => ({ message: msg, code: '', type: '', param: loc.join('.') }));
const Plain = z.string().transform((message) => ({ message, code: '', type: '', param: '' }));

/** How servers say what is wrong: OpenAI's `error` object, a bare text, FastAPI's `detail`, or the members at the top. */
const Wrong = z.union([z.array(Place), z.union([Plain, Named]).transform((one) => [one])]);
const Body = z
  .union([z.object({ error: Wrong }).transform(({ error }) => error), z.object({ detail: Wrong }).transform(({ detail }) => detail), Wrong])
  .catch([]);

/** A provider's refusal from its JSON, whatever its form. */
export function refusal(status: number | null, body: unknown, retryAfter_ms: number | null = null): ProviderError {
  const said = Body.parse(body);
  const codes = said
    .flatMap(({ code, type }) => [code, type])
    .join(' ')
    .trim();
  const words = said.map(({ message, param }) => (message.includes(param) ? message : `${message} (${param})`)).join('; ');
  const inside = said.map(({ code }) => Number(code)).find((code) => code >= 400 && code < 600);
  return new ProviderError('refused', { said: { status: status ?? inside ?? null, codes, words, retryAfter_ms } });
}
