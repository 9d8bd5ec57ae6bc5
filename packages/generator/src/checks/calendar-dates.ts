import { monthNames } from './data/month-names.ts';
import { wordsIn } from './words-in.ts';

/** A day or a year with the name of its month, in a text. */
export interface CalendarDate {
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly month: number;
  /** The day of the month, or the year. */
  readonly number: string;
}

const numbers = new Map(monthNames.flatMap((names, index) => names.split('|').map((name): [string, number] => [name, index + 1])));
const anyMonth = [...numbers.keys()].toSorted((one, other) => other.length - one.length).join('|');
const dayFirst = new RegExp(
  `(?<![\\p{L}\\p{N}.,:])(\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°|ª)?(?: (?:of|de|del|di))?(?: the)?[ \\u00A0](${anyMonth})(?![\\p{L}])`,
  'giu',
);
/** `March 2027`; a day behind its month is English, and no number of what follows: `in October 20 guests`. */
const monthFirst = new RegExp(
  `(?<![\\p{L}\\p{N}])(${anyMonth})\\.?(?: (?:de|del))?[ \\u00A0](\\d{4}(?!\\d)|\\d{1,2}(?=st|nd|rd|th|$|[,;.)\\n–-](?!\\d)| ?[–-]| (?:and|at|from|to|until|through|or|in)(?!\\p{L})))(?![\\p{N}]*[%€$£])`,
  'giu',
);
const named = new RegExp(`(?<![\\p{L}])(${anyMonth})(?![\\p{L}])`, 'giu');

/** `may` and `mar` are words of their own where they are small. */
const isWord = (name: string): boolean => /^(?:may|mar|jan|sep|dez|mei|mai)$/.test(name);

const numberOf = (name: string): number => numbers.get(name.toLowerCase()) ?? 0;

const isEnglish = (name: string): boolean =>
  /^(?:january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i.test(
    name,
  );

/** Every date in a short text that names its month. */
export function calendarDatesIn(text: string): CalendarDate[] {
  const found: CalendarDate[] = [];
  for (const { 0: whole, 1: day = '', 2: name = '', index } of text.matchAll(dayFirst))
    if (Number(day) <= 31 && !/^(?:may|mar)$/.test(name))
      found.push({ start: index, end: index + whole.length, month: numberOf(name), number: String(Number(day)) });
  for (const { 0: whole, 1: name = '', 2: number = '', index } of text.matchAll(monthFirst))
    if (!isWord(name) && (number.length === 4 || (Number(number) <= 31 && isEnglish(name))))
      found.push({ start: index, end: index + whole.length, month: numberOf(name), number: String(Number(number)) });
  return found;
}

const inDigits = /(?<![\p{L}\p{N}.,:/])(\d{1,2})([./])(\d{1,2})(?!\d|[.,/:]\d| ?[%€$£])/gu;

/** Every number in a short text that may be a day and a month: `30.05.`, `3/21`. */
export function datesInDigits(text: string): CalendarDate[] {
  return [...text.matchAll(inDigits)].flatMap(({ 0: whole, 1: first = '', 3: second = '', index }) =>
    [
      [first, second],
      [second, first],
    ]
      .map(([day, month]) => ({ start: index, end: index + whole.length, number: String(Number(day)), month: Number(month) }))
      .filter(({ number, month }) => Number(number) <= 31 && month >= 1 && month <= 12),
  );
}

const iso = /(?<!\d)\d{4}-(0\d|1[0-2])-([0-3]\d)(?!\d)/g;

/** Every date in a short text that is written as 2027-03-01. */
export const isoDatesIn = (text: string): CalendarDate[] =>
  [...text.matchAll(iso)].map(({ 0: whole, 1: month, 2: day, index }) => ({
    start: index,
    end: index + whole.length,
    month: Number(month),
    number: String(Number(day)),
  }));

const deadlines = new RegExp(
  `(?<![\\p{L}])(?:(?:until|till|by|through)(?: the)? (?:end of |middle of |start of |beginning of |mid-)?|(?:the )?(?:end|middle|start|beginning) of |(?:bis )?(?:zum |zur )?(?:ende|mitte|anfang|spätestens) (?:des )?|bis (?:zum |in den |einschließlich )?|jusqu[’'](?:à|au|en)(?: la)? (?:fin |mi-|début )?|(?:fin|début) (?:de |d[’'])?|hasta (?:finales de |mediados de |principios de |el final de )?|(?:finales|mediados|principios) de )(${anyMonth})(?![\\p{L}])(?!\\.? \\d)`,
  'giu',
);

const monthWords = new Set(numbers.keys());

/** The months of a short text that something ends or begins in: `until the end of March`. */
export const deadlinesIn = (text: string): { readonly start: number; readonly end: number; readonly month: number }[] =>
  [...(wordsIn(text).isDisjointFrom(monthWords) ? [] : text.matchAll(deadlines))]
    // In French, seven.
    .filter(({ 1: name = '' }) => !isWord(name) && name !== 'march' && name !== 'sept')
    .map(({ 0: whole, 1: name = '', index }) => ({ start: index, end: index + whole.length, month: numberOf(name) }));

/** The months that a text names, as words of any case. */
export const monthsIn = (text: string): ReadonlySet<number> => new Set([...text.matchAll(named)].map(({ 1: name = '' }) => numberOf(name)));
