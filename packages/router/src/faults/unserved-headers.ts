import type { Fault } from '@handbill/contract';

/** Headers by which a change will be asked for in a later version. Who sends one relies on it, so that it must not be ignored. */
const later = ['Idempotency-Key', 'If-Match'] as const;

const names = later.map((name) => [name, name.toLowerCase()] as const);
const none: readonly Fault[] = [];

/** The faults of a change that is asked for under conditions that are not served yet. */
export function unservedHeaders(headers: Readonly<Record<string, unknown>>): readonly Fault[] {
  if (names.every(([, key]) => headers[key] === undefined)) return none;
  return names
    .filter(([, key]) => headers[key] !== undefined)
    .map(([name]) => ({ in: 'header', pointer: `/${name}`, code: 'not_served_yet', message: 'is not served yet: leave it out' }));
}
