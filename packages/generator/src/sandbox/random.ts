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

/** A seed that is the same for the same value: every free choice depends on it. */
export const seedOf = (value: unknown): number => hashOf(canonical(value));

/** A whole number that depends on the text alone: FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** JSON with sorted keys, so that the order of a request's fields does not matter. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
