import {
  maxRequests,
  promptBytes,
  type LanguageModel,
  type ModelSet,
  type Spend,
  type ModelCall,
  compose,
  tokensOf,
} from '@handbill/models';
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

async function dearest(models: readonly LanguageModel[], bytes: number): Promise<Spend> {
  const all = await Promise.all(models.map((model) => model.mostOf(bytes)));
  return {
    tokens: Math.max(...all.map(({ tokens }) => tokens)),
    usd: all.some(({ usd }) => usd === null) ? null : Math.max(...all.map(({ usd }) => usd ?? 0)),
  };
}

const longest = (chains: readonly (readonly LanguageModel[])[]): number => Math.max(0, ...chains.map(({ length }) => length));

function callsFor({ request, kind }: CappedTask, models: ModelSet): { readonly written: number; readonly judged: number } {
  if (kind === 'judge') return { written: 0, judged: readings };
  const sections = kind === 'write' ? (sectionedTextFor(request, models.modelFor(request))?.plan.count ?? 0) : 0;
  return { written: writings + repairs + (sections === 0 ? 0 : 1 + sectionCalls * sections), judged: readings * (1 + repairs) };
}

function longestPrompt(task: CappedTask): number {
  if (task.kind === 'write') return promptBytes(promptFor(task)) + Math.max(shortText, bytesPerWord * (task.request.length ?? 0));
  const text = shortText + 2 * Buffer.byteLength(JSON.stringify(task.output));
  if (task.kind === 'judge') return promptBytes(reviewPrompt(task, task.output as AnyOutput)) + text;
  return promptBytes(promptFor(task)) + text + Buffer.byteLength(task.instructions ?? '');
}

/** What a text may take at most: each call that may be made for it, with as many requests as may be needed, at what the dearest one may take. */
export async function mostOf(task: CappedTask, models: ModelSet, isReviewed: boolean): Promise<Spend> {
  const { request, kind, allowedModels } = task;
  const writers = kind === 'judge' ? [] : models.chainOf(request, allowedModels);
  const judges = kind === 'judge' || (kind === 'write' && isReviewed) ? models.judgeChains(request.type, allowedModels) : [];
  const { written, judged } = callsFor(task, models);
  const requests = maxRequests * (written * writers.length + judged * longest(judges)) + takeovers;
  const { tokens, usd } = await dearest([...writers, ...judges.flat()], longestPrompt(task));
  return { tokens: requests * tokens, usd: usd === null ? null : requests * usd };
}

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
