import type { Steps } from '@handbill/contract';
import * as z from 'zod';
import { cleanSteps } from '../clean.ts';
import type { AnyDefinition, AnyOutput } from '../definition-of.ts';
import { readJsonSteps } from './read-json.ts';

type JsonObject = Record<string, unknown>;
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What could be read from an answer; `output` is `null` if nothing in it has the right shape. */
export interface ParsedAnswer {
  readonly output: AnyOutput | null;
  /** The answer ended before its JSON did. */
  readonly truncated: boolean;
}

/** At how many brackets JSON is looked for: enough for prose around an answer, and a limit for a text of nothing but brackets. */
const maxStarts = 200;
/** How many times the answer’s length is read in all where brackets turn out not to begin JSON. */
const maxPasses = 8;
/** In characters: longer answers would keep `JSON.parse` busy for too long in one step. */
const maxParsedAtOnce = 65_536;

/** Reads an answer leniently, in steps: plain JSON, or fenced, surrounded by prose or thoughts, wrapped in something, cut off. */
export function* parseAnswer(definition: AnyDefinition, answer: string): Steps<ParsedAnswer> {
  const find = outputFinder(definition);
  const json = answer.length > maxParsedAtOnce ? undefined : parseJson(answer);
  const output = json === undefined ? null : yield* find(json, false);
  if (output !== null) return { output, truncated: false };
  return yield* findAmongProse(answer, find);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tries each JSON object or list in a text. Prose has few brackets, so those that begin no JSON cost little. */
function* findAmongProse(answer: string, find: FindOutput): Steps<ParsedAnswer> {
  const bracket = /[{[]/g;
  bracket.lastIndex = Math.max(0, answer.lastIndexOf('</think>'));
  const noJson = new Set<number>();
  let truncated = false;
  let charactersLeft = answer.length * maxPasses;
  for (let starts = 0; starts < maxStarts && charactersLeft > 0;) {
    const start = bracket.exec(answer)?.index;
    if (start === undefined) break;
    if (noJson.has(start)) continue;
    starts += 1;
    const read = yield* readJsonSteps(answer, start);
    if ('openBrackets' in read) {
      charactersLeft -= read.end - start;
      for (const open of read.openBrackets) noJson.add(open);
      continue;
    }
    bracket.lastIndex = read.end;
    const output = yield* find(read.value, read.truncated);
    if (output !== null) return { output, truncated: read.truncated };
    truncated ||= read.truncated;
  }
  return { output: null, truncated };
}

/** How many objects of an answer are tried that have a field of the output. */
const maxCandidates = 50;
const maxWrappers = 3;

type FindOutput = (value: unknown, truncated: boolean) => Steps<AnyOutput | null>;

/** An object that may be an output, or a value that may contain one up to `depth` levels down. */
type Place = { readonly candidate: JsonObject } | { readonly value: unknown; readonly depth: number };

/**
 * Finds an output in a value read from an answer: the value itself, or else what it may be wrapped in: `{ "output": … }`,
 * `{ "email": … }`, a list of one, the bare list of a kind that has one list. One finder is for all values of one answer.
 */
function outputFinder(definition: AnyDefinition): FindOutput {
  let candidates = 0;
  return function* find(value, truncated) {
    // A stack: the last place is looked at next.
    const places: Place[] = [{ value, depth: maxWrappers }];
    for (let place = places.pop(); place !== undefined; place = places.pop()) {
      yield;
      if (!('candidate' in place)) {
        for (const inner of placesIn(definition, place.value, place.depth)) places.push(inner);
        continue;
      }
      candidates += 1;
      if (candidates > maxCandidates) return null;
      const output = yield* parseCandidate(definition, place.candidate, truncated);
      if (output !== null) return output;
    }
    return null;
  };
}

/** What a value may be or contain, the most likely last. */
function placesIn(definition: AnyDefinition, value: unknown, depth: number): Place[] {
  const fields = Object.keys(definition.output.shape);
  const [only] = fields;
  const inside = (values: readonly unknown[]): Place[] =>
    depth === 0 ? [] : values.map((inner) => ({ value: inner, depth: depth - 1 })).toReversed();
  if (Array.isArray(value)) {
    const bare = fields.length === 1 && only !== undefined ? [{ candidate: { [only]: value } }] : [];
    return [...bare, ...inside(value.length === 1 ? value : [])];
  }
  if (!isObject(value)) return [];
  const itself = fields.some((field) => Object.hasOwn(value, field)) ? [{ candidate: value }] : [];
  return [...inside(Object.values(value)), ...itself];
}

function* parseCandidate(definition: AnyDefinition, candidate: JsonObject, truncated: boolean): Steps<AnyOutput | null> {
  const coerced = yield* coerceToSchema(definition.output, candidate, truncated);
  const parsed = definition.output.safeParse(withPlainHashtags(definition, coerced));
  // The definition's own schema has just said that it is one of its outputs.
  return parsed.success ? (parsed.data as AnyOutput) : null;
}

/** Hashtags are listed without `#`, however the model wrote them. */
function withPlainHashtags({ hashtags }: AnyDefinition, output: unknown): unknown {
  if (hashtags === undefined || !isObject(output)) return output;
  const tags = output[hashtags.listed];
  if (!Array.isArray(tags)) return output;
  const plain = tags.map((tag: unknown) => (typeof tag === 'string' ? plainHashtag(tag) : tag)).filter((tag) => tag !== '');
  return { ...output, [hashtags.listed]: [...new Set(plain)] };
}

/** A hashtag as it is listed. */
export const plainHashtag = (tag: string): string => tag.trim().replace(/^[#＃]+/, '');

/** For all lists of an output together: several times what any brief asks for. A value with more is no output, and the answer is kept as it came. */
const maxItems = 1_000;

/**
 * Brings a value as close to a schema as is safe, in steps: texts cleaned, unknown fields left out, missing lists and nullables filled in,
 * a number taken for a text and the reverse. If the answer was cut off, missing texts are empty, and the checks name them.
 */
const coerceToSchema = (schema: z.core.$ZodType, value: unknown, truncated: boolean): Steps<unknown> =>
  new Coercion(truncated).coerce(schema, value);

class Coercion {
  #itemsLeft = maxItems;
  readonly #truncated: boolean;

  constructor(truncated: boolean) {
    this.#truncated = truncated;
  }

  *coerce(schema: z.core.$ZodType, value: unknown): Steps<unknown> {
    if (schema instanceof z.ZodNullable) return value === undefined || value === null ? null : yield* this.coerce(schema.unwrap(), value);
    if (schema instanceof z.ZodObject && isObject(value)) return yield* this.#object(schema, value);
    if (schema instanceof z.ZodArray) return yield* this.#list(schema, value);
    if (schema instanceof z.ZodString) return yield* this.#text(value);
    if (schema instanceof z.ZodNumber && typeof value === 'string' && /^-?\d{1,15}(\.\d+)?$/.test(value.trim())) return Number(value);
    return value;
  }

  *#object(schema: z.ZodObject, value: JsonObject): Steps<unknown> {
    const coerced: JsonObject = {};
    for (const [name, field] of Object.entries(schema.shape))
      coerced[name] = yield* this.coerce(field, Object.hasOwn(value, name) ? value[name] : undefined);
    return coerced;
  }

  *#list(schema: z.ZodArray, value: unknown): Steps<unknown> {
    const items: unknown[] = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
    this.#itemsLeft -= items.length;
    if (this.#itemsLeft < 0) return undefined;
    const coerced: unknown[] = [];
    for (const item of items) coerced.push(yield* this.coerce(schema.element, item));
    return coerced;
  }

  *#text(value: unknown): Steps<unknown> {
    yield;
    if (typeof value === 'string') return (yield* cleanSteps(value)).trim();
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    return value === undefined && this.#truncated ? '' : value;
  }
}
