import type { ModelCall } from './language-model.ts';
import { promptFor } from './prompts/prompt-for.ts';
import { compose } from './sandbox/compose.ts';

const bytesPerToken = 4;

/** An estimate by length, in UTF-8: 5 % below to 17 % above OpenAI’s o200k for English and German. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

/** What a text will probably take: its prompt, and a text that keeps the brief, as the sandbox writes it for this very request. */
export function estimateTokens(task: ModelCall['task']): { readonly input_tokens: number; readonly output_tokens: number } {
  const { system, user } = promptFor(task);
  return { input_tokens: tokensOf(system + user), output_tokens: tokensOf(JSON.stringify(compose(task).output)) };
}
