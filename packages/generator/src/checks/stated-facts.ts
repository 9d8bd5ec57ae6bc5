import { fold, splitText, type Steps } from '@handbill/contract';
import { calendarDatesIn, isoDatesIn, monthsIn, type CalendarDate } from './calendar-dates.ts';
import { clockTimesIn, namedTimesIn, type ClockTime } from './clock-times.ts';
import { figuresIn, ratiosIn, type Figure, type FigureKind } from './figures-in.ts';
import { lettersOf } from './letters-of.ts';
import { isSameNumber, phoneNumbersIn } from './phone-numbers.ts';
import { quantitiesInWords, quantitiesOf, sharesInWords } from './quantities.ts';
import type { BriefText } from './subject.ts';
import { withoutAddresses } from './without-addresses.ts';

/** More years than a brief compares. */
const maxYears = 60;
const maxPhones = 100;

/** What a brief states: figures by kind and value, times, dates and quotes, with the field that has each. */
export class StatedFacts {
  readonly #fields = new Map<string, string>();
  readonly #texts: string[] = [];
  /** The same, as quotes are compared. */
  readonly #words: string[] = [];
  readonly #phones: { readonly digits: string; readonly field: string }[] = [];
  readonly #years = new Set<number>();

  /** Reads a brief, in steps. */
  *read(brief: readonly BriefText[]): Steps<this> {
    for (const { field, text } of brief) {
      if (field === 'link') continue;
      for (const piece of splitText(text)) {
        this.#readPiece(piece, field);
        this.#texts.push(fold(piece));
        this.#words.push(lettersOf(piece), lettersOf(yield* withoutAddresses(piece)));
        yield;
      }
    }
    return this;
  }

  /** The field that has a figure: of the same kind, or without any, or as much in another unit. */
  fieldOf(text: string, figure: Figure): string | undefined {
    const { kind, values } = figure;
    const fields = values.map((meanings) => this.#fieldOfPart(kind, meanings, values.length > 1));
    if (!fields.includes(undefined)) return fields[0];
    const quantities = quantitiesOf(text, figure);
    return quantities.map((one) => this.#fields.get(one)).find((field) => field !== undefined) ?? this.#fieldOfSpan(quantities);
  }

  /** The field that has a year of a decade: `the 1950s` are stated by 1957. */
  fieldOfDecade(decade: number): string | undefined {
    const year = [...this.#years].find((one) => one >= decade && one < decade + 10);
    return year === undefined ? undefined : this.#fields.get(`number ${year}`);
  }

  /** The field that has a time of day. */
  fieldOfTime({ minutes }: ClockTime): string | undefined {
    return minutes.map((one) => this.#fields.get(`clock ${one}`)).find((field) => field !== undefined);
  }

  /** The field that has a date: its day or year, and its month. */
  fieldOfDate({ month, number }: CalendarDate): string | undefined {
    return this.#fields.has(`day ${number}`) ? this.#fields.get(`month ${month}`) : undefined;
  }

  /** The field that has a telephone number, however its digits are grouped. */
  fieldOfPhone(digits: string): string | undefined {
    return this.#phones.find((phone) => isSameNumber(phone.digits, digits))?.field;
  }

  /** Whether a quote is in the brief, word for word. */
  quotes(said: string): boolean {
    const words = lettersOf(said);
    return this.#words.some((text) => text.includes(words));
  }

  #readPiece(piece: string, field: string): void {
    const hasDigits = /\d/.test(piece);
    const clock = hasDigits ? clockTimesIn(piece) : [];
    for (const figure of figuresIn(piece, { all: true })) {
      const { kind, values, start, end } = figure;
      // 15:00 states neither fifteen of anything nor the fifteenth of a month.
      if (piece.slice(start, end).includes(':') && clock.some((time) => time.start < end && start < time.end)) continue;
      for (const value of values.flat()) {
        this.#add(kind, value, field);
        if (kind === 'number') this.#put(`day ${value}`, field);
        if (/^(?:1[0-9]|20|21)\d\d$/.test(value) && this.#years.size < maxYears) this.#years.add(Number(value));
      }
      // Any part of a date in digits may be its month.
      if (values.length > 1) for (const value of values.flat()) if (Number(value) <= 12) this.#add('month', value, field);
      for (const quantity of quantitiesOf(piece, figure)) this.#put(quantity, field);
    }
    for (const quantity of quantitiesInWords(piece)) this.#put(quantity, field);
    for (const share of [...sharesInWords(piece), ...ratiosIn(piece)]) this.#add('percent', String(share), field);
    for (const { minutes } of clock) for (const minute of minutes) this.#put(`clock ${minute}`, field);
    for (const minute of namedTimesIn(piece)) this.#put(`clock ${minute}`, field);
    for (const month of monthsIn(piece)) this.#add('month', String(month), field);
    for (const { number, month } of hasDigits ? [...calendarDatesIn(piece), ...isoDatesIn(piece)] : []) {
      this.#put(`day ${number}`, field);
      this.#add('month', String(month), field);
    }
    for (const { digits } of hasDigits ? phoneNumbersIn(piece) : [])
      if (this.#phones.length < maxPhones) this.#phones.push({ digits, field });
  }

  /** `Twelve years later` is stated by two years of a brief. */
  #fieldOfSpan(quantities: readonly string[]): string | undefined {
    const spans = new Set(quantities.map((one) => /^months (\d+)$/.exec(one)?.[1]).filter((months) => months !== undefined));
    if (spans.size === 0) return undefined;
    const years = [...this.#years];
    const isSpan = years.some((one) => years.some((other) => other > one && spans.has(String((other - one) * 12))));
    return isSpan ? 'brief' : undefined;
  }

  #says(phrase: string): boolean {
    return this.#texts.some((text) => text.includes(fold(phrase).trim()));
  }

  #fieldOfPart(kind: FigureKind, meanings: readonly string[], isDate: boolean): string | undefined {
    // A kind that is not said may be meant: 20 in a table of percentages.
    const kinds = kind === 'number' ? ['number', 'money', 'percent', ...(isDate ? ['month'] : [])] : [kind, 'number'];
    for (const meaning of meanings) {
      const key = kinds.map((one) => `${one} ${meaning}`).find((one) => this.#fields.has(one));
      if (key !== undefined) return this.#fields.get(key);
      if (!/\d/.test(meaning) && this.#says(meaning)) return 'brief';
    }
    return undefined;
  }

  #add(kind: FigureKind | 'month', value: string, field: string): void {
    this.#put(`${kind} ${value}`, field);
  }

  #put(key: string, field: string): void {
    if (!this.#fields.has(key)) this.#fields.set(key, field);
  }
}
