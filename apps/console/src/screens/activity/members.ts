import type { FeedEvent } from '@handbill/client';
import { formatDay, formatTime } from '../../words/formats.ts';

/** Values longer than this are cut: an event is no place to read a whole record. */
const most = 2_000;

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (value instanceof Date) return `${formatDay(value)}, ${formatTime(value)}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The members that differ, before and after. */
export function membersOf({
  data,
  previous,
}: FeedEvent): readonly { readonly name: string; readonly before: string; readonly after: string }[] {
  const now = (data ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(previous ?? {}).map(([name, before]) => ({ name, before: shownValue(before), after: shownValue(now[name]) }));
}
