import type { Case } from './cases.ts';
import type { Noise } from './noise.ts';
import type { Results } from './results.ts';
import { fastify, ours } from './sides/side.ts';

const restPerSecond = 0.95;
const trpc = 0.6;
export const maxIdleMegabytes = 150;

/** Something that is promised, and whether this run kept it. */
export interface Goal {
  readonly what: string;
  /** `undefined`: it is nearer to its mark than two runs of one build are to each other, so this run can not tell. */
  readonly met: boolean | undefined;
}

/** Whether a figure keeps within `most`, as far as the noise lets anyone say. */
const within = (figure: number, most: number, noise: number): boolean | undefined =>
  Math.abs(figure - most) < noise ? undefined : figure <= most;

/** The promises, and whether this run kept them. */
export function goals(results: Results, cases: readonly Case[], noise: Noise): Goal[] {
  return cases.flatMap(({ name, door, maxCpu, like = '' }) => {
    if (door === 'trpc') {
      const reached = results.ratio('perSecond', [name, ours.name], [like, ours.name]);
      return reached === undefined
        ? []
        : [{ what: `${name}: at least ${trpc} of REST's calls/s, ${reached.toFixed(2)}`, met: within(-reached, -trpc, noise.perSecond) }];
    }
    const cpu = results.ratio('cpu', [name, ours.name], [name, fastify.name]);
    const perSecond = results.ratio('perSecond', [name, ours.name], [name, fastify.name]);
    if (cpu === undefined || perSecond === undefined || maxCpu === undefined) return [];
    return [
      { what: `${name}: CPU at most ${maxCpu} of Fastify's, ${cpu.toFixed(2)}`, met: within(cpu, maxCpu, noise.cpu) },
      {
        what: `${name}: at least ${restPerSecond} of Fastify's calls/s, ${perSecond.toFixed(2)}`,
        met: within(-perSecond, -restPerSecond, noise.perSecond),
      },
    ];
  });
}
