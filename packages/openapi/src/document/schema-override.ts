import type { oas31, ZodOpenApiOverride } from 'zod-openapi';
import { applyOverride, metadataOf } from '@handbill/contract';

type JsonSchema = oas31.SchemaObject;

/** Zod limits every integer to the safe ones, which is no limit of ours. Some generators read a number without a format as 32 bits wide. */
function tidyNumber(schema: JsonSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.type === 'number' && Number.isInteger(schema.const)) schema.type = 'integer';
  if (schema.type === 'number') schema.format = 'double';
}

/** Removes the fields that are sent in the path from the schema of the body. */
function removeFields(schema: JsonSchema, names: readonly string[]): void {
  for (const name of names) delete schema.properties?.[name];
  const required = schema.required?.filter((name) => !names.includes(name));
  if (required === undefined || required.length === 0) delete schema.required;
  else schema.required = required;
}

/** Later versions may add fields to an answer, and generated Java and Go clients reject fields that the schema does not allow. */
function allowMoreFields(schema: JsonSchema): void {
  if (schema.properties === undefined || (schema.additionalProperties ?? false) !== false) return;
  schema.additionalProperties = { description: 'A field added by a later version' };
}

/** An open list is shown as plain text: most generated clients reject a value that is not in an `enum`. */
function allowMoreValues(schema: JsonSchema): void {
  if (!('x-extensible-enum' in schema)) return;
  delete schema.enum;
  schema.description = [schema.description, 'An open list: more values may be added'].filter((part) => part !== undefined).join('. ');
}

/** Adapts zod's JSON Schema to client generators. `pathParameters` has the names of the path parameters for each operation's input. */
export function schemaOverride(pathParameters: ReadonlyMap<object, readonly string[]>): ZodOpenApiOverride {
  return ({ zodSchema, jsonSchema, io }) => {
    const schema = jsonSchema as JsonSchema;
    const meta = metadataOf(zodSchema);
    applyOverride(zodSchema, schema);
    tidyNumber(schema);
    const names = pathParameters.get(zodSchema);
    if (names !== undefined) removeFields(schema, names);
    // Zod drops the default and the examples of a pipe's input, where clients need them most. The fields of an answer have no defaults.
    if (io === 'output') delete schema.default;
    else for (const name of ['default', 'examples'] as const) if (name in meta) Object.assign(schema, { [name]: meta[name] });
    if (io === 'output') allowMoreFields(schema);
    allowMoreValues(schema);
    if (zodSchema._zod.def.type === 'date') Object.assign(schema, { type: 'string', format: 'date-time' });
  };
}
