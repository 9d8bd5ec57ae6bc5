import type * as z from 'zod';
import { filled, type Filled } from './filled.ts';

/** A field that may be left out or `null` and then has its default. Parsed, it is always there. */
export function defaulted<T, I>(schema: z.ZodType<T, I>, value: T): Filled<T, I> {
  return filled(schema, schema, value).meta({ default: value });
}
