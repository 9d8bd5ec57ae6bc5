import type { Case } from './cases.ts';
import type { Results } from './results.ts';
import { fastify, ours } from './sides/side.ts';

const restPerSecond = 0.95;
const trpc = 0.6;

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

/** The promises of a case. */
function goalsOf({ name, door, maxCpu, like = '' }: Case, results: Results): Goal[] {
  if (door === 'trpc') {
    const reached = results.ratio('perSecond', [name, ours.name], [like, ours.name]);
    if (reached === undefined) return [];
    return [{ what: `${name}: at least ${trpc} of REST's calls/s, ${reached.toFixed(2)}`, met: within(-reached, -trpc) }];
  }
  const [cpu, perSecond] = (['cpu', 'perSecond'] as const).map((of) => results.ratio(of, [name, ours.name], [name, fastify.name]));
  if (cpu === undefined || perSecond === undefined || maxCpu === undefined) return [];
  return [
    { what: `${name}: CPU at most ${maxCpu} of Fastify's, ${cpu.toFixed(2)}`, met: within(cpu, maxCpu) },
    {
      what: `${name}: at least ${restPerSecond} of Fastify's calls/s, ${perSecond.toFixed(2)}`,
      met: within(-perSecond, -restPerSecond),
    },
  ];
}

/** The promises, and whether this run kept them. */
export const goals = (results: Results, cases: readonly Case[]): Goal[] => cases.flatMap((one) => goalsOf(one, results));
