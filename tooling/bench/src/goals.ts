import type { Case } from './cases.ts';
import type { Results } from './results.ts';

const minPerSecond = 0.95;

/** Ratios of two runs of one build lie so far apart: no smaller difference is one. */
export const noise = 0.08;

/** Something that is promised, and whether this run kept it. */
export interface Goal {
  readonly what: string;
  /** `undefined`: it is too near to its mark to tell. */
  readonly met: boolean | undefined;
}

export function printGoals(goals: readonly Goal[]): void {
  for (const { what, met } of goals) console.log(`${met === undefined ? 'UNSURE' : met ? 'kept  ' : 'MISSED'}  ${what}`);
}

const within = (figure: number, most: number): boolean | undefined => (Math.abs(figure - most) < noise ? undefined : figure <= most);

/** The promises of cases, and whether this run kept them. */
export const goals = (results: Results, cases: readonly Case[]): Goal[] =>
  cases.flatMap(({ name, maxCpu }) => {
    if (maxCpu === undefined) return [];
    const [cpu, perSecond] = [results.ratio('cpu', name), results.ratio('perSecond', name)];
    return [
      { what: `${name}: CPU at most ${maxCpu} of Fastify's, ${cpu.toFixed(2)}`, met: within(cpu, maxCpu) },
      {
        what: `${name}: at least ${minPerSecond} of Fastify's calls/s, ${perSecond.toFixed(2)}`,
        met: within(-perSecond, -minPerSecond),
      },
    ];
  });
