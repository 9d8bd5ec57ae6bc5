import { binomialDistribution, mean, quantile, sampleWithReplacement } from 'simple-statistics';
import type { BriefResult } from './results.ts';

/** How probable it is that a coin falls so unevenly: the exact sign test, two-sided. 1 where nothing differs. */
export function signTest(wins: number, losses: number): number {
  const trials = wins + losses;
  if (trials === 0) return 1;
  const chances = binomialDistribution(trials, 0.5) ?? [];
  const tail = chances.slice(0, Math.min(wins, losses) + 1).reduce((sum, chance) => sum + chance, 0);
  return Math.min(1, 2 * tail);
}

const rounds = 2_000;

/** Random enough, and the same at each run. */
function steadyRandom(): () => number {
  let state = 0x2f6e2b1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Bounded {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of values, one for each brief, and between which bounds it lies in 95 of 100 such sets of briefs: the bootstrap. */
export function meanWithBounds(values: readonly number[]): Bounded {
  const random = steadyRandom();
  const all = [...values];
  const means = Array.from({ length: rounds }, () => mean(sampleWithReplacement(all, all.length, random)));
  return { mean: mean(all), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/** Of the texts of a brief: those of one that was written several times are alike, so the brief counts once. */
export const shareOf = (results: readonly BriefResult[], holds: (result: BriefResult) => boolean): number =>
  results.filter(holds).length / results.length;

/** Of all texts, by brief. There has to be one. */
export const shareWithBounds = (results: readonly BriefResult[], holds: (result: BriefResult) => boolean): Bounded =>
  meanWithBounds([...Map.groupBy(results, ({ brief }) => brief).values()].map((some) => shareOf(some, holds)));
