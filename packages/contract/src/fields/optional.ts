import * as z from 'zod';
import { filled, type Filled } from './filled.ts';

/** A field that may be left out or `null`. Parsed, it is always there: `null` when unset. */
export function optional<T, I>(schema: z.ZodType<T, I>): Filled<T | null, I> {
  return filled<T | null, I>(schema, z.nullable(schema), null);
}
