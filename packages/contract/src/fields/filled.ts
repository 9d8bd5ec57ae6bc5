import * as z from 'zod';

/** The type of a field that may be left out or `null` and is always there once parsed. */
export type Filled<T, I> = z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodType<unknown, I>>>, z.ZodType<T, T>>;

/**
 * A field that may be left out or `null` and then has `value`. `kept` describes what it holds once parsed;
 * it is not parsed by it, since that would tell nothing new.
 */
export function filled<T, I>(schema: z.ZodType<T, I>, kept: z.ZodType, value: T): Filled<T, I> {
  const { $schema: _, ...described } = z.toJSONSchema(kept, { io: 'output', unrepresentable: 'any' });
  const override: object = described;
  // All that leave the field out share the value.
  Object.freeze(value);
  const fill = z.transform((sent: T | null | undefined) => sent ?? value).meta({ override });
  return z.pipe(z.nullish(schema), fill) as unknown as Filled<T, I>;
}
