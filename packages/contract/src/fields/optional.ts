import * as z from 'zod';

/** The type of a field that may be left out or `null` and is always there once parsed. */
export type Filled<T, I> = z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodType<unknown, I>>>, z.ZodType<T, T>>;

/** A field that may be left out or `null`. Parsed, it is always there: `null` when unset. */
export function optional<T, I>(schema: z.ZodType<T, I>, kept: z.ZodType<T, T> | z.ZodType<T, I> = schema): Filled<T | null, I> {
  const given = z.nullish(schema).transform((value): unknown => value ?? null);
  return z.pipe(given, z.nullable(kept) as z.ZodType) as unknown as Filled<T | null, I>;
}
