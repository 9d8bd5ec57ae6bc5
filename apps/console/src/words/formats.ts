import { locale } from './words.ts';

const numbers = new Intl.NumberFormat(locale);
const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const languages = new Intl.DisplayNames(locale, { type: 'language' });
const lists = new Intl.ListFormat(locale, { type: 'conjunction' });

export const formatNumber = (value: number): string => numbers.format(value);
export const formatDay = (date: Date): string => days.format(date);
export const formatTime = (date: Date): string => times.format(date);
export const formatList = (items: readonly string[]): string => lists.format(items);
export const formatSeconds = (milliseconds: number): string => `${numbers.format(Math.round(milliseconds / 100) / 10)} s`;

/** Small sums need more digits than two. */
export function formatMoney({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  const digits = amount !== 0 && Math.abs(amount) < 1 ? 4 : 2;
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: digits }).format(amount);
}

/** A sum of money, or how many tokens. */
export const formatAmount = (amount: number, unit: string): string =>
  unit === 'tokens' ? numbers.format(amount) : formatMoney({ amount, currency: unit });

const shortDays = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** A day of the server's, such as `2026-11-27`, without its year. */
export const formatShortDay = (day: string): string => shortDays.format(new Date(day));

const namedDays = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
const weekdayLetters = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** “Friday 27 November”, “Fri”, “F” and “November 2026”, of the same. */
export const formatNamedDay = (day: string): string => namedDays.format(new Date(day));
export const formatWeekday = (day: string): string => weekdays.format(new Date(day));
export const formatWeekdayLetter = (day: string): string => weekdayLetters.format(new Date(day));
export const formatMonth = (day: string): string => months.format(new Date(day));
export const formatDays = (from: string, to: string): string => shortDays.formatRange(new Date(from), new Date(to));

const steps = [
  ['minute', 60_000, 3_600_000],
  ['hour', 3_600_000, 86_400_000],
  ['day', 86_400_000, 7 * 86_400_000],
] as const;

/** “3 minutes ago”, and the day itself after a week. */
export function formatAgo(date: Date, now = Date.now()): string {
  const past = now - date.getTime();
  const step = steps.find(([, , below]) => Math.abs(past) < below);
  return step === undefined ? formatDay(date) : relative.format(-Math.round(past / step[1]), step[0]);
}

/** The name of a language, or the tag itself. */
export function formatLanguage(tag: string): string {
  try {
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** `needs_review` → `Needs review`: for names that have no word of their own. */
export function asWords(name: string): string {
  const spaced = name.replaceAll(/[_-]/g, ' ');
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
}

/** The language of texts that nobody has named one for. */
export const browserLanguage = (): string => navigator.language.split('-')[0] ?? locale;

/** “16 November – 20 December 2026” */
export const formatBetween = (from: Date, to: Date): string => days.formatRange(from, to);
export const formatMoment = (date: Date): string => `${formatDay(date)}, ${formatTime(date)}`;
