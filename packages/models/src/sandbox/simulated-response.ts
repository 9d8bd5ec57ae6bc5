import { partAt, textParts } from '@handbill/contract';
import { badExampleOf, checkContent, disclaimersFor, type AnyOutput, type PartsTask, type PartTask } from '@handbill/text';
import type { Completion, WritingTask } from '../model/language-model.ts';
import { compose } from './compose.ts';
import { languageFor } from './languages.ts';
import { scenarioOf, type Scenario } from './scenarios.ts';
import { placeOf } from './slots.ts';

export type SimulatedResponse = Omit<Scenario, 'needsReview'> & Pick<Completion, 'text' | 'needsReview'>;

/** The answer to a task as its topic wants it, and how it comes. */
export function responseTo(task: WritingTask): SimulatedResponse {
  const { request, parts, reviewed } = task;
  const asked = scenarioOf(request.topic) ?? {};
  if (reviewed !== undefined) return { text: judgementOf(reviewed, asked.finds), needsReview: null };
  // A part that a scenario breaks is mended, unless it is to fail again or the model fails itself.
  const isMended = parts !== undefined && asked.isStubborn !== true && asked.failure === undefined;
  const played: Scenario = isMended ? { duration: asked.duration } : asked;
  const { value, needsReview } = parts === undefined ? whole(task, played) : { value: partsOf(task, parts, played), needsReview: null };
  const text = played.answer ?? JSON.stringify(value);
  return { needsReview, ...played, text: text.slice(0, Math.ceil(text.length * (played.share ?? 1))) };
}

/** A whole text, and why a person is to look at it. */
function whole(task: WritingTask, { breaks = [], isStubborn = false }: Scenario) {
  const { request, campaign, voice = null } = task;
  const output = compose(task);
  let value = output;
  let needsReview = null;
  if (languageFor(request.language) === undefined)
    needsReview = `The sandbox has no words for the language ${request.language}: the text is in English.`;
  for (const rule of breaks) {
    value = badExampleOf(rule, request, output, { campaign, voice });
    const checks = checkContent(request, value, { truncated: false, campaign, voice, by: [rule] });
    const hasDisclaimer = voice !== null && disclaimersFor(voice, request).length > 0;
    const isCorrected = isStubborn && hasDisclaimer && (rule === 'disclaimer' || rule === 'required_part');
    const asked = `The sandbox was asked to fail the rule ${breaks[0]}, and`;
    needsReview = isCorrected ? `${asked} what it did may be corrected by rules.` : null;
    if (checks.some(({ outcome }) => outcome === 'fail')) break;
    needsReview = `${asked} no text for this brief can.`;
  }
  return { value, needsReview };
}

/** Parts that are to stay as broken as they are, or are written anew, by their pointers. */
function partsOf(task: WritingTask, { output, parts }: PartsTask, { breaks }: Scenario): object {
  const present = breaks === undefined ? compose(task) : output;
  const valueAt = (part: PartTask): unknown => {
    const value = partAt(present, placeOf(part));
    return part.kept !== null && Array.isArray(value) ? value.slice(part.kept) : value;
  };
  return Object.fromEntries(parts.map((part) => [part.pointer, valueAt(part)]));
}

/** The sandbox's judgement of a text: nothing, or that its first words are of the kind that it was asked to find. */
function judgementOf(output: AnyOutput, finds: Scenario['finds']): string {
  const [pointer, text] = textParts(output).find(([, one]) => one.trim() !== '') ?? [];
  if (finds === undefined || text === undefined) return JSON.stringify({ findings: [] });
  const excerpt = /\S+(?:\s+\S+){0,5}/.exec(text.slice(0, 500))?.[0];
  const reason = 'The sandbox was asked to find this.';
  return JSON.stringify({ findings: [{ reason, pointer, excerpt, kind: finds, suggestion: 'Say it in another way.' }] });
}
