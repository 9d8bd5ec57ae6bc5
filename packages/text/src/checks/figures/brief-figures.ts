import { splitText } from '@handbill/contract';
import { madeOnce } from '../../characters/made-once.ts';
import { shareWords } from '../data/number-words.ts';
import { primaryLanguage, languageByWords } from '../data/by-language.ts';
import type { BriefText } from '../../shown/subject.ts';
import { clockKeys, hasLongClock, namedTimes } from './clock-times-in.ts';
import { dayKeys, monthsIn, namesWeekday } from './dates-in.ts';
import { derivedFrom, derivedKey, isRounded, type Derivation } from './derived.ts';
import type { Span } from '../../characters/spans.ts';
import type { Figure } from './figure.ts';
import { figuresIn } from './figures-in.ts';
import { readNamesOnce } from './names.ts';
import { StatedQuotes } from './quotes.ts';

const maxBeside = 100;
const maxAmounts = 200;
/** Up to it a number may be the day of a month. */
const maxDay = 31;
/** In characters: the gap between the two ends of a time. */
const maxConnector = 10;

const isNear = (one: Span, other: Span | undefined): boolean =>
  other !== undefined && Math.max(one.start - other.end, other.start - one.end) <= maxConnector;

/** The times of day and the days that plain numbers of a brief may be: `9 to 5 pm`, `Saturday 3 and 10 October`. */
function timesAndDays(piece: string, figures: readonly Figure[]): string[] {
  const clocks = figures.filter(({ meanings: [first] }) => first?.startsWith('clock ') === true);
  const isExact = hasLongClock(clocks);
  const months = [...monthsIn(piece)];
  const mayBeAnHour = clocks.length === 0 && namesWeekday(piece);
  const inOrder = figures.toSorted((one, other) => one.start - other.start);
  return inOrder.flatMap((figure, index) => {
    const written = /^\d{1,2}(?:\.[0-5]\d)?(?!\d)/.exec(piece.slice(figure.start, figure.end))?.[0];
    if (written === undefined) return [];
    const [hour = 0, minute = 0] = written.split('.').map(Number);
    const isPlain = figure.amount?.of === 'count';
    const mayBeHour = isPlain && (mayBeAnHour || isNear(figure, inOrder[index - 1]) || isNear(figure, inOrder[index + 1]));
    const hours = mayBeHour || figure.beside.includes('hour') ? clockKeys(hour, minute, { isExact }) : [];
    return isPlain && hour <= maxDay ? [...hours, ...months.flatMap((month) => dayKeys(hour, month))] : hours;
  });
}

/** In characters: how much is quoted of a brief for one of its figures, and how far around it words tell its meaning. */
const maxWords = 40;

export interface Stated extends Pick<Figure, 'amount'> {
  readonly words: string;
  readonly pointer: string;
  readonly kind: string | undefined;
  readonly hasNoun: boolean;
  readonly size: number;
  readonly around: string;
}

/** Names of figures, by the beginnings of their keys. Other units are measures. */
const kinds: Readonly<Record<string, string | undefined>> = {
  day: 'date',
  month: 'date',
  clock: 'time of day',
  phone: 'phone number',
  percent: 'percentage',
  time: 'duration',
  months: 'duration',
  mass: 'weight',
  data: 'amount of data',
  celsius: 'temperature',
  fahrenheit: 'temperature',
};

function kindOf(key: string): string | undefined {
  const [of = ''] = key.split(' ', 1);
  if (/^(?:any|plain|on|count)$/.test(of)) return undefined;
  return /^[A-Z]{3}$/.test(of) ? 'price' : (kinds[of] ?? of);
}

const kindOfFigure = ({ meanings }: Figure): string | undefined => kindOf(meanings[0] ?? '');

/** The words around a figure: they tell a price for children from one for adults. */
const around = (text: string, { start, end }: Span): string =>
  `${text.slice(Math.max(0, start - maxWords), start)} ${text.slice(end, end + maxWords)}`.toLowerCase();

/** A figure as one number, by which others of its kind are near: of `day 13-6` the day of the year, more or less. */
const sizeOf = ({ amount, meanings: [key = ''] }: Figure): number =>
  amount?.value ?? (key.match(/\d+/g) ?? []).slice(0, 2).reduceRight((sum, part) => sum * 31 + Number(part), 0);

function statedBy(figure: Figure, text: string, pointer: string): Stated {
  const { amount, beside, start, end } = figure;
  const written = text.slice(start, end).trim();
  const kind = kindOfFigure(figure);
  // A bare number is quoted with the word behind it, which may be the unit of a range.
  const isBare = (amount !== undefined || kind === 'time of day') && !/[\p{L}\p{S}%\s]/u.test(written);
  const behind = isBare ? /^\S+(?: \p{L}{1,5} \d\S*)?(?: [^\s.,;:!?()]+)?/u.exec(text.slice(start, end + maxWords).trim())?.[0] : undefined;
  const words = (behind?.replace(/[.,;:]$/, '') ?? written).slice(0, maxWords).toWellFormed();
  return { amount, words, pointer, kind, size: sizeOf(figure), hasNoun: beside.length > 0, around: around(text, figure) };
}

const read = new WeakMap<readonly BriefText[], BriefFigures>();

export class BriefFigures {
  readonly #fields = new Map<string, string>();
  readonly #beside = new Map<string, Stated[]>();
  readonly #stated: Stated[] = [];
  readonly quotes = new StatedQuotes();
  #kinds: ReadonlySet<string | undefined> | undefined;
  #derived: ReadonlyMap<string, Derivation> | undefined;

  static of(brief: readonly BriefText[], language: string): BriefFigures {
    return madeOnce(read, brief, () => {
      readNamesOnce();
      const figures = new BriefFigures();
      for (const { field, pointer, text } of brief)
        for (const piece of field === 'link' ? [] : splitText(text)) {
          figures.#read(piece, { field, pointer }, ['en', primaryLanguage(language), languageByWords(piece) ?? 'en']);
          figures.quotes.read(piece);
        }
      return figures;
    });
  }

  fieldOf({ meanings, unless }: Figure): string | undefined {
    if (unless !== undefined && this.#fields.has(unless[0]) && !this.#fields.has(unless[1])) return undefined;
    return meanings.map((key) => this.#fields.get(key)).find((field) => field !== undefined);
  }

  hasBeside = (unit: string): boolean => this.#beside.has(unit);

  /** The number that the brief gives beside the same unit or noun, where that is another one: the nearest. */
  otherBeside(figure: Figure): Stated | undefined {
    const { beside, amount } = figure;
    if (amount === undefined) return undefined;
    const [written, size] = [amount.written, sizeOf(figure)];
    for (const name of beside) {
      const numbers = this.#beside.get(name) ?? [];
      if (numbers.some((one) => one.amount?.written === written || isRounded(written, one.amount?.written ?? 0))) return undefined;
      const [nearest] = numbers.toSorted((one, other) => Math.abs(one.size - size) - Math.abs(other.size - size));
      if (nearest !== undefined) return nearest;
    }
    return undefined;
  }

  exactOf({ amount }: Figure): Stated | undefined {
    if (amount === undefined) return undefined;
    return this.#stated.find((one) => one.amount?.of === amount.of && isRounded(amount.value, one.amount.value));
  }

  /** The figure of the brief that one of a text was most likely meant to be: of its kind, with the same words around it, of about its size. */
  nearestTo(figure: Figure, text: string): Stated | undefined {
    const { amount } = figure;
    const words = [...new Set(around(text, figure).match(/\p{L}{4,}/gu))];
    const [kind, size] = [kindOfFigure(figure), sizeOf(figure)];
    const alike = kind === undefined ? [] : this.#stated.filter((one) => one.kind === kind);
    const comparable = alike.filter((one) => one.amount?.of === amount?.of);
    const shared = (one: Stated): number => words.filter((word) => one.around.includes(word)).length;
    const [nearest] = (comparable.length > 0 ? comparable : alike).toSorted(
      (one, other) => shared(other) - shared(one) || Math.abs(one.size - size) - Math.abs(other.size - size),
    );
    return nearest;
  }

  /** The kind of a figure in words, where the brief has none of it, nor a number that may be one: `Price: 49`. */
  missingKind(figure: Figure): string | undefined {
    const kind = kindOfFigure(figure);
    this.#kinds ??= new Set([...this.#fields.keys()].map(kindOf));
    return this.#kinds.has(kind) || this.#stated.some((one) => one.kind === undefined && !one.hasNoun) ? undefined : kind;
  }

  derivationOf({ amount }: Figure): Derivation | undefined {
    if (amount === undefined || amount.of === 'count') return undefined;
    this.#derived ??= derivedFrom(this.#stated.flatMap(({ amount: one, words }) => (one === undefined ? [] : [{ ...one, words }])));
    return this.#derived.get(derivedKey(amount.of, amount.value));
  }

  #read(piece: string, { field, pointer }: Pick<BriefText, 'field' | 'pointer'>, languages: readonly string[]): void {
    const figures = figuresIn(piece, languages);
    const keys = [
      ...figures.flatMap(({ states }) => states),
      ...namedTimes(piece),
      ...timesAndDays(piece, figures),
      ...shareWords.filter(([, words]) => words.test(piece)).map(([percent]) => `percent ${percent}`),
      // A number in a name is one that a text may have, too: A6, RX-78.
      ...Array.from(piece.matchAll(/\d+/g), ([digits]) => `any ${Number(digits)}`),
    ];
    for (const key of keys) if (!this.#fields.has(key)) this.#fields.set(key, field);
    for (const figure of figures) this.#keep(figure, piece, pointer);
  }

  #keep(figure: Figure, text: string, pointer: string): void {
    const stated = statedBy(figure, text, pointer);
    if (this.#stated.length < maxAmounts) this.#stated.push(stated);
    for (const name of figure.beside) {
      const numbers = madeOnce(this.#beside, name, (): Stated[] => []);
      if (numbers.length < maxBeside) numbers.push(stated);
    }
  }
}
