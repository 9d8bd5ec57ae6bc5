import * as z from 'zod';
import type { Filled } from './optional.ts';

/** A field that may be left out or `null` and then has its default. Parsed, it is always there. */
export function defaulted<T, I>(schema: z.ZodType<T, I>, value: T): Filled<T, I> {
  const given = z.nullish(schema).transform((sent): unknown => sent ?? value);
  return z.pipe(given, schema).meta({ default: value }) as unknown as Filled<T, I>;
}
