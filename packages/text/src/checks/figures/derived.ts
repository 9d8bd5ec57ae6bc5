import type { Amount } from './figure.ts';

export interface StatedAmount extends Amount {
  readonly words: string;
}

export type Derivation = readonly [StatedAmount, StatedAmount];

/** Of more numbers nobody can tell which two were meant. */
const maxAmounts = 40;
/** How often a text may give a price as its example, whatever the brief counts. */
const largestExample = 12;

const isMoney = (of: string): boolean => /^[A-Z]{3}$/.test(of);
export const derivedKey = (of: string, value: number): string => `${of} ${Math.round(value * 100) / 100}`;

/** The results of one step with two numbers: a sum, a difference, so many of it, a part of it, a share. */
function* made({ of, value }: Amount, other: Amount): Generator<readonly [of: string, value: number]> {
  if (other.of === of) {
    yield [of, value + other.value];
    yield [of, Math.abs(value - other.value)];
    const share = Math.min(value, other.value) / Math.max(value, other.value);
    for (const percent of [share * 100, (1 - share) * 100]) yield ['percent', Math.round(percent)];
  } else if (other.of === 'percent' && of !== 'count') {
    for (const part of [other.value / 100, 1 - other.value / 100, 1 + other.value / 100]) {
      yield [of, value * part];
      yield [of, Math.round(value * part)];
    }
  } else if (other.of === 'count' || (isMoney(of) && !isMoney(other.of))) {
    yield [of, value * other.written];
    yield [of, value / other.written];
  }
}

const counted = (written: number): StatedAmount => ({ of: 'count', value: written, written, words: String(written) });

const examplesOf = ({ value }: Amount): readonly (readonly [value: number, StatedAmount])[] =>
  Array.from({ length: largestExample - 1 }, (_, index) => index + 2)
    .map((times) => [value * times, counted(times)] as const)
    .concat([2, 12].map((parts) => [value / parts, counted(parts)]));

/** Everything that one step of arithmetic makes from two numbers of a brief, or from a price of it and a small count, by its meaning. */
export function derivedFrom(amounts: readonly StatedAmount[]): ReadonlyMap<string, Derivation> {
  const derived = new Map<string, Derivation>();
  const add = (of: string, value: number, from: Derivation): void => {
    const key = derivedKey(of, value);
    if (!derived.has(key)) derived.set(key, from);
  };
  const first = amounts.slice(0, maxAmounts);
  for (const one of first)
    for (const other of first) if (one !== other) for (const [of, value] of made(one, other)) add(of, value, [one, other]);
  for (const one of first.filter(({ of }) => isMoney(of))) for (const [value, count] of examplesOf(one)) add(one.of, value, [one, count]);
  return derived;
}

const digitsOf = (value: number): number => String(value).replace(/^0\.0*|\.|0+$/g, '').length;
const largestError = 0.05;

/** Whether a number is another one with fewer digits: 500 for 520. */
export const isRounded = (value: number, exact: number): boolean =>
  Math.abs(value - exact) <= largestError * exact && digitsOf(value) < digitsOf(exact);
