import { hash } from 'node:crypto';

/** The same items in another order. */
export type Shuffle = <T>(items: readonly T[]) => T[];

/** A shuffle that gives the same order for the same seed, on every machine and whatever was shuffled before. */
export function shuffleBy(seed: unknown): Shuffle {
  const prefix = hash('sha256', JSON.stringify(seed));
  return (items) => {
    const keyed = items.map((item) => ({ item, key: hash('sha256', prefix + JSON.stringify(item)) }));
    return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
  };
}
