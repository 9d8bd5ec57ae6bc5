import * as z from 'zod';

/** A filter that may be repeated: one value or a list of them, any of which matches. Parsed, it is a list. */
export function oneOrMore<T extends string>(
  schema: z.ZodType<T, T>,
  description: string,
): z.ZodPipe<z.ZodType<unknown, T | readonly T[]>, z.ZodArray<z.ZodType<T, T>>> {
  const listed = z.transform((value: unknown) => (Array.isArray(value) ? value : [value]));
  return z.pipe(
    listed,
    z
      .array(schema)
      .min(1)
      .max(50)
      .meta({ description: `${description}; may be repeated` }),
  ) as never;
}
