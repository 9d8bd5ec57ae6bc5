import { type LanguageModel, type ModelCall, compose, tokensOf } from '@handbill/models';
import { promptFor } from '../prompts/prompt-for.ts';
import { sectionedTextFor } from '../sections/sectioned-text.ts';

/** What a text will probably take: its prompts, and a text that keeps the brief, as the sandbox writes it for this very request. */
export function estimateTokens(
  task: ModelCall['task'],
  model: Pick<LanguageModel, 'writesBySection'>,
): { readonly input_tokens: number; readonly output_tokens: number } {
  const { system, user, closing, shape } = promptFor(task);
  // A schema is paid as text is, whichever way it is sent.
  const prompt = tokensOf(system + user + closing + shape.inWords);
  const output_tokens = tokensOf(JSON.stringify(compose(task).output));
  const calls = 1 + (sectionedTextFor(task.request, model)?.plan.count ?? 0);
  // Each section is written with all that stands before it: on the average half of the text.
  return { input_tokens: calls * prompt + Math.ceil(((calls - 1) * output_tokens) / 2), output_tokens };
}
