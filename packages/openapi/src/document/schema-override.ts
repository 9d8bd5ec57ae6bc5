import * as z from 'zod';
import type { oas31, ZodOpenApiOverride } from 'zod-openapi';

type Documented = oas31.SchemaObject;

/** What zod says of any integer is no promise of ours; a number that says nothing is read as 32 bits wide by some. */
function tidyNumber(schema: Documented): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.type === 'number' && Number.isInteger(schema.const)) schema.type = 'integer';
  if (schema.type === 'number') schema.format = 'double';
}

/** Path parameters stand in the path, not in the body. */
function without(schema: Documented, names: ReadonlySet<string>): void {
  for (const name of names) delete schema.properties?.[name];
  const required = schema.required?.filter((name) => !names.has(name));
  if (required === undefined || required.length === 0) delete schema.required;
  else schema.required = required;
}

/** A schema that says how it is to be shown is shown so, and not merged with what it is made of. */
function asItSays(
  schema: Documented,
  { override, description, examples }: { override?: unknown; description?: string; examples?: unknown[] },
): void {
  if (typeof override !== 'object') return;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, { ...override, ...(description !== undefined && { description }), ...(examples !== undefined && { examples }) });
}

/** An answer may gain fields: clients of Java and Go refuse what the schema does not let in. */
function openToFields(schema: Documented): void {
  if (schema.properties === undefined || (schema.additionalProperties ?? false) !== false) return;
  schema.additionalProperties = { description: 'A field of a later version' };
}

/** A list that may grow is text: most clients refuse a value that an `enum` does not have. */
function openToValues(schema: Documented): void {
  if (!('x-extensible-enum' in schema)) return;
  delete schema.enum;
  schema.description = [schema.description, 'An open list: more values may come'].filter((part) => part !== undefined).join('. ');
}

/**
 * Turns zod's JSON Schema into what generators of clients take well.
 * `bodies` names, for each input that is a body beside path parameters, those parameters.
 */
export function schemaOverride(bodies: ReadonlyMap<object, ReadonlySet<string>>): ZodOpenApiOverride {
  return ({ zodSchema, jsonSchema, io }) => {
    const schema = jsonSchema as Documented;
    const meta = z.globalRegistry.get(zodSchema as unknown as z.ZodType) ?? {};
    asItSays(schema, meta as Parameters<typeof asItSays>[1]);
    tidyNumber(schema);
    const names = bodies.get(zodSchema);
    if (names !== undefined) without(schema, names);
    // zod drops the default of a pipe on its way in, where it is of most use. An answer has nothing to fill in.
    if (io === 'output') delete schema.default;
    else if ('default' in meta) schema.default = meta['default'];
    if (io === 'output') openToFields(schema);
    openToValues(schema);
    if (zodSchema._zod.def.type === 'date') Object.assign(schema, { type: 'string', format: 'date-time' });
  };
}
