import type { Content, FeedEvent } from '../calls/procedures.ts';

/** Where a record has instants: text in REST, `Date`s here. */
export const instants = ['approved.at', 'approval.at', 'created_at', 'updated_at', 'checks[].accepted.at'] as const;

/** A missing value, such as the approval of a text that nobody approved, stays as it is. */
function withDate(value: unknown, [name, ...inner]: readonly string[]): unknown {
  if (name === undefined) return typeof value === 'string' ? new Date(value) : value;
  if (name === '[]') return Array.isArray(value) ? value.map((item) => withDate(item, inner)) : value;
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  return { ...value, [name]: withDate(Reflect.get(value, name), inner) };
}

/** Instants of all that events tell of. */
export const instantsOfData = [
  'created_at',
  'updated_at',
  'starts_at',
  'ends_at',
  'expires_at',
  'last_used_at',
  'approved.at',
  'approval.at',
  'planned_for.at',
  'published.at',
] as const;

const withDatesAt = (value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((dated, path) => withDate(dated, path.split(/\.|(?=\[\])/)), value);

/** An event as the typed client returns it. */
export const eventWithDates = ({ data, previous, ...event }: FeedEvent): FeedEvent =>
  ({
    ...(withDatesAt(event, ['created_at']) as object),
    data: withDatesAt(data, instantsOfData),
    previous: withDatesAt(previous, instantsOfData),
  }) as FeedEvent;

/** A record as the typed client returns it. */
export const withDates = <C extends Content>(record: C): C => withDatesAt(record, instants) as C;
