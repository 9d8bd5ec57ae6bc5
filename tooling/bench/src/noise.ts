import type { Case } from './cases.ts';
import type { Results } from './results.ts';
import { fastify, ours, oursAgain } from './sides/side.ts';

/** How far the ratios of two processes of one build lie apart, at most over all REST cases. No smaller difference is one. */
export interface Noise {
  readonly cpu: number;
  readonly perSecond: number;
}

export function noiseOf(results: Results, cases: readonly Case[]): Noise {
  const apart = (measure: keyof Noise) =>
    Math.max(
      0,
      ...cases.flatMap(({ name }) => {
        const [one, other] = [ours, oursAgain].map((side) => results.ratio(measure, [name, side.name], [name, fastify.name]));
        return one === undefined || other === undefined ? [] : [Math.abs(one - other)];
      }),
    );
  return { cpu: apart('cpu'), perSecond: apart('perSecond') };
}
