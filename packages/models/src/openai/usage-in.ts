import { isPlainObject } from '@handbill/contract';
import * as z from 'zod';
import { ReportedCost } from '../prices/cost-of.ts';
import type { Answer } from './answer.ts';

/**
 * An invalid count becomes `null`, and the text is kept all the same. More than 2³¹ − 1 is invalid: no call costs so many tokens, and the
 * database’s driver would write a double, which its validator refuses. The same goes for -0, which becomes 0.
 */
const Count = z.int32().nonnegative().transform(Math.abs).nullable().catch(null);

/** The names of counts: by OpenAI, by Anthropic and Cohere, by Gemini, by Ollama, by llama.cpp. */
const countNamesOf = {
  input_tokens: ['prompt_tokens', 'input_tokens', 'promptTokenCount', 'prompt_eval_count', 'prompt_n'],
  output_tokens: ['completion_tokens', 'output_tokens', 'candidatesTokenCount', 'eval_count', 'predicted_n'],
} as const;
const countNames: ReadonlySet<string> = new Set(Object.values(countNamesOf).flat());
const countOf = (usage: Readonly<Record<string, unknown>>, kind: keyof typeof countNamesOf): number | null =>
  countNamesOf[kind].map((name) => Count.parse(usage[name])).find((count) => count !== null) ?? null;

/** OpenRouter, LiteLLM and Perplexity (as an object) report US dollars. With the caller’s own key OpenRouter’s own fee stands beside the provider’s price. */
const Details = z.object({
  prompt_tokens_details: z.object({ cached_tokens: Count }).nullish().catch(null),
  /** DeepSeek’s name for the cached ones. */
  prompt_cache_hit_tokens: Count,
  cost: z.union([z.object({ total_cost: ReportedCost }).transform(({ total_cost }) => total_cost), ReportedCost]),
  is_byok: z.literal(true).nullish().catch(null),
  cost_details: z.object({ upstream_inference_cost: ReportedCost }).nullish().catch(null),
});

type Usage = Pick<Answer, 'input_tokens' | 'output_tokens' | 'cached_input_tokens' | 'reportedCost'>;

function read(usage: Readonly<Record<string, unknown>>): Usage {
  const details = Details.parse(usage);
  const input_tokens = countOf(usage, 'input_tokens');
  const cached = details.prompt_tokens_details?.cached_tokens ?? details.prompt_cache_hit_tokens;
  const upstream = details.is_byok === true ? (details.cost_details?.upstream_inference_cost ?? 0) : 0;
  return {
    input_tokens,
    output_tokens: countOf(usage, 'output_tokens'),
    // More than there were is invalid.
    cached_input_tokens: cached !== null && input_tokens !== null && cached <= input_tokens ? cached : null,
    reportedCost: details.cost === null ? null : details.cost + upstream,
  };
}

/** Members of every chunk, which say nothing of tokens. */
const usual = new Set(['id', 'object', 'created', 'model', 'system_fingerprint', 'index', 'role', 'content', 'finish_reason', 'logprobs']);
/** Where else a server may say it. */
const maxDepth = 3;

function* placesIn(value: unknown, depth = 0): Generator<Readonly<Record<string, unknown>>, void> {
  const place: unknown = Array.isArray(value) ? value[0] : value;
  if (!isPlainObject(place) || depth > maxDepth) return;
  if (isPlainObject(place['usage'])) yield place['usage'];
  const names = Object.keys(place);
  if (names.some((name) => countNames.has(name))) yield place;
  for (const name of names) if (!usual.has(name)) yield* placesIn(place[name], depth + 1);
}

/**
 * The tokens that a chunk or a completion names: in `usage`, in its choice (Moonshot) or wherever else it stands (`x_groq.usage`, `timings`,
 * `usageMetadata`). Empty where it says nothing.
 */
export function usageIn(chunk: unknown): Partial<Usage> {
  for (const place of placesIn(chunk)) return read(place);
  return {};
}
