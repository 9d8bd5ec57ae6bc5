import { partAt, textParts } from '@handbill/contract';
import { badExampleOf, checkContent, disclaimersFor, type AnyOutput, type PartsTask } from '@handbill/text';
import type { WritingTask } from '../model/language-model.ts';
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
  // A part that a scenario breaks is mended, unless it is to fail again or the model fails itself.
  const isMended = parts !== undefined && asked.isStubborn !== true && asked.end?.kind !== 'failure';
  const { wait = 0, duration, attempts = 1, share = 1, end, answer, breaks } = isMended ? { duration: asked.duration } : asked;
  const { value, needsReview } =
    parts === undefined ? whole(task, isMended ? {} : asked) : { value: partsAnew(task, parts, breaks), needsReview: null };
  const text = answer ?? JSON.stringify(value);
  return { wait, duration, attempts, text: text.slice(0, Math.ceil(text.length * share)), end: end ?? { ...completed, needsReview } };
}

interface Whole {
  readonly value: AnyOutput;
  /** Why a person is to look at it. */
  readonly needsReview: string | null;
}

function whole(task: WritingTask, { breaks = [], isStubborn = false }: Scenario): Whole {
  const { request, campaign, voice = null } = task;
  const { output, unsupportedLanguage } = compose(task);
  const [first] = breaks;
  if (first === undefined)
    return {
      value: output,
      needsReview: unsupportedLanguage ? `The sandbox has no words for the language ${request.language}: the text is in English.` : null,
    };
  let value = output;
  for (const rule of breaks) {
    value = badExampleOf(rule, request, output, { campaign, voice });
    const checks = checkContent(request, value, { truncated: false, campaign, voice, by: [rule] });
    if (!checks.some(({ outcome }) => outcome === 'fail')) continue;
    const hasDisclaimer = voice !== null && disclaimersFor(voice, request).length > 0;
    const isCorrected = isStubborn && hasDisclaimer && (rule === 'disclaimer' || rule === 'required_part');
    return {
      value,
      needsReview: isCorrected ? `The sandbox was asked to fail the rule ${rule}, and what it did may be corrected by rules.` : null,
    };
  }
  return { value, needsReview: `The sandbox was asked to fail the rule ${first}, and no text for this brief can.` };
}

function partsAnew(task: WritingTask, asked: PartsTask, breaks: Scenario['breaks']): object {
  if (breaks === undefined) return writeParts(task, asked);
  return Object.fromEntries(asked.parts.map(({ pointer, kept }) => [pointer, kept === null ? partAt(asked.output, pointer) : []]));
}

/** The sandbox's judgement of a text: nothing, or that its first words are of the kind that it was asked to find. */
function judgementOf(output: AnyOutput, finds: Scenario['finds']): string {
  const [pointer, text] = textParts(output).find(([, one]) => one.trim() !== '') ?? [];
  if (finds === undefined || text === undefined) return JSON.stringify({ findings: [] });
  const excerpt = /\S+(?:\s+\S+){0,5}/.exec(text.slice(0, 500))?.[0];
  const reason = 'The sandbox was asked to find this.';
  return JSON.stringify({ findings: [{ reason, pointer, excerpt, kind: finds, suggestion: 'Say it in another way.' }] });
}
