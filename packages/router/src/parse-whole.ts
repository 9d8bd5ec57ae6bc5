import type { Operation } from '@handbill/contract';
import type * as z from 'zod';
import type { Call } from './call.ts';
import { compiled } from './compiled.ts';
import { allFaults, isFaultless } from './faults/early-faults.ts';
import { faultsOf } from './faults/faults-of.ts';
import { parseInput } from './faults/parse-input.ts';

/**
 * Prepares the reading of a whole that a handler put together itself; its faults are told as those of the operation's input,
 * together with those that the call brings along.
 */
export function parseWhole<S extends z.ZodType>(operation: Operation, schema: S): (call: Call, raw: unknown) => z.output<S> {
  const parser = compiled(schema);
  const faults = faultsOf(operation);
  return ({ earlyFaults }, raw) => {
    const { data, issues } = parseInput(parser, raw);
    if (issues === undefined && isFaultless(earlyFaults)) return data;
    throw allFaults(earlyFaults, issues && faults(issues, raw));
  };
}
