import type { Steps } from '@handbill/contract';
import { depthOf, maxMendable, mendJson } from './mend-json.ts';
import { readJsonSteps } from './read-json.ts';

/** A JSON value in an answer. */
export interface JsonInText {
  readonly value: unknown;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
  /** The text ended before the value did. */
  readonly truncated: boolean;
  /** The same where nothing may be missing but the brackets that close its objects. */
  readonly isUnclosed?: boolean;
  /** It was almost JSON: what stands for a text was guessed. */
  readonly isMended?: boolean;
  /** It may be a piece of a value before it that could not be read. */
  readonly isPiece?: boolean;
  /** It is JSON as it stands. */
  readonly isStrict?: boolean;
}

/** At how many brackets JSON is looked for: enough for prose around an answer, and a limit for a text of nothing but brackets. */
const maxStarts = 200;
/** How many times the answer’s length is read in all where brackets turn out not to begin JSON. */
const maxPasses = 8;
/** At how many brackets what is almost JSON is mended: each may take some milliseconds. */
const maxMended = 12;
/** In characters: longer answers would keep `JSON.parse` busy for too long in one step. */
const maxParsedAtOnce = 65_536;

/** As deep as the steps read that are for all other answers. */
const maxDepth = 64;

/** `undefined`: the whole text is no JSON, or too long to be parsed at once. */
export function parseShort(text: string): unknown {
  if (text.length > maxParsedAtOnce || depthOf(text) > maxDepth) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A name of a member; some texts may be taken for one. */
const memberName = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:/g;

const countNames = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce(
        (count: number, inner) => count + countNames(inner),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      );

/** Whether JSON may have several members of one name in an object: `JSON.parse` forgets all but the last, and `readJsonSteps` does not. */
const repeatsNames = (json: string, value: unknown): boolean => (json.match(memberName)?.length ?? 0) > countNames(value);

/**
 * The JSON objects and lists in a text, in their order: plain, as models write them, or mended. Prose has few brackets, so those that begin
 * no JSON cost little.
 */
export function* jsonValues(text: string): Steps<readonly JsonInText[]> {
  const whole = parseShort(text);
  if (typeof whole === 'object' && whole !== null && !repeatsNames(text, whole))
    return [{ value: whole, start: 0, end: text.length, truncated: false, isStrict: true }];
  const found: JsonInText[] = [];
  const bracket = /[{[]/g;
  const noJson = new Set<number>();
  const mender = new Mender(text);
  let charactersLeft = text.length * maxPasses;
  let isPiece = false;
  for (let starts = 0; starts < maxStarts && charactersLeft > 0;) {
    const start = bracket.exec(text)?.index;
    if (start === undefined) break;
    if (noJson.has(start)) continue;
    starts += 1;
    const read = yield* readJsonSteps(text, start);
    if ('openBrackets' in read) {
      charactersLeft -= read.end - start;
      const mended = yield* mender.mendAt(start);
      if (mended === undefined) {
        for (const open of read.openBrackets) noJson.add(open);
        isPiece ||= beginsJson(text, start);
        continue;
      }
      found.push({ ...mended, isPiece });
      bracket.lastIndex = mended.end;
      continue;
    }
    const { value, end, truncated, lacksOnlyBrackets } = read;
    const json = text.slice(start, end);
    const strict = parseShort(json);
    const isStrict = strict !== undefined && !repeatsNames(json, strict);
    found.push({ value, start, end, truncated: truncated && !lacksOnlyBrackets, isUnclosed: lacksOnlyBrackets, isStrict, isPiece });
    bracket.lastIndex = read.end;
  }
  return found;
}

/** What follows a bracket that begins an object or a list, however badly written; a word alone is prose. */
const beginning = /^(?:\{\s*(?:["'“”‘’`´{]|\/[/*]|[\p{L}_][\p{L}\w -]{0,60}["'”]?\s*[:=])|\[\s*(?:["'“”‘’`´{[]|\/[/*]))/u;

const beginsJson = (text: string, start: number): boolean => beginning.test(text.slice(start, start + 200));

/** Has what is almost JSON mended, as often as the answer may cost. */
class Mender {
  readonly #text: string;
  #left = maxMended;

  constructor(text: string) {
    this.#text = text;
  }

  *mendAt(start: number): Steps<JsonInText | undefined> {
    if (this.#left <= 0 || !beginsJson(this.#text, start)) return undefined;
    this.#left -= 1;
    const rest = beforeAnother(this.#text.slice(start, start + maxMendable + 1));
    yield;
    for (const end of endsOf(rest)) {
      const mended = mendJson(rest.slice(0, end));
      yield;
      if (mended !== undefined && typeof mended.value === 'object' && mended.value !== null)
        return { value: mended.value, start, end: start + end, truncated: !mended.isClosed, isMended: true };
    }
    return undefined;
  }
}

/** How many objects inside of one that is no JSON are looked at. */
const maxInside = 5;

/** A text up to an object on a line of its own that is JSON, and no part of what is before it: a model that broke off began anew. */
function beforeAnother(text: string): string {
  let looked = 0;
  for (const { index } of text.matchAll(/\n[ \t]{0,20}\{/g)) {
    if (/(?:[,[{}\]"'”]|["'”]\s{0,20}:)\s*$/.test(text.slice(Math.max(0, index - 200), index))) continue;
    const start = text.indexOf('{', index);
    const end = balancedEnd(text, text.length, start);
    if (end !== undefined && parseShort(text.slice(start, end)) !== undefined) return text.slice(0, index);
    looked += 1;
    if (looked === maxInside) break;
  }
  return text;
}

/**
 * Where a value may end that begins with a bracket: at the last bracket that closes it, where as many brackets are closed as were opened,
 * or at the end, all before the next fence. Only the second may be meant where the text is too long to be mended.
 */
function endsOf(text: string): readonly number[] {
  const fence = /\n[ \t]*(?:```|~~~)/.exec(text)?.index;
  const balanced = balancedEnd(text, fence ?? text.length);
  const ends = balanced === undefined ? [] : [balanced];
  if (fence === undefined && text.length > maxMendable) return ends;
  const end = fence ?? text.length;
  const last = text.lastIndexOf(text.startsWith('{') ? '}' : ']', end) + 1;
  return [...new Set([last > 0 ? last : end, ...ends, end])];
}

/** Where as many brackets are closed as were opened, whatever is in quotation marks. */
function balancedEnd(text: string, end: number, start = 0): number | undefined {
  let depth = 0;
  const brackets = /[{}[\]]/g;
  brackets.lastIndex = start;
  for (const { 0: bracket, index } of text.matchAll(brackets)) {
    if (index >= end) return undefined;
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return undefined;
}
