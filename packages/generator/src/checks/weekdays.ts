/** The names of each day of the week, from Sunday on, as `Date` counts them. */
const names: readonly string[] = [
  'sundays?|sonntags?|dimanches?|domingos?|domenica|zondag',
  'mondays?|montags?|lundis?|lunes|lunedì|maandag',
  'tuesdays?|dienstags?|mardis?|martes|martedì|dinsdag',
  'wednesdays?|mittwochs?|mercredis?|miércoles|mercoledì|woensdag',
  'thursdays?|donnerstags?|jeudis?|jueves|giovedì|donderdag',
  'fridays?|freitags?|vendredis?|viernes|venerdì|vrijdag',
  'saturdays?|samstags?|sonnabends?|samedis?|sábados?|sabato|zaterdag',
];
export const weekdayNames = names.join('|');
const days = names.map((name) => new RegExp(`^(?:${name})$`, 'iu'));
const beforeDate = new RegExp(`(?<!\\p{L})(${weekdayNames}),?(?: (?:the|dem|den|der|le|el|día|il))?[ \\u00A0]$`, 'iu');

const anyDay = new RegExp(`(?<!\\p{L})(?:${weekdayNames})(?!\\p{L})`, 'giu');

/** How many days of the week a short text names. */
export const weekdaysIn = (text: string): number =>
  new Set(Array.from(text.matchAll(anyDay), ([name]) => days.findIndex((pattern) => pattern.test(name)))).size;

/** The day of the week that stands before a date, and where: `Monday, 4 May`. */
export function weekdayBefore(text: string, start: number): { readonly day: number; readonly start: number } | undefined {
  const found = beforeDate.exec(text.slice(Math.max(0, start - 30), start));
  const day = found === null ? -1 : days.findIndex((pattern) => pattern.test(found[1] ?? ''));
  return found === null || day === -1 ? undefined : { day, start: start - found[0].length };
}

/** The day of the week of a date whose year stands behind it: `4 May 2027`. */
export function weekdayOf(
  { month, number, end }: { readonly month: number; readonly number: string; readonly end: number },
  text: string,
): number | undefined {
  const year = /^(?:st|nd|rd|th)?,?(?: (?:de|del|of))?[ \u00A0](\d{4})(?!\d)/.exec(text.slice(end, end + 14))?.[1];
  return year === undefined ? undefined : new Date(Date.UTC(Number(year), month - 1, Number(number))).getUTCDay();
}
