import { isDeepStrictEqual } from 'node:util';
import { isPlainObject } from '@handbill/contract';
import type { AnyDefinition, AnyOutput } from '../kinds/definition-of.ts';
import { coerceOutput } from './coerce-output.ts';
import { ambiguityNear, omits, type Others } from './ambiguity-near.ts';
import { findCandidates, type Candidate } from './find-output.ts';
import { jsonValues, type JsonInText } from './json-values.ts';
import { isFilled } from './members.ts';
import { otherForms } from './other-forms.ts';

/** The text that could be read from an answer; `output` is `null` if nothing in it has the right shape. */
export interface ParsedAnswer {
  readonly output: AnyOutput | null;
  readonly truncated: boolean;
  /** JSON Pointer to the part that it breaks off in; `null` if it is whole, or breaks off in no part. */
  readonly brokenAt: string | null;
  readonly missing: readonly string[];
  /** Why a person has to look whether the right text was read; `null` if there is no doubt. */
  readonly doubt: string | null;
}

/**
 * Reads an answer without thoughts leniently: plain JSON, or fenced, surrounded by prose, wrapped in something, cut off, or almost
 * JSON. Of several objects the best filled is read, and of these the last. An answer without JSON is for a person to read.
 */
export function parseAnswer(definition: AnyDefinition, sent: string): ParsedAnswer {
  const answer = sent.replaceAll(noText, '');
  const values = jsonValues(answer);
  let best = bestOf(definition, values, answer);
  if (best === undefined || best.missing.length > 0)
    for (const other of otherForms(answer)) best = better(best, bestOf(definition, jsonValues(other), other));
  if (best === undefined)
    return {
      output: null,
      truncated: values.some(({ truncated, isUnclosed }) => truncated || isUnclosed === true),
      brokenAt: null,
      missing: [],
      doubt: null,
    };
  const { output, truncated, brokenAt, missing } = best;
  return { output, truncated, brokenAt, missing, doubt: best.doubt ?? ambiguityNear(answer, values, best.others) };
}

/** Signs that no text has, and that stand between those of JSON. */
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/** Of two that were read the one that has more of the parts; the first, if they have as many. */
const better = (one: BestRead | undefined, other: BestRead | undefined): BestRead | undefined =>
  one === undefined || (other !== undefined && (other.filled - one.filled || one.missing.length - other.missing.length) > 0) ? other : one;

const maxRead = 20;

function bestOf(definition: AnyDefinition, values: readonly JsonInText[], answer: string): BestRead | undefined {
  const candidates = findCandidates(definition, values);
  const likely = candidates
    .toSorted((one, other) => one.fields.length - other.fields.length)
    .slice(-maxRead)
    .toSorted((one, other) => candidates.indexOf(one) - candidates.indexOf(other));
  const texts = likely.flatMap((candidate) => readCandidate(definition, candidate) ?? []);
  const most = Math.max(...texts.map(({ filled }) => filled));
  const best = texts.findLast(({ filled }) => filled === most);
  if (best === undefined) return undefined;
  const { candidate, output, missing, brokenAt, filled } = best;
  const value = values[candidate.index];
  // A value that breaks off behind the text that was read may have been meant to take its place.
  const breaks = values.some(({ truncated }, index) => truncated && index >= candidate.index);
  const truncated = breaks || (value?.isUnclosed === true && missing.length > 0);
  const later = candidates.some(({ index, fields, isByName }) => index > candidate.index && (fields.length * 2 >= filled || isByName));
  const doubt = later
    ? 'The answer has several texts, and the last of them is not the best filled, which was read.'
    : value === undefined
      ? null
      : doubtIn(value, answer.slice(value.start, value.end), output);
  return { output, truncated, brokenAt: truncated ? brokenAt : null, missing, doubt, filled, others: othersBeside(texts, best) };
}

function doubtIn({ isPiece = false, isStrict = false }: JsonInText, json: string, output: AnyOutput): string | null {
  if (!isStrict && omits(json)) return 'The answer says that something is left out of it.';
  return isPiece || (!isStrict && hasLost(json, output))
    ? 'The answer is not quite JSON, and some of it was read as none of the parts.'
    : null;
}

interface BestRead extends ParsedAnswer, Pick<Read, 'filled'> {
  readonly others: Others;
}

function othersBeside(texts: readonly Read[], best: Read): Others {
  const others = texts.filter(({ filled, output }) => filled === best.filled && !isDeepStrictEqual(output, best.output));
  if (others.length === 0) return 'none';
  return others.some(({ candidate }) => candidate.index === best.candidate.index) ? 'beside' : 'before';
}

/** Names, and words beside a text, may be longer than the names of its parts. */
const mayBeLost = (letters: number): number => 30 + letters / 50;

const lettersIn = (json: string): number => json.replace(/\\(?:u[\da-fA-F]{4}|.)|[^\p{L}]/gu, '').length;

/** Whether an output has fewer letters than its source: where signs are missing, one part may have taken the place of another. */
function hasLost(json: string, output: AnyOutput): boolean {
  const letters = lettersIn(json);
  return letters - lettersIn(JSON.stringify(output)) > mayBeLost(letters);
}

interface Read extends Pick<ParsedAnswer, 'missing' | 'brokenAt'> {
  readonly output: AnyOutput;
  readonly filled: number;
  readonly candidate: Candidate;
}

function readCandidate(definition: AnyDefinition, candidate: Candidate): Read | undefined {
  const { object, cut } = candidate;
  const { value, missing, brokenAt } = coerceOutput(definition.output, object, cut);
  const parsed = definition.output.safeParse(withPlainHashtags(definition, value));
  if (!parsed.success) return undefined;
  // The definition's own schema has just said that it is one of its outputs.
  const output = parsed.data as AnyOutput;
  const filled = Object.values(output).filter((part) => isFilled(part)).length;
  // One that is empty in all its parts is one only if it has them all.
  return filled === 0 && missing.length > 0 ? undefined : { output, missing, brokenAt, filled, candidate };
}

/** Hashtags are listed without `#`, however the model wrote them. */
function withPlainHashtags({ hashtags }: AnyDefinition, output: unknown): unknown {
  if (hashtags === undefined || !isPlainObject(output)) return output;
  const tags = output[hashtags.listed];
  if (!Array.isArray(tags)) return output;
  const plain = tags
    .flatMap((tag: unknown) => (typeof tag === 'string' ? tag.split(/[,;]|\s(?=#)/).map(plainHashtag) : [tag]))
    .filter((tag) => tag !== '');
  return { ...output, [hashtags.listed]: [...new Set(plain)] };
}

export const plainHashtag = (tag: string): string => tag.trim().replace(/^[#＃]+/, '');
