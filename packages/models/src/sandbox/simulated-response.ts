import { partAt, textParts } from '@handbill/contract';
import type { AnyOutput, PartsTask } from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
import { breakForGood, breakRule, type RuleBreakingOutput } from './break-rule.ts';
import { compose, writeParts } from './compose.ts';
import { completed, scenarioOf, type Scenario } from './scenarios.ts';

export interface SimulatedResponse extends Required<Pick<Scenario, 'wait' | 'attempts' | 'end'>> {
  readonly duration: number | undefined;
  readonly text: string;
}

export function responseTo(task: WritingTask): SimulatedResponse {
  const { request, parts } = task;
  const asked = scenarioOf(request.topic) ?? {};
  if (task.reviewed !== undefined)
    return { wait: 0, duration: undefined, attempts: 1, text: judgementOf(task.reviewed, asked.finds), end: completed };
  // What a scenario breaks is mended, unless it is to fail again or the model fails itself.
  const isMended = parts !== undefined && asked.isStubborn !== true && asked.end?.kind !== 'failure';
  const { wait = 0, duration, attempts = 1, share = 1, end, answer, breaks } = isMended ? { duration: asked.duration } : asked;
  const { value, needsReview } =
    parts === undefined ? whole(task, isMended ? {} : asked) : { value: partsAnew(task, parts, breaks), needsReview: null };
  const text = answer ?? JSON.stringify(value);
  return { wait, duration, attempts, text: text.slice(0, Math.ceil(text.length * share)), end: end ?? { ...completed, needsReview } };
}

function whole(task: WritingTask, { breaks, isStubborn }: Scenario): RuleBreakingOutput {
  if (breaks !== undefined) return (isStubborn === true ? breakForGood : breakRule)(breaks, task);
  const { output, unsupportedLanguage } = compose(task);
  const needsReview = `The sandbox has no words for the language ${task.request.language}: the text is in English.`;
  return { value: output, needsReview: unsupportedLanguage ? needsReview : null };
}

function partsAnew(task: WritingTask, asked: PartsTask, breaks: Scenario['breaks']): object {
  if (breaks === undefined) return writeParts(task, asked);
  return Object.fromEntries(asked.parts.map(({ pointer, kept }) => [pointer, kept === null ? partAt(asked.output, pointer) : []]));
}

/** What the sandbox says of a text as its judge: nothing, or that its first words are what it was asked to find. */
function judgementOf(output: AnyOutput, finds: Scenario['finds']): string {
  const [pointer, text] = textParts(output).find(([, one]) => one.trim() !== '') ?? [];
  if (finds === undefined || text === undefined) return JSON.stringify({ findings: [] });
  const excerpt = /\S+(?:\s+\S+){0,5}/.exec(text.slice(0, 500))?.[0];
  const reason = 'The sandbox was asked to find this.';
  return JSON.stringify({ findings: [{ reason, pointer, excerpt, kind: finds, suggestion: 'Say it in another way.' }] });
}
