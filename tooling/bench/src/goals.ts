import type { Case } from './cases/case.ts';
import type { Results } from './results.ts';
import { fastify, ours } from './sides/side.ts';

const rest = { cpu: 1.05, perSecond: 0.95 };
const trpc = 0.6;
export const maxIdleMegabytes = 150;

/** Something that is promised, and whether this run kept it. */
export interface Goal {
  readonly what: string;
  readonly met: boolean;
}

/** What is promised, and whether this run kept it. */
export function goals(results: Results, cases: readonly Case[]): Goal[] {
  return cases.flatMap(({ name, door, like = '' }) => {
    if (door === 'content') return [];
    if (door === 'trpc') {
      const reached = results.ratio('perSecond', [name, ours.name], [like, ours.name]);
      return reached === undefined
        ? []
        : [{ what: `${name}: at least ${trpc} of REST's calls/s, ${reached.toFixed(2)}`, met: reached >= trpc }];
    }
    const cpu = results.ratio('cpu', [name, ours.name], [name, fastify.name]);
    const perSecond = results.ratio('perSecond', [name, ours.name], [name, fastify.name]);
    if (cpu === undefined || perSecond === undefined) return [];
    return [
      { what: `${name}: CPU at most ${rest.cpu} of Fastify's, ${cpu.toFixed(2)}`, met: cpu <= rest.cpu },
      { what: `${name}: at least ${rest.perSecond} of Fastify's calls/s, ${perSecond.toFixed(2)}`, met: perSecond >= rest.perSecond },
    ];
  });
}
