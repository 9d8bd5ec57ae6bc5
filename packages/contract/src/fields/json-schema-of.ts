import * as z from 'zod';

/** The metadata of a schema, `override` and `default` among it. */
export const metadataOf = (schema: z.core.$ZodType): z.core.GlobalMeta => z.core.globalRegistry.get(schema) ?? {};

/** Replaces a JSON Schema by the `override` in its zod schema's metadata, where it has one. */
export function applyOverride(zodSchema: z.core.$ZodType, jsonSchema: object): void {
  const { override, description, examples } = metadataOf(zodSchema);
  if (typeof override !== 'object') return;
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, {
    ...override,
    ...(description !== undefined && { description }),
    ...(examples !== undefined && { examples }),
  });
}

/** The JSON Schema of one side of a schema. Parts that JSON Schema cannot express are described by their `override`, or by nothing. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => applyOverride(zodSchema, jsonSchema),
  }) as Record<string, unknown>;
}
