import type { Span } from '../../characters/spans.ts';

export interface Figure extends Span {
  /** The outcome where the brief does not have it. A number in words, a duration and a small count may be anybody's. */
  readonly unstated: 'fail' | 'warn' | null;
  /** Its meanings, each as a key that is the same for the same meaning in any notation: a text needs one that its brief states. */
  readonly meanings: readonly string[];
  readonly states: readonly string[];
  /** It is another one after all where the brief states the first key and not the second: a date on another day of the week. */
  readonly unless: readonly [string, string] | undefined;
  /** The words beside it: its unit, its currency, or the stems of the nouns behind it. */
  readonly beside: readonly string[];
  /** Its value for arithmetic: `undefined` for dates, times of day and telephone numbers. */
  readonly amount: Amount | undefined;
}

export interface Amount {
  /** A dimension, a currency, `percent`, or `count` where there is no unit. */
  readonly of: string;
  readonly value: number;
  readonly written: number;
}

export const unstatedInstant = ({ start, end }: Span): Figure => ({
  start,
  end,
  unstated: 'fail',
  meanings: [],
  states: [],
  unless: undefined,
  beside: [],
  amount: undefined,
});

/** The same number for writing and for arithmetic. */
export const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
