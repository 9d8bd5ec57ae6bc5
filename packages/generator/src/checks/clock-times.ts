import { wordsIn } from './words-in.ts';

/** A time of day in a text. */
export interface ClockTime {
  readonly start: number;
  readonly end: number;
  /** The minutes of the day that it may mean: `6:30` without `am` or `pm` is 390 or 1110. */
  readonly minutes: readonly number[];
}

const marker = "a\\.?m\\b\\.?|p\\.?m\\b\\.?|uhr\\b|uur\\b|o['’]clock\\b|horas?\\b|heures?\\b|ore\\b|hrs\\b|h(?![\\p{L}\\p{N}])";
const range = '(?:-|–|—|to|until|till|and|bis|und|à|et|a|y|alle|e|tot|en|às)';
const hourSign = '[ \\u00A0\\u202F]?h[ \\u00A0\\u202F]?';
const time = `(\\d{1,2})(?:(?:[:.]|${hourSign})(\\d{2}))?`;
const alone = '(?<![\\p{L}\\p{N}]|\\d[.,:])';
/** `6.30 pm`, `18 Uhr`, `19 h 30`; the first of `9 to 5 pm`; `18:00`, `7.30`. */
const clockTimes: readonly RegExp[] = [
  new RegExp(`${alone}${time}(?!\\d|[.,:]\\d) ?(${marker})`, 'giu'),
  new RegExp(`${alone}${time}(?= ?${range} ?\\d{1,2}(?:(?:[:.]|${hourSign})\\d{2})? ?(?:${marker}))`, 'giu'),
  new RegExp(`${alone}(\\d{1,2})(?:[:.]|${hourSign})(\\d{2})(?!\\d|[.,:]\\d| ?[%€$£])`, 'giu'),
];

const minutesOfDay = 24 * 60;

/** Noon and midnight, as a brief says them. */
const named: readonly (readonly [RegExp, number])[] = [
  [/midnight|mitternacht|minuit|medianoche|mezzanotte|middernacht|meia-noite/iu, 0],
  [/\bnoon\b|\bmidi\b|mediodía|mezzogiorno|meio-dia|zwölf uhr mittags/iu, 720],
];

function meanings(hour: number, minute: number, written: string, meridiem: string | undefined): number[] {
  if (meridiem?.startsWith('p')) return [((hour % 12) + 12) * 60 + minute];
  if (meridiem?.startsWith('a')) return [(hour % 12) * 60 + minute];
  const exact = (hour * 60 + minute) % minutesOfDay;
  // `08:00` is of a clock with 24 hours.
  return hour > 12 || written.startsWith('0') ? [exact] : [exact, (exact + minutesOfDay / 2) % minutesOfDay];
}

/** Every number in a short text that may be a time of day. Many are something else as well: a time only supports what a text says. */
export function clockTimesIn(text: string): ClockTime[] {
  const found: ClockTime[] = [];
  const matches = clockTimes.flatMap((pattern) => [...text.matchAll(pattern)]);
  for (const { 0: whole, 1: hours = '', 2: minutes = '0', 3: marked = '', index } of matches) {
    const [hour, minute] = [Number(hours), Number(minutes)];
    if (hour > 24 || minute > 59) continue;
    const meridiem = /^[ap]\.?m/i.test(marked) ? marked.toLowerCase() : undefined;
    found.push({ start: index, end: index + whole.length, minutes: meanings(hour, minute, hours, meridiem) });
  }
  return found;
}

const hours = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
} as const;
const hourOf = new Map(Object.values(hours).flatMap((list) => list.split(' ').map((word, index): [string, number] => [word, index + 1])));
const hourWords = new Set(hourOf.keys());
const anyOf = (list: string): string => list.replaceAll(' ', '|');
/** Which words say how many minutes before or after an hour. */
const spoken: readonly (readonly [RegExp, ReadonlyMap<string, number>])[] = [
  [
    new RegExp(`(?<!\\p{L})(half past|quarter past|quarter to) (${anyOf(hours.en)})(?!\\p{L})`, 'giu'),
    new Map([
      ['half past', 30],
      ['quarter past', 15],
      ['quarter to', -15],
    ]),
  ],
  [
    new RegExp(`(?<!\\p{L})(halb|viertel vor|viertel nach|dreiviertel) (${anyOf(hours.de)})(?!\\p{L})`, 'giu'),
    new Map([
      ['halb', -30],
      ['viertel vor', -15],
      ['viertel nach', 15],
      ['dreiviertel', -15],
    ]),
  ],
  [
    new RegExp(`(?<!\\p{L})(?<hour>${anyOf(hours.fr)}) heures? (et demie|et quart|moins le quart)(?!\\p{L})`, 'giu'),
    new Map([
      ['et demie', 30],
      ['et quart', 15],
      ['moins le quart', -15],
    ]),
  ],
  [
    new RegExp(`(?<!\\p{L})las? (?<hour>${anyOf(hours.es)}) (y media|y cuarto|menos cuarto)(?!\\p{L})`, 'giu'),
    new Map([
      ['y media', 30],
      ['y cuarto', 15],
      ['menos cuarto', -15],
    ]),
  ],
];

/** Every time of day in a short text that is said as people speak: `half past seven`, `halb acht`. */
export const spokenTimesIn = (text: string): ClockTime[] =>
  (wordsIn(text).isDisjointFrom(hourWords) ? [] : spoken).flatMap(([pattern, offsets]) =>
    [...text.matchAll(pattern)].map(({ 0: whole, 1: first = '', 2: second = '', groups, index }) => {
      const [hour, offset] = groups === undefined ? [second, first] : [first, second];
      const minutes = (hourOf.get(hour.toLowerCase()) ?? 0) * 60 + (offsets.get(offset.toLowerCase()) ?? 0);
      return { start: index, end: index + whole.length, minutes: [minutes % minutesOfDay, (minutes + minutesOfDay / 2) % minutesOfDay] };
    }),
  );

/** The times that a text names by a word. */
export const namedTimesIn = (text: string): number[] => named.flatMap(([pattern, minutes]) => (pattern.test(text) ? [minutes] : []));
