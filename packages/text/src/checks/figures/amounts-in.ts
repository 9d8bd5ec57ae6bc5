import { letters } from '../../characters/words.ts';
import { clockKeys } from './clock-times-in.ts';
import type { Span } from '../../characters/spans.ts';
import { rounded, type Amount, type Figure } from './figure.ts';
import { signBefore, unitOf, type Unit } from './names.ts';
import { factorOf, numberWordsIn, scale } from './number-words-in.ts';
import { uncountedWords } from '../data/by-language.ts';

const space = '[ \\u00A0\\u202F]';
const sign = 'US\\$|[$€£¥]|(?:EUR|USD|GBP|CHF|PLN|SEK|kr|zł)(?![A-Za-z])';
const number = `\\d{1,3}(?:[.,'’\\u00A0\\u202F ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?`;
const digits = new RegExp(
  `(?<![${letters}#＃@&]|\\p{L}-|\\d[.,:/])(${sign})?${space}?(${number})(?!\\d|[/:]\\d)(?: ?([½¼¾]))?(?:${space}?(${scale})(?![${letters}])\\.?)?`,
  'giu',
);

const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** The meanings of a written number: `1.200` is 1200 or 1.2. */
function valuesOf(written: string): number[] {
  const plain = written.replace(/[\s'’\u00A0\u202F]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return [Number(plain)];
  const [whole, rest] = [plain.slice(0, last).replace(/[.,]/g, ''), plain.slice(last + 1)];
  if (rest.length !== 3) return [Number(`${whole}.${rest}`)];
  // Nobody writes 5.000 for five.
  const isGrouped = rest === '000' || /[.,]/.test(plain.slice(0, last));
  return isGrouped ? [Number(whole + rest)] : [Number(whole + rest), Number(`${whole}.${rest}`)];
}

const stemOf = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:ów|es|en|er|ar|or|[enosxiay])$/u, '');

const behind = /^[\s\u00A0\u202F-]{0,2}(°?[\p{L}][\p{L}\p{M}²]{0,23}2?|\p{L}{0,3}[%\p{Sc}](?!\d))(?:[ \u00A0-](\p{L}{2,20}))?/u;

function besideAt(text: string, end: number) {
  const [whole = '', first = '', second = ''] = behind.exec(text.slice(end, end + 56)) ?? [];
  const both = second === '' ? undefined : unitOf(`${first} ${second}`);
  if (both !== undefined) return { unit: both, nouns: [], length: whole.length };
  const unit = unitOf(first);
  if (unit !== undefined) return { unit, nouns: [], length: whole.indexOf(first) + first.length };
  const nouns: string[] = [];
  for (const word of [first, second]) {
    if (word.length < 3 || uncountedWords.has(word.toLowerCase())) break;
    nouns.push(stemOf(word));
  }
  return { unit: undefined, nouns, length: nouns.length === 0 ? 0 : whole.indexOf(first) + first.length };
}

/** In characters: the word that joins a word of scale to its unit, `1,5 million d’euros`. */
const ofBehind = (text: string, at: number): number =>
  /^[ \u00A0](?:d[’']|(?:de|di|of)(?=[ \u00A0]))(?=[ \u00A0]?\p{L})/u.exec(text.slice(at, at + 8))?.[0].length ?? 0;

interface Written extends Span {
  readonly values: readonly number[];
  readonly inDigits: boolean;
  readonly factor: number;
  readonly sign: Unit | undefined;
}

function writtenIn(text: string, languages: readonly string[]): Written[] {
  const found = languages
    .flatMap((language) => numberWordsIn(text, language))
    .map(({ start, end, value }): Written => ({ start, end, values: [value], inDigits: false, factor: 1, sign: undefined }));
  for (const { 0: whole, 1: before, 2: plain = '', 3: part = '', 4: scaled, index } of /\d/.test(text) ? text.matchAll(digits) : []) {
    const last = index + whole.length;
    const written = before ?? signBefore(text, index + whole.length - whole.trimStart().length);
    const unit = written === undefined ? undefined : unitOf(written);
    const factor = factorOf(scaled, unit !== undefined || /^ ?[€$£]/.test(text.slice(last, last + 2)));
    const start = last - whole.trimStart().length;
    // `5 m` are metres: the word behind the number is its unit.
    const end = factor === undefined ? text.indexOf(plain, index) + plain.length : last + (factor > 1 ? ofBehind(text, last) : 0);
    const values = valuesOf(plain).map((value) => (value + (parts[part] ?? 0)) * (factor ?? 1));
    found.push({ start, end, values, inDigits: true, factor: factor ?? 1, sign: unit });
  }
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end);
}

/** Stands between two numbers of which the second alone has the unit: `10–15 €`, `160 × 230 cm`. */
const between = /^ ?(?:[-–—×x/]|to|by|and|or|bis|und|oder|mal|auf|à|et|ou|sur|a|y|o|e|en|tot|do|i|lub|till|och|eller)? ?$/iu;
/** More than any count that a text may make of its own parts. */
const largestOwnCount = 12;

const dollars: ReadonlySet<string> = new Set(['AUD', 'CAD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP']);

/** The amounts that may stand for a number beside a unit; pounds are money and weight. */
function amountsOf(values: readonly number[], unit: Unit | undefined): Amount[] {
  if (unit === undefined) return values.map((value) => ({ of: 'count', value, written: value }));
  return values.flatMap((value): Amount[] => {
    if (unit.dimension === 'cents')
      return ['EUR', 'USD', 'GBP', 'PLN', 'SEK'].map((of) => ({ of, value: rounded(value / 100), written: value }));
    const amount = { of: unit.dimension, value: rounded(value * unit.factor), written: value };
    // A dollar of a named country may stand as `$` elsewhere.
    if (dollars.has(unit.name)) return [amount, { ...amount, of: 'USD' }];
    return unit.name === 'GBP' ? [amount, { of: 'mass', value: rounded(value * 453.592), written: value }] : [amount];
  });
}

function figureFrom(text: string, { start, end, values, inDigits }: Written, unit: Unit | undefined, nouns: readonly string[]): Figure {
  const amounts = amountsOf(values, unit);
  const plain = values.map((value) => rounded(value));
  const isTime = unit?.dimension === 'time' || unit?.dimension === 'months';
  const any = plain.map((value) => `any ${value}`);
  // `17.30` may be a time.
  const [hour, minute = ''] = /^\d{1,2}\.[0-5]\d$/.test(text.slice(start, end)) ? text.slice(start, end).split('.') : [];
  const measured = amounts.map(({ of, value }) => `${of} ${value}`);
  return {
    start,
    end,
    unstated: !inDigits || isTime ? null : unit !== undefined ? 'fail' : (plain[0] ?? 0) > largestOwnCount ? 'warn' : null,
    meanings:
      unit === undefined
        ? [...any, ...(hour === undefined ? [] : clockKeys(Number(hour), Number(minute)))]
        : [...measured, ...plain.map((value) => `plain ${value}`)],
    states: [...measured, ...any, ...(unit === undefined ? plain.map((value) => `plain ${value}`) : [])],
    unless: undefined,
    beside: unit === undefined ? nouns : [unit.name],
    amount: amounts[0],
  };
}

/** The scale and unit that a number shares with the one before it: `2 to 3 million euros`. */
interface Shared extends Pick<Written, 'start' | 'factor'> {
  readonly unit: Unit | undefined;
  readonly nouns: readonly string[];
}

function withUnit(text: string, one: Written, next: Shared | undefined): { readonly figure: Figure; readonly shared: Shared } {
  const { unit, nouns, length } = besideAt(text, one.end);
  const shared = next !== undefined && between.test(text.slice(one.end, next.start)) ? next : undefined;
  const beside = unit === undefined && nouns.length === 0 ? shared : { unit, nouns };
  const [own, counted] = [one.sign ?? beside?.unit, beside?.nouns ?? []];
  const figure = figureFrom(text, { ...one, values: valuesWith(shared, one) }, own, counted);
  // `3D`, `1950s`, `2nd`, `ISO 9001`: a name or an ordinal.
  const isName =
    (length === 0 && one.inDigits && /^\p{L}/u.test(text.charAt(one.end))) ||
    (own === undefined && /(?<!\p{L})(?:\p{Lu}{2,6}[ -]|\p{Lu}\.)$/u.test(text.slice(Math.max(0, one.start - 8), one.start)));
  const end = one.sign === undefined ? one.end + length : one.end;
  return {
    figure: { ...figure, end, unstated: isName ? null : figure.unstated },
    shared: { start: one.start, factor: one.factor, unit: own, nouns: counted },
  };
}

/** `2 to 3 million`: the first may be as many. */
const valuesWith = (shared: Shared | undefined, { values, factor }: Written): readonly number[] =>
  shared === undefined || shared.factor === 1 || factor !== 1 ? values : values.flatMap((value) => [value, value * shared.factor]);

/** Every number of a short text, in order; those of dates and times, too. `languages`: those of which the number words are read. */
export function amountsIn(text: string, languages: readonly string[]): Figure[] {
  const found: Figure[] = [];
  let next: Shared | undefined;
  for (const one of writtenIn(text, languages).toReversed()) {
    const { figure, shared } = withUnit(text, one, next);
    found.push(figure);
    next = shared;
  }
  return found.toReversed();
}
