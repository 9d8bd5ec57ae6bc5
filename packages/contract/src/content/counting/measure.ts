import type { CountingUnit } from '../platforms/counting-unit.ts';
import { counters } from './counters.ts';

/** Counts a text in a unit, or the items of a list; `undefined` where there is nothing of that kind to count. */
export function measure(value: unknown, unit: CountingUnit): number | undefined {
  if (unit === 'items') return Array.isArray(value) ? value.length : undefined;
  return typeof value === 'string' ? counters[unit](value) : undefined;
}
