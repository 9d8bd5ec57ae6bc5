import { splitText } from '@handbill/contract';
import { shareWords } from '../data/number-words.ts';
import { primaryLanguage, languageByWords } from '../data/by-language.ts';
import type { BriefText } from '../../shown/subject.ts';
import { clockKeys, hasLongClock, namedTimes } from './clock-times-in.ts';
import { dayKeys, monthsIn, namesWeekday } from './dates-in.ts';
import { derivedFrom, derivedKey, isRounded, type Derivation, type StatedAmount } from './derived.ts';
import type { Figure, Span } from './figure.ts';
import { figuresIn } from './figures-in.ts';
import { readNamesOnce } from './names.ts';
import { StatedQuotes } from './quotes.ts';

/** More numbers than a brief has beside one noun, and than are compared or reckoned with. */
const maxBeside = 100;
const maxAmounts = 200;
/** In characters: what is quoted of a brief for one of its numbers. */
const maxWords = 40;
/** Up to it a number may be the day of a month. */
const maxDay = 31;
/** In characters: what stands between the two ends of a time. */
const longestConnector = 10;

const isNear = (one: Span, other: Span | undefined): boolean =>
  other !== undefined && Math.max(one.start - other.end, other.start - one.end) <= longestConnector;

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

const read = new WeakMap<readonly BriefText[], BriefFigures>();

/** The figures and the quotes that a brief gives. */
export class BriefFigures {
  /** The fields that state keys. */
  readonly #fields = new Map<string, string>();
  /** The numbers beside units and nouns. */
  readonly #beside = new Map<string, StatedAmount[]>();
  readonly #amounts: StatedAmount[] = [];
  readonly quotes = new StatedQuotes();
  #derived: ReadonlyMap<string, Derivation> | undefined;

  /** What a brief states, read once. */
  static of(brief: readonly BriefText[], language: string): BriefFigures {
    const known = read.get(brief);
    if (known !== undefined) return known;
    readNamesOnce();
    const figures = new BriefFigures();
    for (const { field, text } of brief) {
      if (field === 'link') continue;
      for (const piece of splitText(text)) {
        figures.#read(piece, field, ['en', primaryLanguage(language), languageByWords(piece) ?? 'en']);
        figures.quotes.read(piece);
      }
    }
    read.set(brief, figures);
    return figures;
  }

  /** The field that states a figure, in any notation. */
  fieldOf({ meanings, unless }: Figure): string | undefined {
    if (unless !== undefined && this.#fields.has(unless[0]) && !this.#fields.has(unless[1])) return undefined;
    return meanings.map((key) => this.#fields.get(key)).find((field) => field !== undefined);
  }

  /** What the brief gives beside the same unit or noun, where that is another number: the words of the nearest. */
  otherBeside({ beside, amount }: Figure): string | undefined {
    if (amount === undefined) return undefined;
    const { written } = amount;
    for (const name of beside) {
      const numbers = this.#beside.get(name) ?? [];
      if (numbers.some((one) => one.written === written || isRounded(written, one.written))) return undefined;
      const [nearest] = numbers.toSorted((one, other) => Math.abs(one.written - written) - Math.abs(other.written - written));
      if (nearest !== undefined) return nearest.words;
    }
    return undefined;
  }

  /** The words of the number of the brief that a figure rounds. */
  exactOf({ amount }: Figure): string | undefined {
    return amount === undefined
      ? undefined
      : this.#amounts.find(({ of, value }) => of === amount.of && isRounded(amount.value, value))?.words;
  }

  /** The two numbers that make a figure in one step of arithmetic. */
  derivationOf({ amount }: Figure): Derivation | undefined {
    if (amount === undefined || amount.of === 'count') return undefined;
    this.#derived ??= derivedFrom(this.#amounts);
    return this.#derived.get(derivedKey(amount.of, amount.value));
  }

  #read(piece: string, field: string, languages: readonly string[]): void {
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
    for (const figure of figures) this.#keep(figure, piece.slice(figure.start, figure.end + maxWords));
  }

  #keep({ amount, beside }: Figure, text: string): void {
    if (amount === undefined) return;
    const words = /^\S+(?: [^\s.,;:!?()]+)?/u.exec(text.trim())?.[0].replace(/[.,;:]$/, '') ?? '';
    const stated = { ...amount, words };
    if (this.#amounts.length < maxAmounts) this.#amounts.push(stated);
    for (const name of beside) {
      const numbers = this.#beside.get(name) ?? [];
      if (numbers.length < maxBeside) numbers.push(stated);
      this.#beside.set(name, numbers);
    }
  }
}
