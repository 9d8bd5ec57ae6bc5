import * as z from 'zod';

/** The JSON Schema of one side of a schema; what has none is described by its `override`, or by nothing. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { override } = (z.globalRegistry.get(zodSchema) ?? {}) as { override?: object };
      if (override === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Record<string, unknown>)[key];
      Object.assign(jsonSchema, override);
    },
  }) as Record<string, unknown>;
}
