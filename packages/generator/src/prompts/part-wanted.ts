import * as z from 'zod';
import type { RequiredPart } from '@handbill/contract';
import { named } from './named.ts';

/** Says how many items a list has to have, or whether a text that may be `null` has to be there. */
export function partWanted({ pointer, min, max }: RequiredPart, output: z.ZodObject): string {
  const list = at(output, pointer) instanceof z.ZodArray;
  if (max === 0) return `There is no such part here: ${named(pointer)} is always ${list ? 'an empty list' : 'null'}.`;
  if (!list) return `${named(pointer)}: ${min > 0 ? 'always there' : 'there or null'}.`;
  return `${named(pointer)}: ${max === undefined ? `at least ${min}` : min === max ? `exactly ${min}` : `${min} to ${max}`} in the list.`;
}

function at(output: z.ZodObject, pointer: string): z.core.$ZodType | undefined {
  let schema: z.core.$ZodType | undefined = output;
  for (const step of pointer.split('/').slice(1)) {
    if (schema instanceof z.ZodObject) schema = schema.shape[step];
    else if (schema instanceof z.ZodArray) schema = schema.element;
  }
  return schema;
}
