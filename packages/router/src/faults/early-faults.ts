import type { Fault, Problem } from '@handbill/contract';
import type { Faults } from './faults-of.ts';
import { invalidRequest } from './invalid-request.ts';

/** What was found faulty in a request before its fields were held against a schema. It is told together with what the schema finds. */
export interface EarlyFaults extends Faults {
  /** Whether every value is as it was sent. */
  readonly isWhole: boolean;
}

export const noEarlyFaults: EarlyFaults = { told: [], omitted: 0, isWhole: true };

export const isFaultless = ({ told, omitted, isWhole }: EarlyFaults): boolean => isWhole && omitted === 0 && told.length === 0;

/** The problem that names what was found early, and late by the schema. */
export function allFaults(early: EarlyFaults, late: Faults = noEarlyFaults): Problem<'invalid_request'> {
  const told = [...early.told, ...late.told];
  // Every schema refuses what a value was replaced by. One that does not must not let it in.
  return invalidRequest(told.length === 0 ? [tooDeep] : told, early.omitted + late.omitted);
}

const tooDeep: Fault = { in: 'body', pointer: '', code: 'too_deep', message: 'is nested deeper than any field is' };
