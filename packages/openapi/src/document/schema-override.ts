import type { oas31, ZodOpenApiOverride } from 'zod-openapi';

type Documented = oas31.SchemaObject;

/** What zod says of any integer is no promise of ours. */
function withoutIntegerNoise(schema: Documented): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Path parameters stand in the path, not in the body. */
function without(schema: Documented, names: ReadonlySet<string>): void {
  for (const name of names) delete schema.properties?.[name];
  const required = schema.required?.filter((name) => !names.has(name));
  if (required === undefined || required.length === 0) delete schema.required;
  else schema.required = required;
}

/**
 * Turns zod's JSON Schema into what generators of clients take well.
 * `bodies` names, for each input that is a body beside path parameters, those parameters.
 */
export function schemaOverride(bodies: ReadonlyMap<object, ReadonlySet<string>>): ZodOpenApiOverride {
  return ({ zodSchema, jsonSchema, io }) => {
    const schema = jsonSchema as Documented;
    withoutIntegerNoise(schema);
    const names = bodies.get(zodSchema);
    if (names !== undefined) without(schema, names);
    // An answer may gain fields: a client that was generated before must not choke on them.
    if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
    if (zodSchema._zod.def.type === 'date') Object.assign(schema, { type: 'string', format: 'date-time' });
  };
}
