import {
  measureSteps,
  wordSteps,
  type Check,
  type ContentRequest,
  type CountingUnit,
  type PlatformLimit,
  type RequiredPart,
  type Steps,
} from '@handbill/contract';
import { definitionOf, textsIn, valuesAt, type AnyDefinition, type AnyOutput, type Located } from '../definition-of.ts';
import { hashtags, keywords } from './mention-rules.ts';

/** Checks a text against its request and the limits of its platform, in steps: one check for each thing that is required. */
export function* checkContent(
  request: ContentRequest,
  output: AnyOutput,
  { truncated, definition = definitionOf(request) }: { readonly truncated: boolean; readonly definition?: AnyDefinition },
): Steps<Check[]> {
  const subject = { request, output, definition, texts: textsIn({ pointer: '', value: output }), truncated };
  const checks: Check[] = [];
  for (const rule of rules) checks.push(...(yield* rule(subject)));
  return checks;
}

/** Whether a text can be published as it is: a failed check needs a person, a warning does not. */
export const statusOf = (checks: readonly Check[]): 'ready' | 'needs_review' =>
  checks.some(({ outcome }) => outcome === 'fail') ? 'needs_review' : 'ready';

/** What a rule looks at. */
interface Subject {
  readonly request: ContentRequest;
  readonly definition: AnyDefinition;
  readonly output: AnyOutput;
  /** Every text of the output. */
  readonly texts: readonly Located<string>[];
  /** Whether the answer ended before it was complete. */
  readonly truncated: boolean;
}

/** Checks one aspect of a text, in steps. */
export type Rule = (subject: Subject) => Steps<readonly Check[]>;

/** The text must be complete. */
const truncation: Rule = function* ({ truncated }) {
  yield;
  return [
    {
      rule: 'truncation',
      outcome: truncated ? 'fail' : 'pass',
      wanted: 'a whole text',
      found: truncated ? 'a text that breaks off' : 'a whole text',
      pointer: null,
      message: truncated ? 'The text breaks off before its end.' : 'The text is whole.',
    },
  ];
};

/** Each list must have as many items as its kind needs, and no text may be empty. */
const requiredParts: Rule = function* ({ request, definition, output, texts }) {
  const counts = definition.required(request).flatMap((part) => valuesAt(output, part.pointer).map((value) => checkCount(part, value)));
  yield;
  return [...counts, ...checkEmptyTexts(texts)];
};

function checkCount({ min, max = Infinity }: RequiredPart, { pointer, value }: Located): Check {
  const count = Array.isArray(value) ? value.length : Number(value !== null && value !== undefined);
  const fits = count >= min && count <= max;
  const wanted = max === Infinity ? `at least ${min}` : min === max ? String(min) : `${min}–${max}`;
  const message = fits
    ? `${pointer} is as it has to be.`
    : `${pointer} has ${count === 0 ? 'nothing' : count} where ${max === 0 ? 'nothing' : wanted} is needed.`;
  return { rule: 'required_part', outcome: fits ? 'pass' : 'fail', wanted, found: String(count), pointer, message };
}

function checkEmptyTexts(texts: readonly Located<string>[]): Check[] {
  const wanted = 'something in every part';
  const empty = texts.filter(({ value }) => value.trim() === '');
  if (empty.length === 0)
    return [{ rule: 'required_part', outcome: 'pass', wanted, found: wanted, pointer: null, message: 'Every part is written.' }];
  return empty.map(({ pointer }) => ({
    rule: 'required_part',
    outcome: 'fail',
    wanted: 'a text',
    found: 'nothing',
    pointer,
    message: `${pointer} is empty.`,
  }));
}

/** Each unit’s name in a message. */
const unitNames: Readonly<Record<CountingUnit, string>> = {
  characters: 'characters',
  weighted: 'characters as X counts them',
  graphemes: 'characters',
  url_23: 'characters as Mastodon counts them',
  emoji_bytes: 'characters as Threads counts them',
  bytes: 'bytes',
  utf16: 'characters',
  display_columns: 'columns',
  half_width_katakana: 'half-width katakana',
  items: 'items',
};

/** Each part must be within what the platform allows, and should be within what it advises. */
const platformLimits: Rule = function* ({ request, definition, output }) {
  const checks: Check[] = [];
  for (const limit of definition.limits(request))
    for (const part of valuesAt(output, limit.pointer)) checks.push(...(yield* checkLimit(limit, part)));
  return checks;
};

function* checkLimit({ unit, min = 0, max, outcome }: PlatformLimit, { pointer, value }: Located): Steps<Check[]> {
  const count = yield* measureSteps(value, unit);
  // What is not allowed at all is mentioned only where it occurs.
  if (count === undefined || (max === 0 && count === 0)) return [];
  const name = unitNames[unit];
  const wanted = max === 0 ? `no ${name}` : min > 0 ? `${min}–${max} ${name}` : `at most ${max} ${name}`;
  const fits = count >= min && count <= max;
  const consequence = outcome === 'fail' ? 'the platform allows' : 'the platform shows or advises';
  return [
    {
      rule: 'platform_limit',
      outcome: fits ? 'pass' : outcome,
      wanted,
      found: `${count} ${name}`,
      pointer,
      message: fits ? `${pointer} has ${count} of ${wanted}.` : `${pointer} has ${count} ${name}; ${consequence} ${wanted}.`,
    },
  ];
}

/** The requested length, within ten percent; without one, nothing is checked. */
const length: Rule = function* ({ request, definition, output }) {
  if (request.length === null) return [];
  const [min, max] = [Math.ceil((request.length * 9) / 10), Math.floor((request.length * 11) / 10)];
  const texts = definition.length.counted.flatMap((pointer) => valuesAt(output, pointer)).flatMap(textsIn);
  let count = 0;
  for (const { value } of texts) count += yield* wordSteps(value, request.language);
  const fits = count >= min && count <= max;
  const wanted = min === max ? `${min} words` : `${min}–${max} words`;
  const message = fits
    ? `The text has ${count} words.`
    : `The text has ${count} words, which is ${count < min ? 'fewer' : 'more'} than the ${wanted} asked for.`;
  return [{ rule: 'length', outcome: fits ? 'pass' : definition.length.outcome, wanted, found: `${count} words`, pointer: null, message }];
};

/** Every rule, in the order in which a record lists its checks. */
const rules: readonly Rule[] = [truncation, requiredParts, platformLimits, length, keywords, hashtags];
