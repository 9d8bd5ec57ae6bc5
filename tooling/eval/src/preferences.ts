import { verdict } from './compare.ts';
import type { BriefResult, Pair } from './results.ts';

/** The first text of a brief in each of two files, to be told which one is better. */
export interface Match {
  readonly brief: string;
  readonly request: BriefResult['request'];
  readonly first: string;
  readonly second: string;
}

export type Preference = 'first' | 'second' | 'neither';

/** The briefs of which both files keep a text, and not the same one. */
export const matchesOf = (pairs: readonly Pair[]): readonly Match[] =>
  pairs.flatMap(({ brief, before: [before], after: [after] }) => {
    const [first, second] = [before?.text ?? null, after?.text ?? null];
    return first === null || second === null || first === second ? [] : [{ brief, request: before?.request ?? null, first, second }];
  });

/** The sum of all preferences. */
export function preferred(preferences: readonly Preference[]): string {
  if (preferences.length === 0) return 'So nothing can be said.';
  const count = (wanted: Preference): number => preferences.filter((preference) => preference === wanted).length;
  return verdict(count('second'), count('first'), { of: preferences.length, counted: 'are better in' });
}
