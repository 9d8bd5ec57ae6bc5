import { unstatedInstant, type Figure } from './figure.ts';

const minutesOfDay = 1_440;
const marker = "a\\.?m\\b\\.?|p\\.?m\\b\\.?|uhr\\b|uur\\b|o['’]clock\\b|godz\\b|h\\b";
const markerBefore =
  '(?:kl|godz)\\.? ?|(?<!’)(?:à|dès|vers|às|alle|a las|ore) (?=\\d{1,2}[ \\u00A0\\u202F]?(?:h|heures|horas|ore)(?!\\p{L}))';
/** `6.30 pm`, `18 Uhr`, `19 h 30`, `18:00`, `kl. 18` */
const clock = new RegExp(
  `(?<![\\p{L}\\p{N}$€£]|\\d[.,:])(${markerBefore})?(\\d{1,2})(?:(?:([:.])|[ \\u00A0\\u202F]?h[ \\u00A0\\u202F]?)([0-5]\\d))?(?![\\d%€$£]|[.,:]\\d)(?:[ \\u00A0\\u202F]?(${marker}))?`,
  'giu',
);
const named: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:noon|mittags|midi|mediodía|mezzogiorno|meio-dia|południe|middag)(?!\p{L})/iu, 720],
  [/(?<!\p{L})(?:midnight|mitternacht|minuit|medianoche|mezzanotte|middernacht|meia-noite|północ|midnatt)(?!\p{L})/iu, 0],
];

/** The keys of the times of day that an hour may mean: `6:30` is 390 or 1110 minutes after midnight, unless its clock has 24 hours. */
export function clockKeys(hour: number, minute: number, { marked = '', isExact = false } = {}): string[] {
  if (hour > 24 || minute > 59) return [];
  const exact = (hour * 60 + minute) % minutesOfDay;
  const morning = exact % (minutesOfDay / 2);
  const evening = morning + minutesOfDay / 2;
  const meant = /^p/i.test(marked) ? [evening] : /^a/i.test(marked) ? [morning] : hour > 12 || isExact ? [exact] : [morning, evening];
  return meant.map((one) => `clock ${one}`);
}

export const hasLongClock = (times: readonly Figure[]): boolean =>
  times.some(({ meanings: [first = ''] }) => Number(first.slice('clock '.length)) >= 13 * 60);

export const clockTimesIn = (text: string): Figure[] =>
  [...text.matchAll(clock)].flatMap(({ 0: whole, 1: before, 2: hours = '', 3: sign, 4: minutes, 5: marked = '', index }) => {
    const isWritten = minutes !== undefined && sign !== '.';
    // Nine hours are as often how long: `9 h` alone is no time of day.
    const isMarked = marked !== '' && (minutes !== undefined || !/^h$/i.test(marked));
    const keys = clockKeys(Number(hours), Number(minutes ?? 0), { marked });
    if ((!isWritten && !isMarked && before === undefined) || keys.length === 0) return [];
    // `1 h 30` may be how long something takes.
    const lasting = /\dh|h\d| h /i.test(whole) ? [`time ${Number(hours) * 60 + Number(minutes ?? 0)}`] : [];
    const figure = unstatedInstant({ start: index, end: index + whole.trimEnd().length });
    return [{ ...figure, meanings: [...keys, ...lasting], states: [...keys, ...lasting] }];
  });

export const namedTimes = (text: string): string[] =>
  named.flatMap(([pattern, minutes]) => (pattern.test(text) ? [`clock ${minutes}`] : []));
