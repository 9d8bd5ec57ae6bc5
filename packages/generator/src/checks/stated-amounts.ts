import type { Amount } from './reckoned.ts';

interface StatedAmount {
  readonly amount: number;
  readonly field: string;
}

/** More numbers than a brief has. */
const maxAmounts = 2_000;
/** Of how many numbers of a kind a share is looked for. */
const maxShared = 40;
const shareError = 0.02;
/** How many numbers of a brief are reckoned with. */
const maxFirst = 24;

/** What a text says of a number that is not quite the brief’s, and how far that may be away, as shares of it. */
const approximations: readonly (readonly [RegExp, below: number, above: number])[] = [
  [
    /(?:less than|fewer than|under|below|nearly|almost|weniger als|unter|knapp|fast|moins de|presque|près de|menos de|casi) ?[$€£]?$/iu,
    0.1,
    0,
  ],
  [/(?:more than|over|above|mehr als|über|gut|plus de|más de) (?:an? |eine? |une? )?[$€£]?$/iu, 0, 0.1],
  [/(?:about|around|roughly|approximately|some|etwa|rund|ungefähr|circa|ca\.|environ|unos|unas|alrededor de) ?[$€£]?$/iu, 0.05, 0.05],
];

/** How far the brief’s number may be from one behind these words, as shares of it, and from which number on that is asked. */
export function toleranceBehind(words: string): { readonly below: number; readonly above: number; readonly from: number } | undefined {
  const [, below, above] = approximations.find(([pattern]) => pattern.test(words)) ?? [];
  return below === undefined || above === undefined ? undefined : { below, above, from: below === above ? 2 : 10 };
}

const isRound = (amount: number): boolean => amount >= 100 && /^[15]0+$/.test(String(amount));

/** The numbers of a brief, by the dimension of their unit, or by their kind where they have none. */
export class StatedAmounts {
  readonly #amounts = new Map<string, StatedAmount[]>();
  /** What was looked for already: a text may say the same fraction thousands of times. */
  readonly #shares = new Map<number, string | undefined>();
  /** The first ones, in the order of the brief. */
  readonly #first: Amount[] = [];
  #count = 0;
  #isSorted = false;

  add([of, amount, written]: Amount, field: string): void {
    if (this.#count >= maxAmounts) return;
    this.#count += 1;
    if (this.#first.length < maxFirst) this.#first.push([of, amount, written]);
    const list = this.#amounts.get(of);
    if (list === undefined) this.#amounts.set(of, [{ amount, field }]);
    else list.push({ amount, field });
  }

  get first(): readonly Amount[] {
    return this.#first;
  }

  /** The field with a number that is near another one, by shares of it. */
  near(of: string, said: number, { below, above }: { readonly below: number; readonly above: number }): string | undefined {
    if (!this.#isSorted) for (const list of this.#amounts.values()) list.sort((one, other) => one.amount - other.amount);
    this.#isSorted = true;
    const amounts = this.#amounts.get(of) ?? [];
    let from = 0;
    for (let to = amounts.length; from < to;) {
      const middle = (from + to) >> 1;
      if ((amounts[middle]?.amount ?? 0) < said * (1 - below)) from = middle + 1;
      else to = middle;
    }
    const nearest = amounts[from];
    // `over a hundred` may be 137: a round number is a bound rather than a count.
    const most = above === 0.1 && isRound(said) ? 0.5 : above;
    return nearest !== undefined && nearest.amount <= said * (1 + most) ? nearest.field : undefined;
  }

  /** The field with two numbers of one kind of which one is that share of the other, or less or more than it by that much. */
  withShare(share: number): string | undefined {
    if (!this.#shares.has(share)) this.#shares.set(share, this.#fieldOfShare(share));
    return this.#shares.get(share);
  }

  #fieldOfShare(share: number): string | undefined {
    for (const all of this.#amounts.values()) {
      const amounts = all.slice(0, maxShared);
      const has = (of: number): boolean =>
        amounts.some(({ amount }) => [amount / of, 1 - amount / of, amount / of - 1].some((ratio) => Math.abs(ratio - share) < shareError));
      const found = amounts.find(({ amount }) => amount > 0 && has(amount));
      if (found !== undefined) return found.field;
    }
    return undefined;
  }
}
