import type { Operation } from '@handbill/contract';
import * as z from 'zod';

/** The fields of an operation's input, where it is an object; a union has none of its own. */
export function shapeOf({ input }: Operation): Record<string, z.ZodType> {
  return input instanceof z.ZodObject ? input.shape : {};
}
