import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** What strict structured output understands everywhere. Bounds are told in words, and checked by us. */
const understood = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum', 'const', 'description']);

/** The JSON Schema of an output as strict structured output takes it: self-contained, closed, every field required. */
export function strictSchema(output: z.ZodObject): Json {
  const { $defs = {}, ...root } = z.toJSONSchema(output);
  return strict(root, $defs);
}

function strict(schema: unknown, definitions: Json): Json {
  if (!isJson(schema)) return {};
  if (typeof schema['$ref'] === 'string') return strict(definitions[schema['$ref'].replace('#/$defs/', '')], definitions);
  const kept = Object.entries(schema).filter(([keyword]) => understood.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, part(keyword, value, definitions)]));
}

function part(keyword: string, value: unknown, definitions: Json): unknown {
  if (keyword === 'properties' && isJson(value))
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, strict(field, definitions)]));
  if (keyword === 'items') return strict(value, definitions);
  if (keyword === 'anyOf' && Array.isArray(value)) return value.map((one) => strict(one, definitions));
  return value;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
