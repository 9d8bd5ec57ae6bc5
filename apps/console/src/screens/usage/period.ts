import type { UsageSearch } from './usage-search.ts';

const day_ms = 86_400_000;
const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The days of an address: from the first of the month to today, where it does not say. */
export function periodOf({ from, to }: UsageSearch, today = textOf(new Date())): { readonly from: string; readonly to: string } {
  const last = to ?? (from !== undefined && from > today ? from : today);
  return { from: from ?? `${last.slice(0, 7)}-01`, to: last };
}

/** Every day of a period; of one that is longer than the server's a year, its beginning. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.min(366, Math.max(0, Math.round((last - first) / day_ms) + 1));
  return Array.from({ length: count }, (_, at) => textOf(new Date(first + at * day_ms)));
}

/** The month before that of a day. */
export function monthBefore(day = textOf(new Date())): { readonly from: string; readonly to: string } {
  const last = new Date(Date.parse(`${day.slice(0, 7)}-01`) - day_ms);
  return { from: `${textOf(last).slice(0, 7)}-01`, to: textOf(last) };
}
