import type { Span } from '../../characters/spans.ts';
import { unstatedInstant, type Figure } from './figure.ts';
import { monthNamed, weekdayNamed } from './names.ts';

const dayBefore = '(?:(\\p{L}{4,14}),?[ \\u00A0](?:the |dem |den |der |le |el |il )?)?';
const ordinal = '(?:st|nd|rd|th|er|º|ª|\\.)?';
const name = '(\\p{L}{3,12})\\.?(?!\\p{L})';
/** `Monday, 18 April 2027`, `am 4. Mai`, `el 15 de marzo de 2027` */
const dayFirst = new RegExp(
  `(?<![\\p{L}\\p{N}.,:/])${dayBefore}(\\d{1,2})${ordinal}(?: (?:of|de|del|di))?(?: the)?[ \\u00A0]${name}(?:,?(?: de| del)?[ \\u00A0](\\d{4})(?!\\d))?`,
  'giu',
);
/** `April 18, 2027`; of `in October 20 guests` the number is none of a day. */
const monthFirst = new RegExp(
  `(?<!\\p{L})${dayBefore}${name}[ \\u00A0](\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.,:]\\d)(?=$|[,;.)\\n–-]| (?:and|at|from|to|until|through|or|in|we|for)(?!\\p{L}))(?:,? (\\d{4})(?!\\d))?`,
  'giu',
);
/** `March 2027`, `marzo de 2027` */
const monthAlone = new RegExp(`(?<!\\p{L})${name}(?: (?:de|del))?[ \\u00A0](\\d{4})(?![\\d%€$£])`, 'giu');
/** `30.05.`, `30.5.2027`, `21/3/2027` */
const inDigits = /(?<![\p{L}\p{N}.,:/])(\d{1,2})(?:\.(\d{1,2})\.(\d{4}|\d{2})?|\/(\d{1,2})\/(\d{4}|\d{2}))(?!\d|[.,/:]\d| ?[%€$£])/gu;
/** `2027年3月4日`, `3월 4일` */
const eastAsian = /(?<!\d)(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日号號일])?/gu;
const iso = /(?<!\d)(\d{4})-(0\d|1[0-2])-([0-3]\d)(?!\d)/g;

interface CalendarDate {
  readonly day?: number;
  readonly month: number;
  readonly year?: number | undefined;
  readonly weekday?: number | undefined;
}

const isDate = ({ day = 1, month }: CalendarDate): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

export const dayKeys = (day: number, month: number): string[] => [`day ${day}-${month}`, `day ${day}-${month}-*`];

/** A date as a figure. A text's year has to be the brief's, where the brief gives one. */
function figureOf(span: Span, { day, month, year, weekday }: CalendarDate): Figure {
  const date = day === undefined ? `month ${month}` : `day ${day}-${month}`;
  const ofYear = year === undefined ? [] : [`any ${year}`, `plain ${year}`];
  const onDay = year === undefined || day === undefined ? weekday : new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return {
    ...unstatedInstant(span),
    meanings: year === undefined ? [date] : [`${date}-${year}`, `${date}-*`],
    states: [
      date,
      `${date}-${year ?? '*'}`,
      `month ${month}-${year ?? '*'}`,
      ...ofYear,
      ...(onDay === undefined ? [] : [`on ${date}`, `on ${date} ${onDay}`]),
    ],
    unless: weekday === undefined ? undefined : [`on ${date}`, `on ${date} ${weekday}`],
  };
}

/** A month by its name. `may` and `mar` are words of their own where they are small, and so are other short forms. */
function monthOf(written: string): number {
  const isName = written.length > 3 || /^\p{Lu}|^(?:mai|mei|maj)$/u.test(written);
  return isName ? (monthNamed(written) ?? 0) : 0;
}

const yearOf = (written: string | undefined): number | undefined =>
  written === undefined ? undefined : Number(written.length === 2 ? `20${written}` : written);

/** A date in digits: 10/06/2026 may be in June or in October, and `7.5.` may be a number at a sentence's end. */
function inEitherOrder({ 0: whole, 1: first = '', 2: month, 3: year, 4: behindSlash = '', 5: other, index }: RegExpExecArray): Figure[] {
  const [one, second] = [Number(first), Number(month ?? behindSlash)];
  const written = { day: one, month: second, year: yearOf(year ?? other) };
  const dates = [written, ...(month === undefined ? [{ ...written, day: second, month: one }] : [])].filter(isDate);
  const figures = dates.map((date) => figureOf({ start: index, end: index + whole.length }, date));
  const number = written.year === undefined ? [`any ${one}.${second}`] : [];
  const [figure] = figures;
  if (figure === undefined) return [];
  return [
    { ...figure, meanings: figures.flatMap(({ meanings }) => meanings).concat(number), states: figures.flatMap(({ states }) => states) },
  ];
}

export function datesIn(text: string): Figure[] {
  const found: Figure[] = [];
  const add = (match: RegExpExecArray, date: CalendarDate, named = ''): void => {
    const day = weekdayNamed(named);
    // A word before a date that is no day of the week is no part of it.
    const start = match.index + (named !== '' && day === undefined ? match[0].search(/(?<!\p{L})\S*\d/u) : 0);
    if (isDate(date)) found.push(figureOf({ start, end: match.index + match[0].length }, { ...date, weekday: day }));
  };
  for (const match of text.matchAll(dayFirst))
    add(match, { day: Number(match[2]), month: monthOf(match[3] ?? ''), year: yearOf(match[4]) }, match[1]);
  for (const match of text.matchAll(monthFirst))
    add(match, { day: Number(match[3]), month: monthOf(match[2] ?? ''), year: yearOf(match[4]) }, match[1]);
  for (const match of text.matchAll(monthAlone)) add(match, { month: monthOf(match[1] ?? ''), year: yearOf(match[2]) });
  for (const match of text.matchAll(inDigits)) found.push(...inEitherOrder(match));
  for (const match of text.matchAll(eastAsian)) {
    const [, year, month, day] = match;
    // `3月` alone is no date, nor is `3 months` of it.
    if (day !== undefined || year !== undefined)
      add(match, { ...(day !== undefined && { day: Number(day) }), month: Number(month), year: yearOf(year) });
  }
  for (const match of text.matchAll(iso)) add(match, { day: Number(match[3]), month: Number(match[2]), year: yearOf(match[1]) });
  return found;
}

/** The months that a brief names, as words of any case: `sat 20 feb`. */
export const monthsIn = (text: string): ReadonlySet<number> =>
  new Set((text.toLowerCase().match(/\p{L}{3,12}/gu) ?? []).flatMap((word) => monthNamed(word) ?? []));

/** Whether a brief names a day of the week, also as `Sat`. */
export const namesWeekday = (text: string): boolean => (text.match(/\p{L}{3,14}/gu) ?? []).some((word) => weekdayNamed(word) !== undefined);
