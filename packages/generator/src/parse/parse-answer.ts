import { isDeepStrictEqual } from 'node:util';
import { splitText, textParts, type Steps } from '@handbill/contract';
import type { AnyDefinition, AnyOutput } from '../definition-of.ts';
import { coerceOutput } from './coerce-output.ts';
import { doubtAround, leavesOut, type Others } from './doubt-around.ts';
import { findCandidates, type Candidate } from './find-output.ts';
import { jsonValues, type JsonInText } from './json-values.ts';
import { labelledParts } from './labelled-parts.ts';
import { isFilled, isObject, Members } from './members.ts';
import { namedParts } from './named-parts.ts';
import { otherForms } from './other-forms.ts';
import { taggedParts } from './tagged-parts.ts';

/** What could be read from an answer; `output` is `null` if nothing in it has the right shape. */
export interface ParsedAnswer {
  readonly output: AnyOutput | null;
  /** The answer ended before its JSON did. */
  readonly truncated: boolean;
  /** JSON Pointer to the part that it breaks off in; `null` if it is whole, or breaks off in no part. */
  readonly brokenAt: string | null;
  /** JSON Pointers to the parts that the answer does not have: they are empty in `output`. */
  readonly missing: readonly string[];
  /** Why a person has to look whether the right text was read; `null` if there is no doubt. */
  readonly doubt: string | null;
}

/**
 * Reads an answer without thoughts leniently, in steps: plain JSON, or fenced, surrounded by prose, wrapped in something, cut off, almost
 * JSON, or no JSON but with names before its parts. Of several objects the best filled is read, and of these the last.
 */
export function* parseAnswer(definition: AnyDefinition, sent: string): Steps<ParsedAnswer> {
  const answer = sent.replaceAll(noText, '');
  const values = yield* jsonValues(answer);
  let best = yield* bestOf(definition, values, answer);
  if (best !== undefined) best = { ...best, doubt: best.doubt ?? doubtAround(answer, values, best.others) };
  if (best?.missing.length === 0 && !isMangled(best, answer)) return withoutCount(best);
  for (const other of otherForms(answer)) best = better(best, yield* bestOf(definition, yield* jsonValues(other), other));
  if (best?.missing.length === 0 && !isMangled(best, answer)) return withoutCount(best);
  const isStrict = best !== undefined && values.some((value) => value.isStrict === true);
  if (best === undefined) best = yield* withoutJson(definition, answer, values);
  else if (isStrict)
    return withoutCount(completed(best, yield* bestOfParts(definition, yield* labelledParts(definition, behind(answer, values)), noJson)));
  const named = isStrict ? undefined : yield* bestOfParts(definition, yield* namedParts(definition, answer), notQuiteJson);
  const truncated = best?.truncated ?? values.some((value) => value.truncated);
  const read =
    named !== undefined && best !== undefined && isMangled(best, answer) && named.filled === best.filled
      ? named
      : best?.doubt === noJson
        ? better(named, best)
        : better(best, named);
  if (read === undefined) return { output: null, truncated, brokenAt: null, missing: [], doubt: null };
  return withoutCount({ ...read, truncated: read.truncated || truncated, brokenAt: read.brokenAt ?? best?.brokenAt ?? null });
}

type Parts = Pick<JsonInText, 'value' | 'truncated'> | undefined;

function* bestOfParts(definition: AnyDefinition, parts: Parts, doubt: string | null): Steps<BestRead | undefined> {
  const read = parts === undefined ? undefined : yield* bestOf(definition, [{ ...parts, start: 0, end: 0 }]);
  return read === undefined ? undefined : { ...read, doubt };
}

/** The best of an answer that has its parts in elements, or names before them, in its own words or in those of a text in its JSON. */
function* withoutJson(definition: AnyDefinition, answer: string, values: readonly JsonInText[]): Steps<BestRead | undefined> {
  let best = yield* bestOfParts(definition, yield* taggedParts(definition, answer), null);
  if (best !== undefined) return best;
  for (const text of [answer, ...textsIn(values)])
    best = better(best, yield* bestOfParts(definition, yield* labelledParts(definition, text), noJson));
  return best;
}

/** With what is missing taken from another one: some of the parts were in JSON, and the others behind it. */
function completed(best: BestRead, other: BestRead | undefined): BestRead {
  const names = Object.keys(best.output ?? {}).filter(
    (name) => best.missing.includes(`/${name}`) && other?.missing.includes(`/${name}`) === false,
  );
  if (other === undefined || best.output === null || names.length === 0) return best;
  const output = Object.fromEntries(
    Object.entries(best.output).map(([name, part]) => [name, names.includes(name) ? Reflect.get(other.output ?? {}, name) : part]),
  );
  // Both are outputs of the kind, and so is what has some parts of each.
  return {
    ...best,
    output: output as AnyOutput,
    missing: best.missing.filter((pointer) => !names.includes(pointer.slice(1))),
    doubt: noJson,
  };
}

const behind = (answer: string, values: readonly JsonInText[]): string => answer.slice(values.at(-1)?.end ?? answer.length);

const notQuiteJson = 'The answer is not quite JSON: its parts were told by their names.';
const noJson = 'The answer was no JSON: its parts were told by the words before them.';

/** Signs that no text has, and that stand between those of JSON. */
// eslint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/** In characters: a shorter one is no text with several parts. */
const minLength = 80;
const maxTexts = 3;

/** The long texts right in the values of an answer. */
const textsIn = (values: readonly JsonInText[]): readonly string[] =>
  values
    .slice(0, maxTexts)
    .flatMap(({ value }) => (isObject(value) ? Object.values(value) : []))
    .filter((text) => typeof text === 'string')
    .filter((text) => text.length >= minLength)
    .slice(0, maxTexts);

/** A quotation mark in a word: mending took an apostrophe for the end of a text. */
const inWord = /\p{L}"\p{L}/u;
const isMangled = ({ isMended, output }: BestRead, answer: string): boolean =>
  isMended && !inWord.test(answer) && textParts(output).some(([, text]) => inWord.test(text));

/** Of two that were read the one that has more of the parts; the first, if they have as many. */
const better = (one: BestRead | undefined, other: BestRead | undefined): BestRead | undefined =>
  one === undefined || (other !== undefined && (other.filled - one.filled || one.missing.length - other.missing.length) > 0) ? other : one;

const withoutCount = ({ output, truncated, brokenAt, missing, doubt }: BestRead): ParsedAnswer => ({
  output,
  truncated,
  brokenAt,
  missing,
  doubt,
});

/** How many candidates are read, of those with the most parts: the last. */
const maxRead = 20;

/** The best filled output in some values of an answer. */
function* bestOf(definition: AnyDefinition, values: readonly JsonInText[], answer = ''): Steps<BestRead | undefined> {
  const candidates = yield* findCandidates(definition, values);
  const likely = candidates
    .toSorted((one, other) => one.fields.length - other.fields.length)
    .slice(-maxRead)
    .toSorted((one, other) => candidates.indexOf(one) - candidates.indexOf(other));
  let best: Text | undefined;
  const texts: Text[] = [];
  for (const candidate of likely) {
    const read = yield* readCandidate(definition, candidate);
    if (read === undefined) continue;
    texts.push({ ...read, candidate });
    if (read.filled >= (best?.filled ?? 0)) best = texts.at(-1);
  }
  if (best === undefined) return undefined;
  const { candidate, output, missing, brokenAt, filled } = best;
  const later = candidates.filter(({ index, fields, isByName }) => index > candidate.index && (fields.length * 2 >= filled || isByName));
  const { isUnclosed = false, isMended = false, isPiece = false, isStrict = false, start = 0, end = 0 } = values[candidate.index] ?? {};
  // What breaks off behind the text that was read may have been meant to take its place.
  const truncated = values.some((value, index) => value.truncated && index >= candidate.index) || (isUnclosed && missing.length > 0);
  const doubt =
    later.length > 0
      ? 'The answer has several texts, and the last of them is not the best filled, which was read.'
      : !isStrict && leavesOut(answer.slice(start, end))
        ? 'The answer says that something is left out of it.'
        : isPiece || (isMended && hasUnread(definition, candidate)) || (!isStrict && (yield* hasLost(answer.slice(start, end), output)))
          ? 'The answer is not quite JSON, and some of it was read as none of the parts.'
          : null;
  const others = othersBeside(texts, best);
  return { output, truncated, brokenAt: truncated ? brokenAt : null, missing, doubt, filled, others, isMended };
}

interface BestRead extends ParsedAnswer, Pick<Read, 'filled'> {
  readonly others: Others;
  readonly isMended: boolean;
}

type Text = Read & { readonly candidate: Candidate };

function othersBeside(texts: readonly Text[], best: Text): Others {
  const others = texts.filter(({ filled, output }) => filled === best.filled && !isDeepStrictEqual(output, best.output));
  if (others.length === 0) return 'none';
  return others.some(({ candidate }) => candidate.index === best.candidate.index) ? 'beside' : 'before';
}

/** Whether there are members with texts beside the parts: where a quotation mark was not escaped, the rest of a text may be in them. */
function hasUnread({ output }: AnyDefinition, { object }: Candidate): boolean {
  const members = new Members(object, output);
  const read = new Set(Object.keys(output.shape).flatMap((field) => members.find(field)?.path ?? []));
  return Object.keys(object).some((name) => !read.has(name) && isFilled(object[name]) && typeof object[name] === 'string');
}

/** Names, and what is said beside a text, may be longer than the names of its parts. */
const mayBeLost = (letters: number): number => 30 + letters / 50;

function* lettersIn(json: string): Steps<number> {
  let count = 0;
  for (const piece of splitText(json)) {
    count += piece.replace(/\\(?:u[\da-f]{4}|.)/gi, '').match(/\p{L}/gu)?.length ?? 0;
    yield;
  }
  return count;
}

/** Whether an output has fewer letters than what it was read from: where signs are missing, one part may have taken the place of another. */
function* hasLost(json: string, output: AnyOutput): Steps<boolean> {
  const letters = yield* lettersIn(json);
  return letters - (yield* lettersIn(JSON.stringify(output))) > mayBeLost(letters);
}

interface Read extends Pick<ParsedAnswer, 'missing' | 'brokenAt'> {
  readonly output: AnyOutput;
  /** How many of its parts are filled. */
  readonly filled: number;
}

function* readCandidate(definition: AnyDefinition, { object, cut }: Candidate): Steps<Read | undefined> {
  const { value, missing, brokenAt } = yield* coerceOutput(definition.output, object, cut);
  const parsed = definition.output.safeParse(withPlainHashtags(definition, value));
  if (!parsed.success) return undefined;
  // The definition's own schema has just said that it is one of its outputs.
  const output = parsed.data as AnyOutput;
  const filled = Object.values(output).filter((part) => isFilled(part)).length;
  // One that is empty in all its parts is one only if it has them all.
  return filled === 0 && missing.length > 0 ? undefined : { output, missing, brokenAt, filled };
}

/** Hashtags are listed without `#`, however the model wrote them. */
function withPlainHashtags({ hashtags }: AnyDefinition, output: unknown): unknown {
  if (hashtags === undefined || !isObject(output)) return output;
  const tags = output[hashtags.listed];
  if (!Array.isArray(tags)) return output;
  const plain = tags
    .flatMap((tag: unknown) => (typeof tag === 'string' ? tag.split(/[,;]|\s(?=#)/).map(plainHashtag) : [tag]))
    .filter((tag) => tag !== '');
  return { ...output, [hashtags.listed]: [...new Set(plain)] };
}

/** A hashtag as it is listed. */
export const plainHashtag = (tag: string): string => tag.trim().replace(/^[#＃]+/, '');
