import { maxRequests, promptBytes, type LanguageModel, type ModelSet, type Spend } from '@handbill/models';
import type { CappedTask } from '@handbill/operations';
import type { AnyOutput } from '@handbill/text';
import { promptFor } from '../prompts/prompt-for.ts';
import { reviewPrompt } from '../review/review-prompt.ts';
import { sectionedTextFor } from '../sections/sectioned-text.ts';

/** A text is written, and asked for once more where nothing can be read; its failing parts twice, and parts that an answer did not have. */
const writings = 2;
const repairs = 2;
/** A judge reads what was written and what each repair makes of it, twice each where it objects. */
const readings = 2;
/** An outline may have so many times the sections that were asked for, and each is asked for twice. */
const sectionCalls = 3 * 2;
/** Calls that servers were killed in, and that others make again. */
const takeovers = 5;
/** Of the text in the prompts for its parts, with what is said of them. */
const bytesPerWord = 16;
const shortText = 4_000;

/** The dearest of several models. */
async function dearest(models: readonly LanguageModel[], bytes: number): Promise<Spend> {
  const all = await Promise.all(models.map((model) => model.mostOf(bytes)));
  return {
    tokens: Math.max(...all.map(({ tokens }) => tokens)),
    usd: all.some(({ usd }) => usd === null) ? null : Math.max(...all.map(({ usd }) => usd ?? 0)),
  };
}

const longest = (chains: readonly (readonly LanguageModel[])[]): number => Math.max(0, ...chains.map(({ length }) => length));

/** What a text may take at most: each call that may be made for it, with as many requests as may be needed, at what the dearest one may take. */
export async function mostOf(task: CappedTask, models: ModelSet, isReviewed: boolean): Promise<Spend> {
  const { request, kind, allowedModels } = task;
  const writers = kind === 'judge' ? [] : models.chainOf(request, allowedModels);
  const judges = kind === 'judge' || (kind === 'write' && isReviewed) ? models.judgeChains(request.type, allowedModels) : [];
  const sections = kind === 'write' ? (sectionedTextFor(request, models.modelFor(request))?.plan.count ?? 0) : 0;
  const written = kind === 'judge' ? 0 : writings + repairs + (sections === 0 ? 0 : 1 + sectionCalls * sections);
  const judged = kind === 'judge' ? readings : readings * (1 + repairs);
  const requests = maxRequests * (written * writers.length + judged * longest(judges)) + takeovers;
  const output = kind === 'write' ? undefined : JSON.stringify(task.output);
  const asked = kind === 'rewrite' ? (task.instructions ?? '') : '';
  const text = output === undefined ? Math.max(shortText, bytesPerWord * (request.length ?? 0)) : shortText + 2 * Buffer.byteLength(output);
  const prompt = kind === 'judge' ? reviewPrompt(task, task.output as AnyOutput) : promptFor(task);
  const bytes = promptBytes(prompt) + text + Buffer.byteLength(asked);
  const { tokens, usd } = await dearest([...writers, ...judges.flat()], bytes);
  return { tokens: requests * tokens, usd: usd === null ? null : requests * usd };
}
