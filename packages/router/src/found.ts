import { Problem } from '@handbill/contract';
import { quoted } from './faults/quoted.ts';

/** What was looked up, or the problem `not_found`. */
export function found<T>(value: T | null, what: string, id: string): T {
  if (value === null) throw new Problem('not_found', {}, { detail: `There is no ${what} ${quoted(id)}.` });
  return value;
}
