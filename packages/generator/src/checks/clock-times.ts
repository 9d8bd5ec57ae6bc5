import { monthNames } from './data/month-names.ts';
import { numberWords } from './data/number-words.ts';
import { minutesOfDay } from './quantities.ts';
import { weekdayNames } from './weekdays.ts';
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
const alone = '(?<![\\p{L}\\p{N}$€£]|\\d[.,:])';
/** `6.30 pm`, `18 Uhr`, `19 h 30`; the first of `9 to 5 pm`; `18:00`, `7.30`. */
const clockTimes: readonly RegExp[] = [
  new RegExp(`${alone}${time}(?!\\d|[.,:]\\d) ?(${marker})(?![ \\u00A0\\u202F]?\\d{2}(?!\\d))`, 'giu'),
  new RegExp(`${alone}${time}(?= ?${range} ?\\d{1,2}(?:(?:[:.]|${hourSign})\\d{2})? ?(?:${marker}))`, 'giu'),
  new RegExp(`${alone}(\\d{1,2})(?:[:.]|${hourSign})(\\d{2})(?!\\d|[.,:]\\d| ?[%€$£])`, 'giu'),
];

/** Noon and midnight, as a brief says them. */
const named: readonly (readonly [RegExp, number])[] = [
  [/midnight|mitternacht|minuit|medianoche|mezzanotte|middernacht|meia-noite/iu, 0],
  [/(?<!\p{L})midi et demie?(?!\p{L})/iu, 750],
  [/\bnoon\b|\bmidi\b|mediodía|mezzogiorno|meio-dia|zwölf uhr mittags/iu, 720],
];

interface HourSigns {
  readonly written: string;
  readonly meridiem: string | undefined;
  /** Its clock has 24 hours: `9 bis 18 Uhr` is not until 9 in the evening. */
  readonly isExact: boolean;
}

function meanings(hour: number, minute: number, { written, meridiem, isExact }: HourSigns): number[] {
  if (meridiem?.startsWith('p')) return [((hour % 12) + 12) * 60 + minute];
  if (meridiem?.startsWith('a')) return [(hour % 12) * 60 + minute];
  const exact = (hour * 60 + minute) % minutesOfDay;
  // `08:00` is of a clock with 24 hours.
  return hour > 12 || isExact || written.startsWith('0') ? [exact] : [exact, (exact + minutesOfDay / 2) % minutesOfDay];
}

/** Every number in a short text that may be a time of day. Many are something else as well: a time only supports what a text says. */
export function clockTimesIn(text: string): ClockTime[] {
  const found: ClockTime[] = [];
  const matches = clockTimes.flatMap((pattern) => [...text.matchAll(pattern)]);
  const isExact = matches.some(({ 1: hour, 2: minute = '0' }) => Number(hour) > 12 && Number(hour) <= 24 && Number(minute) <= 59);
  for (const { 0: whole, 1: hours = '', 2: minutes = '0', 3: marked = '', index } of matches) {
    const [hour, minute] = [Number(hours), Number(minutes)];
    if (hour > 24 || minute > 59) continue;
    const meridiem = /^[ap]\.?m/i.test(marked) ? marked.toLowerCase() : undefined;
    found.push({ start: index, end: index + whole.length, minutes: meanings(hour, minute, { written: hours, meridiem, isExact }) });
  }
  return found;
}

/** What stands before an hour, and not before a number of hours: `a las 12 h`. */
const hourBefore = /(?<!\p{L})(?:a las?|desde las?|hasta las?|à|dès|jusqu[’']à) $/iu;

/** Whether what may be a time of day in a text can be nothing else. */
export function isSureTime(text: string, { start, end }: ClockTime): boolean {
  const written = text.slice(start, end);
  if (/:|\d\s?h\s?\d|\d[ .]?[ap]\.?m|uhr/iu.test(written)) return true;
  return /\d ?h/u.test(written) && hourBefore.test(text.slice(Math.max(0, start - 12), start));
}

const hours = {
  en: 'one two three four five six seven eight nine ten eleven twelve',
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
} as const;
const hourOf = new Map([
  ...Object.values(hours).flatMap((list) => list.split(' ').map((word, index): [string, number] => [word, index + 1])),
  ['ein', 1] as const,
]);
const hourWords = new Set(hourOf.keys());
const anyOf = (list: string): string => list.replaceAll(' ', '|');
const anyMinutes = [...numberWords]
  .filter(([, value]) => value < 30)
  .map(([word]) => word)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const anyHours = [...hourWords].join('|');
const partOfDay = `(?<!\\p{L})(?:(?:${weekdayNames}|de (?:${monthNames.join('|')})),? (?:from |von |de )|(?:afternoons?|mornings?|evenings?|daily),? (?:from )?|(?:(?:nach|vor)mittags?|abends?|morgens?|täglich),? (?:von )?|(?:après-midi|matins?|soirs?),? de |(?:tardes?|mañanas?|noches?),? de )`;
const upTo = '(?:to|until|till|bis|à|a)';

/** `half past seven`, `ten minutes past seven`; of `from ten to twelve` nothing is one. */
const spoken: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:(?<part>half|quarter) (?<sign>past|to)|(?<count>${anyMinutes}) (?:minutes? (?<sign>past|after|to|before)|(?<sign>past))) (?<hour>${anyOf(hours.en)})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?<part>halb|dreiviertel)|(?<part>viertel) (?<sign>vor|nach)|(?<count>${anyMinutes}) (?:minuten? (?<sign>vor|nach)|(?<sign>nach))) (?<hour>${anyOf(hours.de)})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<hour>${anyOf(hours.fr)}) heures? (?:(?:et (?<part>demie|quart)|(?<sign>moins) le (?<part>quart))|(?<sign>moins) (?<count>${anyMinutes})|(?<count>${anyMinutes}))(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<hour>${anyOf(hours.es)}) (?:(?<sign>menos) (?<part>cuarto)|y (?<part>cuarto))(?! (?:de |litros|kilos|metros|horas))(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:de|a|hasta) (?<hour>${anyOf(hours.es)}) y (?<part>media|cuarto)(?= (?:a|de la (?:tarde|mañana|noche))(?!\\p{L}))`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})las? (?<hour>${anyOf(hours.es)}) (?:de la (?:mañana|tarde|noche|madrugada)|en punto)(?!\\p{L})`, 'giu'),
  // Of `afternoons from two to six` the one and the other.
  new RegExp(`(?<=${partOfDay})(?<hour>${anyHours})(?= ${upTo} (?:${anyHours})(?!\\p{L}))`, 'giu'),
  new RegExp(`(?<=${partOfDay}(?:${anyHours}) ${upTo} )(?<hour>${anyHours})(?!\\p{L}| y (?:media|cuarto)| heures? et | et demie)`, 'giu'),
  new RegExp(
    `(?<!\\p{L})las? (?<hour>${anyOf(hours.es)}) (?:y (?<part>media|cuarto)|(?<sign>menos) (?<part>cuarto)|y (?<count>${anyMinutes})|(?<sign>menos) (?<count>${anyMinutes}))(?!\\p{L})`,
    'giu',
  ),
];
/** Minutes after the hour, before it where the sign says so; German halves are those before. */
const partMinutes: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  halb: -30,
  dreiviertel: -15,
  viertel: 15,
  demie: 30,
  quart: 15,
  media: 30,
  cuarto: 15,
};
const isBefore = /^(?:to|before|vor|moins|menos)$/i;

const twice = (minutes: number): number[] => {
  const exact = (minutes + minutesOfDay) % minutesOfDay;
  return [exact, (exact + minutesOfDay / 2) % minutesOfDay];
};

/** Every time of day in a short text that is said as people speak: `half past seven`, `halb acht`. */
export const spokenTimesIn = (text: string): ClockTime[] =>
  (wordsIn(text).isDisjointFrom(hourWords) ? [] : spoken).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
      const { hour = '', part, count = '', sign = '' } = groups;
      const offset = part === undefined ? (numberWords.get(count.toLowerCase()) ?? 0) : (partMinutes[part.toLowerCase()] ?? 0);
      const minutes = (hourOf.get(hour.toLowerCase()) ?? 0) * 60 + (isBefore.test(sign) ? -offset : offset);
      return { start: index, end: index + whole.length, minutes: twice(minutes) };
    }),
  );

const fullHours: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?<hour>${anyHours}) (?:o['’]clock|at night|in the (?:morning|afternoon|evening)|uhr|heures?|horas)(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})las? (?<hour>${anyOf(hours.es)})(?!\\p{L})`, 'giu'),
];
/** `from 8 to 2`: what a time stands behind, and no unit follows. */
const bareHours =
  /(?<!\p{L})(?:from|at|until|till|to|by|between|and|um|bis|ab|gegen|von|zwischen|und|à|dès|de|et|las|desde|hasta|y|a) (\d{1,2})(?=$|[,.;)\n–-](?!\d)| (?:to|until|till|on|in|and|bis|und|am|an|à|et|le|les|a|y|los|el|daily|sharp|every|each|at night|in the|de la (?:tarde|mañana|noche)|du (?:matin|soir)|de l[’']après-midi|abends|morgens|nachmittags|vormittags)(?!\p{L}))/giu;

/** `9 y media`, `9 heures et demie` */
const halfHours = /(?<![\p{L}\p{N}.,:])(\d{1,2})(?: ?h| heures?)? (?:y media|et demie)(?!\p{L})/giu;

/** `12 noon`, `8 de la tarde` */
const dayHours =
  /(?<![\p{L}\p{N}.,:])(\d{1,2})(?= (?:noon|midnight|mittags|nachts|abends|morgens|in the (?:morning|afternoon|evening)|at night|de la (?:tarde|mañana|noche|madrugada)|du (?:matin|soir)|de l[’']après-midi)(?!\p{L}))/giu;

/** Numbers that may be full or half hours, and may be something else: `vier Uhr`, `from 8 to 2`. */
export function fullHoursIn(text: string): ClockTime[] {
  const inWords = wordsIn(text).isDisjointFrom(hourWords) ? [] : fullHours.flatMap((pattern) => [...text.matchAll(pattern)]);
  const times = inWords.map(({ 0: whole, index, groups: { hour = '' } = {} }) => ({
    start: index,
    end: index + whole.length,
    minutes: twice((hourOf.get(hour.toLowerCase()) ?? 0) * 60),
  }));
  const inDigits = (pattern: RegExp, minute: number): ClockTime[] =>
    [...text.matchAll(pattern)]
      .filter(({ 1: hour }) => Number(hour) <= 24)
      .map(({ 0: whole, 1: hour = '', index }) => ({
        start: index + whole.indexOf(hour),
        end: index + whole.length,
        minutes: meanings(Number(hour), minute, { written: hour, meridiem: undefined, isExact: false }),
      }));
  return [...times, ...(/\d/.test(text) ? [...inDigits(halfHours, 30), ...inDigits(bareHours, 0), ...inDigits(dayHours, 0)] : [])];
}

/** The times that a text names by a word. */
export const namedTimesIn = (text: string): number[] => named.flatMap(([pattern, minutes]) => (pattern.test(text) ? [minutes] : []));
