import { z } from 'zod';

const holdsNumber = (field: z.ZodType) =>
  /"type":"(integer|number)"/.test(JSON.stringify(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })));

/**
 * The input of a query so that trpc-to-openapi can read it: it makes no number of a text where the number stands behind a default. The operation
 * itself decides which values are valid.
 */
export function readableInput(input: z.ZodType): z.ZodType {
  if (!(input instanceof z.ZodObject)) return input;
  const fields = Object.entries<z.ZodType>(input.shape);
  const numberOf = (field: z.ZodType) => (field.safeParse(undefined).success ? z.number().optional() : z.number());
  return z.strictObject(Object.fromEntries(fields.map(([name, field]) => [name, holdsNumber(field) ? numberOf(field) : field])));
}
