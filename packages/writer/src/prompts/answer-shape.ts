import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** The shape of an answer, as JSON Schema within the limits of strict structured output, and the same as text. */
export interface AnswerShape {
  readonly schema: Json;
  readonly text: string;
}

/** Kept for each schema: to make it takes as long as all the rest of a prompt. */
const shapes = new WeakMap<z.ZodType, AnswerShape>();

export function answerShape(output: z.ZodType): AnswerShape {
  const known = shapes.get(output);
  if (known !== undefined) return known;
  const { $defs = {}, ...root } = z.toJSONSchema(output);
  const schema = strictSchema(root, $defs);
  const shape = { schema, text: JSON.stringify(schema) };
  shapes.set(output, shape);
  return shape;
}

/** The keywords that every server with strict structured output supports. Bounds are stated in words, and checked afterwards. */
const supported = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'const', 'description']);

/** A JSON Schema as strict structured output takes it: without references, closed, every field required. */
function strictSchema(schema: unknown, definitions: Json): Json {
  if (!isJson(schema)) return {};
  if (typeof schema['$ref'] === 'string') return strictSchema(definitions[schema['$ref'].replace('#/$defs/', '')], definitions);
  const keywords = Object.entries(schema).filter(([keyword]) => supported.has(keyword));
  return Object.fromEntries(keywords.map(([keyword, value]) => [keyword, strictValue(keyword, value, definitions)]));
}

function strictValue(keyword: string, value: unknown, definitions: Json): unknown {
  if (keyword === 'properties' && isJson(value))
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strictSchema(field, definitions)]));
  if (keyword === 'items') return strictSchema(value, definitions);
  if (keyword === 'anyOf' && Array.isArray(value)) return value.map((one) => strictSchema(one, definitions));
  return value;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
