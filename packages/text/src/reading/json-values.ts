import type { Span } from '../characters/spans.ts';
import { closedJson, endOfJson, parseShort } from './strict-json.ts';
import { maxFixable, fixJson } from './fix-json.ts';

export interface JsonInText extends Span {
  readonly value: unknown;
  /** The text ended before the value did. */
  readonly truncated: boolean;
  /** The same where nothing may be missing but the brackets that close its objects. */
  readonly isUnclosed?: boolean;
  /** It may be a piece of a value before it that could not be read. */
  readonly isPiece?: boolean;
  readonly isStrict?: boolean;
}

/** At how many brackets JSON is looked for: enough for prose around an answer, and a limit for a text of nothing but brackets. */
const maxStarts = 200;
/** How many times the answer’s length is read in all where brackets turn out not to begin JSON. */
const maxPasses = 8;
/** At how many brackets faulty JSON is fixed: each may take some milliseconds. */
const maxFixed = 12;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The JSON objects and lists in a text, in their order: plain, cut off, or fixed. */
export function jsonValues(text: string): readonly JsonInText[] {
  const whole = parseShort(text);
  if (isContainer(whole)) return [{ value: whole, start: 0, end: text.length, truncated: false, isStrict: true }];
  const found: JsonInText[] = [];
  const bracket = /[{[]/g;
  let [charactersLeft, fixesLeft, isPiece] = [text.length * maxPasses, maxFixed, false];
  for (let starts = 0; starts < maxStarts && charactersLeft > 0; starts += 1) {
    const start = bracket.exec(text)?.index;
    if (start === undefined) break;
    const strict = strictAt(text, start);
    charactersLeft -= (strict?.end ?? text.length) - start;
    if (!beginsJson(text, start) && strict === undefined) continue;
    if (strict === undefined) fixesLeft -= 1;
    const read = strict ?? (fixesLeft >= 0 ? fixedAt(text, start) : undefined);
    if (read === undefined) isPiece = true;
    else {
      found.push({ ...read, isPiece });
      bracket.lastIndex = read.end;
    }
  }
  return found;
}

function strictAt(text: string, start: number): JsonInText | undefined {
  const end = endOfJson(text, start);
  if (end !== undefined) {
    const value = parseShort(text.slice(start, end));
    return isContainer(value) ? { value, start, end, truncated: false, isStrict: true } : undefined;
  }
  const closed = beginsJson(text, start) ? closedJson(text.slice(start)) : undefined;
  return (
    closed && { value: closed.value, start, end: text.length, truncated: !closed.lacksOnlyBrackets, isUnclosed: closed.lacksOnlyBrackets }
  );
}

/** The sign behind a bracket that begins an object or a list, however badly written; a word alone is prose. */
const beginning = /^(?:\{\s*(?:$|["'“”‘’`´{]|\/[/*]|#|[\p{L}_][\p{L}\w -]{0,60}["'”]?\s*[:=])|\[\s*(?:$|["'“”‘’`´{[]|\/[/*]))/u;

const beginsJson = (text: string, start: number): boolean => beginning.test(text.slice(start, start + 200));

function fixedAt(text: string, start: number): JsonInText | undefined {
  const rest = beforeAnother(text.slice(start, start + maxFixable + 1));
  const closed = endOfJson(rest, 0);
  for (const end of endsOf(rest)) {
    const fixed = fixJson(rest.slice(0, end));
    if (isContainer(fixed?.value)) return { value: fixed.value, start, end: start + end, truncated: end !== closed && !fixed.isClosed };
  }
  return undefined;
}

const maxInside = 5;
const isInside = /(?:[,[{}\]"'”]|["'”]\s{0,20}:)\s*$/;

/** A text up to an object on a line of its own that is JSON, and no part of the value before it: a model that broke off began anew. */
function beforeAnother(text: string): string {
  const others = [...text.matchAll(/\n[ \t]{0,20}\{/g)].filter(({ index }) => !isInside.test(text.slice(Math.max(0, index - 200), index)));
  const another = others.slice(0, maxInside).find(({ 0: whole, index }) => {
    const start = index + whole.length - 1;
    return parseShort(text.slice(start, endOfJson(text, start))) !== undefined;
  });
  return text.slice(0, another?.index);
}

/** Where a value may end that begins with a bracket: where as many brackets are closed as were opened, or before the next fence. */
function endsOf(text: string): readonly number[] {
  const fence = /\n[ \t]*(?:```|~~~)/.exec(text)?.index;
  const balanced = balancedEnd(text, fence ?? text.length);
  return [
    ...(balanced === undefined ? [] : [balanced]),
    ...(fence === undefined && text.length > maxFixable ? [] : [fence ?? text.length]),
  ];
}

function balancedEnd(text: string, end: number): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[{}[\]]/g)) {
    if (index >= end) return undefined;
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth === 0) return index + 1;
  }
  return undefined;
}
