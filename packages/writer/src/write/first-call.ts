import type { LanguageModel, ModelSet, Prompt, Spend } from '@handbill/models';
import type { CappedTask } from '@handbill/operations';
import type { AnyOutput } from '@handbill/text';
import { partsTokens } from '../prompts/answer-tokens.ts';
import { promptFor } from '../prompts/prompt-for.ts';
import { outlinePrompt } from '../prompts/section-prompts.ts';
import { reviewPrompt } from '../review/review-prompt.ts';
import { sectionedTextFor } from '../sections/sectioned-text.ts';

/** How much longer, in bytes, the prompt for parts is than that for the whole, but for the text: the words about the parts. */
const aboutParts = 4_000;

function firstPrompt(task: CappedTask, model: LanguageModel): Prompt {
  if (task.kind === 'judge') return reviewPrompt(task, task.output as AnyOutput);
  const whole = promptFor(task);
  if (task.kind === 'rewrite') {
    const parts = task.pointers.map((pointer) => ({ pointer, kept: null, failing: [], words: null }));
    const about = `${JSON.stringify(task.output, null, 2)}${task.instructions ?? ''}${' '.repeat(aboutParts)}`;
    return { ...whole, user: whole.user + about, answerTokens: partsTokens(task.request, { parts, output: task.output }) };
  }
  const sectioned = sectionedTextFor(task.request, model);
  return sectioned === undefined ? whole : outlinePrompt(task, sectioned);
}

/**
 * The most that the first call of a model for a text may take. Without a price in USD where any model that may be called for it, or in that one's place, has
 * none.
 */
export async function firstCall(task: CappedTask, models: ModelSet, isReviewed: boolean): Promise<Spend> {
  const { request, kind, allowedModels } = task;
  const model = kind === 'judge' ? models.judgeFor(models.main.model) : task.model;
  const chain = models.chainOf({ type: request.type, model }, allowedModels);
  const judges = kind === 'write' && isReviewed ? models.judgeChains(request.type, allowedModels).flat() : [];
  const [first = models.main] = chain;
  const prompt = firstPrompt(task, first);
  const all = await Promise.all([first, ...chain, ...judges].map((one) => one.maxOf(prompt)));
  const [most] = all;
  return { tokens: most?.tokens ?? 0, usd: all.some(({ usd }) => usd === null) ? null : (most?.usd ?? null) };
}
