import type { Operation } from '@handbill/contract';
import * as z from 'zod';

/** Whether an operation answers with one thing that has a revision, and so an `ETag`. */
export function hasRevision({ output }: Operation): boolean {
  const first: unknown = output instanceof z.ZodDiscriminatedUnion ? output.options[0] : output;
  return first instanceof z.ZodObject && 'revision' in first.shape;
}
