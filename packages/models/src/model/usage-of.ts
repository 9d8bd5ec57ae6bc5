import type { AttemptResult, Prompt } from './language-model.ts';
import { promptTokens, tokensOf } from './tokens-of.ts';

type Usage = Pick<AttemptResult, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'usage_source'>;
type Counts = Omit<Usage, 'usage_source'>;

const nothing: Usage = { input_tokens: null, cached_input_tokens: null, output_tokens: null, usage_source: null };

/**
 * The tokens of a request: as its server says, and by length where that says nothing, or more than a request can take. No prompt is empty, and no
 * answer that has words took nothing.
 *
 * @param wrote all that the model wrote, its thoughts included; `null`: the request was refused, or never reached the model
 */
export function usageOf({ input_tokens, cached_input_tokens, output_tokens }: Counts, prompt: Prompt, wrote: string | null): Usage {
  const input = input_tokens === 0 ? null : input_tokens;
  const output = output_tokens === 0 && wrote !== '' ? null : output_tokens;
  if (wrote === null && (input === null || output === null)) return nothing;
  return {
    input_tokens: input ?? promptTokens(prompt),
    cached_input_tokens: input === null ? null : cached_input_tokens,
    output_tokens: output ?? tokensOf(wrote ?? ''),
    usage_source: input === null || output === null ? 'estimate' : 'reported',
  };
}
