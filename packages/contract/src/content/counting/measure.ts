import type { CountingUnit } from '../platforms/counting-unit.ts';
import { countSteps } from './counters.ts';
import { runSteps, type Steps } from './steps.ts';

/** Counts a text in a unit, or the items of a list; `undefined` where there is nothing of that kind to count. */
export const measure = (value: unknown, unit: CountingUnit): number | undefined => runSteps(measureSteps(value, unit));

/** `measure` of what may be long, in steps. */
export function* measureSteps(value: unknown, unit: CountingUnit): Steps<number | undefined> {
  if (unit === 'items') return Array.isArray(value) ? value.length : undefined;
  return typeof value === 'string' ? yield* countSteps(value, unit) : undefined;
}
