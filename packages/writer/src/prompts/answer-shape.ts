import { isPlainObject } from '@handbill/contract';
import type { Count, Counts } from '@handbill/text';
import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** The shape of an answer, as JSON Schema within the limits of strict structured output, and in words for servers that take none. */
export interface AnswerShape {
  readonly schema: Json;
  readonly inWords: string;
}

/** Kept for each schema and its counts, which are few: to make it takes as long as all the rest of a prompt. */
const shapes = new WeakMap<z.ZodType, Map<string, AnswerShape>>();

export function answerShape(output: z.ZodType, counts: Counts = {}): AnswerShape {
  const known = shapes.get(output) ?? new Map<string, AnswerShape>();
  shapes.set(output, known);
  const key = JSON.stringify(counts);
  const shape = known.get(key) ?? makeShape(output, counts);
  known.set(key, shape);
  return shape;
}

function makeShape(output: z.ZodType, counts: Counts): AnswerShape {
  const { $defs = {}, ...root } = z.toJSONSchema(output);
  const schema = strictSchema(root, { definitions: $defs, counts, pointer: '' });
  return { schema, inWords: `The shape of the object, as JSON Schema:\n${JSON.stringify(schema)}` };
}

interface Place {
  readonly definitions: Json;
  readonly counts: Counts;
  readonly pointer: string;
}

/** The keywords that every server with strict structured output supports. Lengths are stated in words, and checked afterwards. */
const supported = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'const', 'description']);

/** A JSON Schema as strict structured output takes it: without references, closed, every field required. */
function strictSchema(schema: unknown, place: Place): Json {
  if (!isPlainObject(schema)) return {};
  const { $ref } = schema;
  if (typeof $ref === 'string') return strictSchema(place.definitions[$ref.replace('#/$defs/', '')], place);
  const keywords = Object.entries(schema).filter(([keyword]) => supported.has(keyword));
  const strict = Object.fromEntries(keywords.map(([keyword, value]) => [keyword, strictValue(keyword, value, place)]));
  const count = place.counts[place.pointer];
  return count === undefined ? strict : counted(strict, count);
}

function strictValue(keyword: string, value: unknown, place: Place): unknown {
  const { pointer } = place;
  if (keyword === 'properties' && isPlainObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, strictSchema(field, { ...place, pointer: `${pointer}/${name}` })]),
    );
  if (keyword === 'items') return strictSchema(value, { ...place, pointer: `${pointer}/*` });
  if (keyword === 'anyOf' && Array.isArray(value)) return value.map((one) => strictSchema(one, place));
  return value;
}

/** A list of so many items; a text that has to be there, or must not be. */
function counted(schema: Json, { min = 0, max }: Count): Json {
  if (schema['type'] === 'array') return { ...schema, ...(min > 0 && { minItems: min }), ...(max !== undefined && { maxItems: max }) };
  const { anyOf: _, ...rest } = schema;
  if (max === 0) return { ...rest, type: 'null' };
  return min > 0 ? { ...rest, type: 'string' } : schema;
}
