import type { Content } from '../procedures.ts';

/** The fields of a record that are instants: text in REST, `Date`s here. */
export const instants = ['created_at', 'updated_at'] as const satisfies readonly (keyof Content)[];

/** A record as the typed client returns it. */
export const withDates = <C extends Content>(record: C): C => ({
  ...record,
  ...Object.fromEntries(instants.map((name) => [name, new Date(record[name])])),
});
