import { fold, splitText, type Steps } from '@handbill/contract';
import { calendarDatesIn, isoDatesIn, monthsIn, type CalendarDate } from './calendar-dates.ts';
import { clockTimesIn, isSureTime, namedTimesIn, spokenTimesIn, type ClockTime } from './clock-times.ts';
import { figuresIn, ratiosIn, type CountedWords, type Figure, type FigureKind } from './figures-in.ts';
import type { Fraction } from './fractions-in.ts';
import { numberWords } from './data/number-words.ts';
import { impliedIn, meantBy } from './implied-facts.ts';
import { isSameNumber, phoneNumbersIn } from './phone-numbers.ts';
import { amountOf, inThirties, quantitiesInWords, quantitiesOf, sharesInWords } from './quantities.ts';
import type { Amount } from './reckoned.ts';
import { StatedAmounts, toleranceBehind } from './stated-amounts.ts';
import { StatedQuotes } from './stated-quotes.ts';
import type { BriefText } from './subject.ts';
import { weekdayBefore, weekdayOf, weekdaysIn } from './weekdays.ts';

/** How far a share in words may be from one in per cent. */
const maxShareError = 2;
/** More years than a brief compares. */
const maxYears = 60;
const maxPhones = 100;
/** More counted things than a brief has. */
const maxCounted = 2_000;

/** What stands behind a number and is not what it counts. */
const uncounted =
  /^(?:and|or|to|for|of|in|at|per|from|until|und|oder|bis|für|von|pro|ab|am|im|et|ou|à|pour|de|par|en|dès|y|o|a|para|por|hasta|del|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/iu;

/** `Zweizimmerwohnung` states two. */
const compoundNumber =
  /(?<!\p{L})(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(?:mal(?!\p{L})|(?!fel|erlei|sam|tel|ung|iger?t|mal|tens|hundert|tausend|und)\p{Ll}{4,30})/giu;

/** A word without the ending that tells one from several. */
const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:es|en|er|e|n|s|x)$/u, '');

type Place = Pick<Figure, 'start' | 'end'>;

/** What a number of a brief counts as: a part of a fraction and a paper’s A6 state no such number of anything. */
function keyOf(piece: string, { kind, values, start, end }: Figure, hasUnit: boolean): string {
  const [[part] = [], [whole] = []] = values;
  if (/^\d{1,2}\/\d{1,2}$/.test(piece.slice(start, end).trim()) && Number(part) < Number(whole)) return 'part';
  if (/\p{L}-?$/u.test(piece.slice(Math.max(0, start - 2), start))) return `${kind} in a name`;
  return hasUnit ? `${kind} with a unit` : kind;
}

const read = new WeakMap<readonly BriefText[], StatedFacts>();

/** What a brief states: figures by kind and value, times, dates and quotes, with the field that has each. */
export class StatedFacts {
  readonly #fields = new Map<string, string>();
  readonly #texts: string[] = [];
  readonly quotes = new StatedQuotes();
  readonly #phones: { readonly digits: string; readonly field: string }[] = [];
  readonly #years = new Set<number>();
  /** The numbers of each unit’s dimension, or of each kind where they have no unit. */
  readonly #amounts = new StatedAmounts();
  readonly #counted = new Set<string>();
  /** The days of the week of dates, by month and day. */
  readonly #weekdays = new Map<string, Set<number>>();
  #hasShares = false;
  /** Whether any time of day is sure to be one. */
  #hasTimes = false;

  /** What a brief states, in steps; read once. */
  static *of(brief: readonly BriefText[]): Steps<StatedFacts> {
    const known = read.get(brief);
    if (known !== undefined) return known;
    const stated = yield* new StatedFacts().#read(brief);
    read.set(brief, stated);
    return stated;
  }

  *#read(brief: readonly BriefText[]): Steps<this> {
    for (const { field, text } of brief) {
      if (field === 'link') continue;
      for (const piece of splitText(text)) {
        yield* this.#readPiece(piece, field);
        this.#texts.push(fold(piece));
        yield* this.quotes.read(piece);
        yield;
      }
    }
    return this;
  }

  /** The field that has a figure: of the same kind, or without any, or as much in another unit. */
  fieldOf(text: string, figure: Figure): string | undefined {
    const { kind, values } = figure;
    const [share] = values.length === 2 ? ratiosIn(text.slice(figure.start, figure.end)) : [];
    const ofShare = share === undefined ? undefined : (this.#fieldOfPercent(share) ?? this.#fields.get(`share ${share}`));
    if (ofShare !== undefined) return ofShare;
    if (kind === 'percent' && values.length === 1 && this.#fields.has(`share ${values[0]?.[0]}`))
      return this.#fields.get(`share ${values[0]?.[0]}`);
    const quantities = quantitiesOf(text, figure);
    const fields = values.map((meanings) =>
      this.#fieldOfPart(kind, meanings, {
        isDate: values.length > 1,
        hasUnit: quantities.length > 0,
        inDigits: /\d/.test(text.slice(figure.start, figure.end)),
      }),
    );
    if (!fields.includes(undefined)) return fields[0];
    return (
      this.#fieldOfAny([...quantities.flatMap((one) => [one, ...inThirties(one)]), ...meantBy(text, figure, quantities)]) ??
      this.#fieldOfSpan(quantities) ??
      this.#fieldNear(text, figure, quantities)
    );
  }

  /** What may be reckoned with: the first numbers of the brief. */
  get amounts(): readonly Amount[] {
    return this.#amounts.first;
  }

  /** The field that has a year of a decade: `the 1950s` are stated by 1957. */
  fieldOfDecade(decade: number): string | undefined {
    const year = [...this.#years].find((one) => one >= decade && one < decade + 10);
    return year === undefined ? undefined : this.#fields.get(`number ${year}`);
  }

  /** The field that has a time of day. */
  fieldOfTime({ minutes }: ClockTime): string | undefined {
    return this.#fieldOfAny(minutes.map((one) => `clock ${one}`));
  }

  /** The same of one in words, as far as the brief has any. */
  fieldOfSpokenTime(time: ClockTime): string | undefined {
    return this.#hasTimes ? this.fieldOfTime(time) : 'brief';
  }

  /** The field that has a date: its day or year, and its month. */
  fieldOfDate({ month, number }: CalendarDate): string | undefined {
    const known = this.#fields.has(`day ${number}`) ? this.#fields.get(`month ${month}`) : undefined;
    return known ?? this.#fields.get(`date ${month} ${number}`);
  }

  /** Where the day of the week begins that a text gives a date, if it is another one than the brief says, or its year does. */
  otherWeekday(text: string, date: CalendarDate): number | undefined {
    const said = weekdayBefore(text, date.start);
    const known = this.#weekdays.get(`${date.month} ${date.number}`);
    return said === undefined || known === undefined || known.has(said.day) ? undefined : said.start;
  }

  /** The field that has a fraction, in whatever form: in per cent, as a ratio, or, where the brief has no such share at all, as two of its numbers. */
  fieldOfFraction({ percent }: Fraction): string | undefined {
    return this.#fieldOfPercent(percent) ?? (this.#hasShares ? undefined : this.#amounts.withShare(percent / 100));
  }

  /** The field that has a month, as far as the brief names any: without one, a month is no deadline of its own. */
  fieldOfMonth(month: number): string | undefined {
    const namesAny = Array.from({ length: 12 }, (_, index) => index + 1).some((one) => this.#fields.has(`month ${one}`));
    return namesAny ? this.#fields.get(`month ${month}`) : 'brief';
  }

  /** Whether the brief counts what a number in words counts. */
  counts({ behind }: CountedWords): boolean {
    return behind.some((word) => this.#counted.has(stemOf(word)));
  }

  /** The field that has a telephone number, however its digits are grouped. */
  fieldOfPhone(digits: string): string | undefined {
    return this.#phones.find((phone) => isSameNumber(phone.digits, digits))?.field;
  }

  *#readPiece(piece: string, field: string): Steps<void> {
    const hasDigits = /\d/.test(piece);
    const clock = hasDigits ? clockTimesIn(piece) : [];
    const sure = clock.filter((time) => isSureTime(piece, time));
    const dates = hasDigits ? [...calendarDatesIn(piece), ...isoDatesIn(piece)] : [];
    const figures = figuresIn(piece, { all: true });
    for (const implied of impliedIn(piece, figures, clock, dates)) this.#put(implied, field);
    // `Groups of 8` state no day.
    const mayBeDay = dates.length > 0 || monthsIn(piece).size > 0 || weekdaysIn(piece) > 0;
    for (const figure of figures) {
      const isIn = ({ start, end }: Place): boolean => start < figure.end && figure.start < end;
      // 15:00 states neither fifteen of anything nor the fifteenth of a month, and 6pm no six.
      if (sure.some(isIn)) continue;
      this.#readFigure(piece, figure, { isDated: dates.some(isIn), mayBeDay, field });
    }
    // The first search compiles a pattern, which takes a while.
    yield;
    for (const quantity of quantitiesInWords(piece)) this.#put(quantity, field);
    for (const { 1: word = '' } of piece.matchAll(compoundNumber)) this.#add('number', String(numberWords.get(word.toLowerCase())), field);
    yield;
    for (const share of [...sharesInWords(piece), ...ratiosIn(piece)]) this.#add('percent', String(share), field);
    for (const share of sharesInWords(piece)) this.#amounts.add(['percent', share, share], field);
    yield;
    for (const { minutes } of clock) for (const minute of minutes) this.#put(`clock ${minute}`, field);
    for (const minute of [...namedTimesIn(piece), ...spokenTimesIn(piece).flatMap(({ minutes }) => minutes)])
      this.#put(`clock ${minute}`, field);
    if (sure.length > 0) this.#hasTimes = true;
    for (const month of monthsIn(piece)) this.#add('month', String(month), field);
    for (const date of dates) {
      this.#put(`day ${date.number}`, field);
      this.#add('month', String(date.month), field);
      for (const day of [weekdayBefore(piece, date.start)?.day, weekdayOf(date, piece)]) if (day !== undefined) this.#addWeekday(date, day);
    }
    for (const { digits } of hasDigits ? phoneNumbersIn(piece) : [])
      if (this.#phones.length < maxPhones) this.#phones.push({ digits, field });
  }

  /** A number, what it comes to with its unit, and what it counts. */
  #readFigure(
    piece: string,
    figure: Figure,
    { isDated, mayBeDay, field }: { readonly isDated: boolean; readonly mayBeDay: boolean; readonly field: string },
  ): void {
    const { kind, values, end } = figure;
    const quantities = quantitiesOf(piece, figure);
    const key = keyOf(piece, figure, quantities.length > 0);
    if (key === 'part') this.#add('percent', String(Math.round((Number(values[0]?.[0]) / Number(values[1]?.[0])) * 100)), field);
    for (const value of values.flat()) {
      this.#add(key, value, field);
      // A day of a month is a number of nothing else.
      if ((mayBeDay || values.length > 1) && kind === 'number' && quantities.length === 0 && !/^ ?[½¼¾]/.test(piece.slice(end, end + 2)))
        this.#put(`day ${value}`, field);
      if (/^(?:1[0-9]|20|21)\d\d$/.test(value) && this.#years.size < maxYears) this.#years.add(Number(value));
      // Any part of a date in digits may be its month.
      if (values.length > 1 && Number(value) <= 12) this.#add('month', value, field);
    }
    if (values.length === 1 && !isDated) this.#amounts.add(amountOf(figure, quantities), field);
    for (const quantity of quantities) this.#put(quantity, field);
    for (const word of /^(?:[ \u00A0-]\p{L}{3,20}){1,2}/u.exec(piece.slice(end, end + 48))?.[0].match(/\p{L}+/gu) ?? []) {
      if (uncounted.test(word)) break;
      if (this.#counted.size < maxCounted) this.#counted.add(stemOf(word));
    }
  }

  #fieldOfAny(keys: readonly string[]): string | undefined {
    return keys.map((key) => this.#fields.get(key)).find((field) => field !== undefined);
  }

  /** `Twelve years later` is stated by two years of a brief. */
  #fieldOfSpan(quantities: readonly string[]): string | undefined {
    const spans = new Set(quantities.map((one) => /^months (\d+)$/.exec(one)?.[1]).filter((months) => months !== undefined));
    if (spans.size === 0) return undefined;
    const years = [...this.#years];
    const isSpan = years.some((one) => years.some((other) => other > one && spans.has(String((other - one) * 12))));
    return isSpan ? 'brief' : undefined;
  }

  #addWeekday({ month, number }: CalendarDate, day: number): void {
    const known = this.#weekdays.get(`${month} ${number}`);
    if (known !== undefined) known.add(day);
    else if (this.#weekdays.size < maxPhones) this.#weekdays.set(`${month} ${number}`, new Set([day]));
  }

  /** The field that has a share, as nearly as a text in words says it. */
  #fieldOfPercent(percent: number): string | undefined {
    const from = Math.ceil(percent - maxShareError);
    const near = Array.from({ length: 2 * maxShareError + 1 }, (_, index) => from + index).filter(
      (one) => Math.abs(one - percent) <= maxShareError,
    );
    return near.map((one) => this.#fields.get(`percent ${one}`)).find((field) => field !== undefined);
  }

  #says(phrase: string): boolean {
    return this.#texts.some((text) => text.includes(fold(phrase).trim()));
  }

  /** The field that has a number near one that a text does not take for exact: `less than fifteen euros`. */
  #fieldNear(text: string, figure: Figure, quantities: readonly string[]): string | undefined {
    const { start, values } = figure;
    const share = toleranceBehind(text.slice(Math.max(0, start - 30), start));
    if (share === undefined || values.length > 1 || !(Number(values[0]?.[0]) >= share.from)) return undefined;
    const [of, said] = amountOf(figure, quantities);
    return this.#amounts.near(of, said, share);
  }

  /** A number with a unit is that of the brief with another one only where they come to the same. */
  #fieldOfPart(
    kind: FigureKind,
    meanings: readonly string[],
    { isDate, hasUnit, inDigits }: { readonly isDate: boolean; readonly hasUnit: boolean; readonly inDigits: boolean },
  ): string | undefined {
    // A kind that is not said may be meant: 20 in a table of percentages.
    const plain = kind === 'number' ? ['number', 'money', 'percent', ...(isDate ? ['month', 'part'] : [])] : [kind, 'number'];
    const kinds = [
      ...plain,
      // A price is none of anything: £6 are not six hours.
      ...(hasUnit || kind !== 'number' ? [] : plain.map((one) => `${one} with a unit`)),
      ...(inDigits ? plain.map((one) => `${one} in a name`) : []),
    ];
    for (const meaning of meanings) {
      const key = kinds.map((one) => `${one} ${meaning}`).find((one) => this.#fields.has(one));
      if (key !== undefined) return this.#fields.get(key);
      if (!/\d/.test(meaning) && this.#says(meaning)) return 'brief';
    }
    return undefined;
  }

  #add(kind: string, value: string, field: string): void {
    this.#put(`${kind} ${value}`, field);
  }

  #put(key: string, field: string): void {
    if (key.startsWith('percent ')) this.#hasShares = true;
    if (!this.#fields.has(key)) this.#fields.set(key, field);
  }
}
