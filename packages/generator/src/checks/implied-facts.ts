import type { CalendarDate } from './calendar-dates.ts';
import type { ClockTime } from './clock-times.ts';
import type { Figure } from './figures-in.ts';
import { minutesOfDay, quantitiesOf } from './quantities.ts';
import { weekdaysIn } from './weekdays.ts';

/** As long as anything on a day. */
const longestSpan = 720;

/** From one time of day to the next: `18.30 to 20.30` lasts two hours. */
const spansOf = (times: readonly ClockTime[]): string[] =>
  times.slice(1).flatMap(({ minutes }, index) =>
    (times[index]?.minutes ?? [])
      .flatMap((from) => minutes.map((to) => to - from))
      .filter((span) => span > 0 && span <= longestSpan)
      .map((span) => `time ${span}`),
  );

const from = /(?:from|von|de|du|desde|da) $/iu;
const to = /^(?: \p{L}+){0,3} (?:to|down to|auf|à|a) $/iu;

/** What becomes less or more: `from nine days to four` are five. */
function changesIn(piece: string, figures: readonly Figure[]): string[] {
  return figures.slice(1).flatMap((last, index) => {
    const first = figures[index];
    if (first === undefined || !to.test(piece.slice(first.end, last.start)) || !from.test(piece.slice(0, first.start).slice(-10)))
      return [];
    const [before, after] = [first, last].map(({ values }) => Number(values[0]?.[0]));
    const change = Math.abs((before ?? 0) - (after ?? 0));
    // One of the two has the unit.
    const [ofFirst, ofLast] = [first, last].map((figure) => quantitiesOf(piece, figure)[0]);
    const [dimension, amount] = (ofLast ?? ofFirst ?? '').split(' ');
    const unit = Number(amount) / ((ofLast === undefined ? before : after) ?? 1);
    return [
      `change number ${change}`,
      ...(amount === undefined ? [] : [`change ${dimension} ${Math.round(change * unit * 1_000) / 1_000}`]),
    ];
  });
}

const dayBefore = /(?<!\d)(\d{1,2})\.? ?(?:-|–|—|to|bis|zum|au|al|a) ?(?:zum |the )?$/iu;
const dayBehind = /^ ?(?:-|–|—|to) ?(\d{1,2})(?![\d:.,])/u;

/** How many days there are from one day of a month to another: 18–20 April are three. */
function daysIn(piece: string, dates: readonly CalendarDate[]): string[] {
  return dates.flatMap(({ start, end, number }) => {
    const first = Number(dayBefore.exec(piece.slice(Math.max(0, start - 16), start))?.[1] ?? number);
    const last = Number(dayBehind.exec(piece.slice(end, end + 8))?.[1] ?? number);
    const between = last - first;
    return between > 0 ? [`time ${(between + 1) * minutesOfDay}`] : [];
  });
}

/** More numbers than one statement compares. */
const maxCompared = 8;

/** Which share each plain number of a passage is of each larger one, in per cent: `46 of our 50 pupils` */
function sharesOf(piece: string, figures: readonly Figure[]): string[] {
  const plain = figures
    .filter((figure) => figure.kind === 'number' && figure.values.length === 1 && quantitiesOf(piece, figure).length === 0)
    .slice(0, maxCompared)
    .map(({ values }) => Number(values[0]?.[0]));
  return plain.flatMap((whole) =>
    plain
      .filter((part) => part > 0 && part < whole && (whole < 1_900 || whole > 2_100))
      .map((part) => `share ${Math.round((part / whole) * 100)}`),
  );
}

/** What is left of one price beside another: of 3,200 €, 1,850 € are there. */
function restsIn(figures: readonly Figure[]): string[] {
  const prices = figures.filter(({ kind }) => kind === 'money').slice(0, maxCompared);
  const amounts = prices.map(({ values }) => Number(values[0]?.[0]));
  return amounts.flatMap((whole) =>
    amounts.filter((part) => part < whole).map((part) => `rest money ${Math.round((whole - part) * 100) / 100}`),
  );
}

const isLeft =
  /(?<!\p{L})(?:missing|still (?:to go|need(?:ed)?|short)|to go|left|fehlen|fehlt|noch|manquent?|restent?|faltan?|quedan?)(?!\p{L})/iu;

const untilBefore = /(?<!\p{L})(?:until|till|through|bis(?: zum)?|jusqu[’']au|hasta el) (?:the )?$/iu;

/** The day after the last one: what is so until 31 March is otherwise from 1 April. */
const daysAfter = (piece: string, dates: readonly CalendarDate[]): string[] =>
  dates
    .filter(({ start, number }) => Number(number) <= 31 && untilBefore.test(piece.slice(Math.max(0, start - 16), start)))
    .map(({ month, number }) => new Date(Date.UTC(2027, month - 1, Number(number) + 1)))
    .map((next) => `date ${next.getUTCMonth() + 1} ${next.getUTCDate()}`);

const roundTheClock =
  /24\/7|(?:around|round) the clock|at any (?:hour|time)|day (?:and|or) night|rund um die uhr|jederzeit|tag und nacht|à toute heure|jour et nuit|a cualquier hora|día y noche/iu;

const behindChange =
  /^.{0,24}?(?<!\p{L})(?:sooner|earlier|faster|quicker|less|fewer|more|saved?|früher|eher|schneller|weniger|mehr|gespart|gewonnen|de moins|plus tôt|plus vite|de plus|gagnée?s?|menos|antes|más|ahorrad[oa]s)(?!\p{L})/iu;
const timesADay =
  /(?<!\p{L})(?:times a day|a day|daily|mal am tag|mal täglich|täglich|fois par jour|par jour|veces al día|al día)(?!\p{L})/iu;
const behindDays =
  /^ (?:(?:fois|times|days|evenings|afternoons|mornings|jours|soirs|veces|días|tardes|tage[n]?|abende[n]?|nachmittage[n]?)(?!\p{L}))|^mal(?!\p{L})/iu;

/** What a figure of a text may be by what stands with it: a change, or on how many days of a week something is. */
export function meantBy(text: string, { start, end, kind, values }: Figure, quantities: readonly string[]): string[] {
  const [value = ''] = values[0] ?? [];
  const behind = text.slice(end, end + 40);
  const rest = kind === 'money' && isLeft.test(text.slice(Math.max(0, start - 40), end + 30)) ? [`rest money ${value}`] : [];
  const aDay = timesADay.test(text.slice(start, end + 30)) ? [`times a day ${value}`] : [];
  const changed = behindChange.test(behind) ? [`number ${value}`, ...quantities].map((one) => `change ${one}`) : [];
  const others = [...rest, ...aDay, ...changed];
  const words = /(?<=\p{L}) \p{L}+$/u.exec(text.slice(start, end))?.[0] ?? '';
  return behindDays.test(`${words}${behind}`) ? [...others, `days of a week ${value}`, `time ${Number(value) * minutesOfDay}`] : others;
}

/** What a short passage of a brief says without a figure, as its quantities and numbers. */
export const impliedIn = (
  piece: string,
  figures: readonly Figure[],
  clock: readonly ClockTime[],
  dates: readonly CalendarDate[],
): string[] => {
  const days = weekdaysIn(piece);
  return [
    ...spansOf(clock),
    ...daysIn(piece, dates),
    ...changesIn(piece, figures),
    ...sharesOf(piece, figures),
    ...daysAfter(piece, dates),
    ...restsIn(figures),
    ...(clock.length > 1 ? [`times a day ${clock.length}`] : []),
    ...(days > 1 ? [`days of a week ${days}`] : []),
    ...(roundTheClock.test(piece) ? ['time 1440'] : []),
  ];
};
