import type { Operation } from '@handbill/contract';
import type * as z from 'zod';
import { compiled } from './compiled.ts';
import { faultsOf } from './faults/faults-of.ts';
import { invalidRequest } from './faults/invalid-request.ts';
import { messageOf } from './faults/message-of.ts';

/** Prepares the reading of a whole that a handler put together itself; its faults are told as those of the operation's input. */
export function parseWhole<S extends z.ZodType>(operation: Operation, schema: S): (raw: unknown) => z.output<S> {
  const parser = compiled(schema);
  const faults = faultsOf(operation);
  return (raw) => {
    const read = parser.safeParse(raw, { error: messageOf });
    if (read.success) return read.data;
    throw invalidRequest(faults(read.error.issues, raw));
  };
}
