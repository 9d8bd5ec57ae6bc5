import type { StreamEntry, StreamPosition } from '@handbill/operations';

/** Before everything. */
export const beginning: StreamPosition = { attempt: 0, offset: 0 };

/** A position as the id of an event. */
export const eventId = ({ attempt, offset }: StreamPosition): string => `${attempt}-${offset}`;

const form = /^(\d{1,9})-(\d{1,12})$/;

/** The position that an event's id names; `undefined` where it names none, or the beginning. */
export function positionOf(id: string | undefined): StreamPosition | undefined {
  const [, attempt, offset] = form.exec(id ?? '') ?? [];
  const position = { attempt: Number(attempt ?? 0), offset: Number(offset ?? 0) };
  return position.attempt === 0 ? undefined : position;
}

export const isText = (entry: StreamEntry): entry is Extract<StreamEntry, { text: string }> => 'text' in entry;

/** The position after an entry. */
export const endOf = (entry: StreamEntry): StreamPosition => ({
  attempt: entry.attempt,
  offset: entry.offset + (isText(entry) ? Math.max(1, entry.text.length) : 1),
});

/** Whether a position is at another one or before it. */
export const isUpTo = (one: StreamPosition, other: StreamPosition): boolean =>
  one.attempt < other.attempt || (one.attempt === other.attempt && one.offset <= other.offset);
