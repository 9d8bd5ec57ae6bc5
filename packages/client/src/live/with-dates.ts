import type { Content } from '../calls/procedures.ts';

/** Where a record has instants: text in REST, `Date`s here. */
export const instants = ['approved.at', 'created_at', 'updated_at'] as const;

/** What is not there, such as the approval of a text that nobody approved, stays as it is. */
function withDate(value: unknown, [name, ...inner]: readonly string[]): unknown {
  if (name === undefined) return new Date(String(value));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [name]: withDate(Reflect.get(value, name), inner) };
}

/** A record as the typed client returns it. */
export const withDates = <C extends Content>(record: C): C =>
  instants.reduce<unknown>((dated, path) => withDate(dated, path.split('.')), record) as C;
