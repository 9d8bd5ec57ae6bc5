/** Numbers that look random and depend on the seed alone. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** The same items in another order. */
  shuffled<T>(items: readonly T[]): T[];
}

/** mulberry32: small, fast, and the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const shuffled = <T>(items: readonly T[]): T[] => {
    const keyed = items.map((item) => ({ item, key: below(2 ** 30) }));
    return keyed.toSorted((left, right) => left.key - right.key).map(({ item }) => item);
  };
  return { below, shuffled };
}
