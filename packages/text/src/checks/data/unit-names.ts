import names from './unit-names.json' with { type: 'json' };

/** By dimension, how many of its smallest each unit is; units that `Intl` names. */
export const intlUnits: Readonly<Record<string, Readonly<Record<string, number>>>> = names.intl;

/** Names that `Intl` has not: short forms, units that it does not know, currencies as people call them. */
export const otherUnits: readonly {
  readonly dimension: string;
  readonly name: string;
  readonly factor: number;
  readonly words: string;
}[] = names.others;
