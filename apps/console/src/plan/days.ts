import { daysLater, instantAt, wallTimeAt } from '@handbill/client/campaign-forms';
import { formatNamedDay } from '../words/formats.ts';
import { words } from '../words/words.ts';

/** Where the reader's clocks are. */
const readerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const dayOf = (local: string): string => local.slice(0, 10);
export const timeOf = (local: string): string => local.slice(11);
export const nowIn = (zone: string): string => wallTimeAt(new Date(), zone);
export const addDays = (day: string, count: number): string => dayOf(daysLater(`${day}T00:00`, count));
export const minutesLater = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** So many days, one after the other. */
export const daysFrom = (day: string, count: number): string[] => Array.from({ length: count }, (_, at) => addDays(day, at));

/** The whole weeks that a month is in. */
export function weeksOfMonth(day: string): string[] {
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const weeks = [0, 7, 14, 21, 28, 35].map((count) => addDays(first, count));
  return weeks.filter((monday, at) => at === 0 || monday.slice(0, 7) === day.slice(0, 7));
}

/** The same day of another month, or its last one. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The place of a zone, where it is not the reader's; else nothing. */
export const zoneName = (zone: string): string => (zone === readerZone ? '' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '));

/** “Friday 27 November, 09:00 Lisbon” */
export const momentWords = ({ local, time_zone: zone }: { readonly local: string; readonly time_zone: string }): string =>
  `${formatNamedDay(dayOf(local))}, ${timeOf(local)} ${zoneName(zone)}`.trim();

const hour_ms = 3_600_000;
/** The warning that a time by the clocks of a zone is skipped, or comes twice. */
export function oddTime(local: string, zone: string): string | undefined {
  const meant = instantAt(local, zone);
  if (meant.local !== local) return words.calendar.skipped(timeOf(meant.local));
  return wallTimeAt(new Date(meant.at.getTime() + hour_ms), zone) === local ? words.calendar.twice : undefined;
}

/** Nine o'clock, or the next quarter of an hour where that is over. */
export function firstTimeOf(day: string, now: string): string {
  const nine = `${day}T09:00`;
  if (dayOf(now) !== day || now < nine) return nine;
  const next = minutesLater(`${now.slice(0, 14)}00`, (Math.floor(Number(now.slice(14)) / 15) + 1) * 15);
  return dayOf(next) === day ? next : `${day}T23:45`;
}
