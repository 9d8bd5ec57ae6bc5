import type { Key } from './key.ts';
import { keyLimits } from '../fields/key-limits.ts';

/** The limits of a key; `null` is no limit. */
export type KeyLimits = Readonly<Pick<Key, keyof typeof keyLimits>>;
export type LimitName = keyof KeyLimits;

export const limitNames = Object.keys(keyLimits) as LimitName[];

type Rules = {
  readonly [Name in LimitName]: {
    readonly isWithin: (wanted: NonNullable<KeyLimits[Name]>, other: NonNullable<KeyLimits[Name]>) => boolean;
    /** A limit within both, where neither is within the other; left out: the other one. */
    readonly both?: (one: NonNullable<KeyLimits[Name]>, other: NonNullable<KeyLimits[Name]>) => NonNullable<KeyLimits[Name]>;
  };
};

const atMost = { isWithin: (wanted: number, other: number): boolean => wanted <= other };

const rules: Rules = {
  expires_at: { isWithin: (wanted, other) => wanted <= other },
  models: {
    isWithin: (wanted, other) => wanted.every((name) => other.includes(name)),
    both: (one, other) => one.filter((name) => other.includes(name)),
  },
  actor: { isWithin: (wanted, other) => wanted === other },
  monthly_token_cap: atMost,
  monthly_cost_cap: atMost,
};

const ruleOf = (name: LimitName) => rules[name] as Rules['models'];

/** Whether a limit allows no more than another one. */
export const isWithinLimit = (name: LimitName, wanted: unknown, other: unknown): boolean =>
  other === null || (wanted !== null && ruleOf(name).isWithin(wanted as string[], other as string[]));

function narrower(name: LimitName, own: unknown, other: unknown): unknown {
  if (isWithinLimit(name, own, other)) return own;
  const { both } = ruleOf(name);
  return both === undefined || own === null ? other : both(own as string[], other as string[]);
}

/** The narrowest of each limit of several keys; of actors the last one. */
export const narrowestOf = (limits: KeyLimits, ...others: readonly KeyLimits[]): KeyLimits =>
  others.reduce(
    (narrowed, other) => Object.fromEntries(limitNames.map((name) => [name, narrower(name, narrowed[name], other[name])])) as KeyLimits,
    limits,
  );
