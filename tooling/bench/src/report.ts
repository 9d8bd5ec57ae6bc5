import { table } from '../../eval/src/table.ts';
import type { Case } from './cases.ts';
import { noise } from './goals.ts';
import type { Results } from './results.ts';
import { fastify, ours } from './sides/side.ts';

/** A ratio; in brackets where it is no difference. */
const shown = (ratio: number) => (Math.abs(ratio - 1) > noise ? ratio.toFixed(2) : `(${ratio.toFixed(2)})`);

/** The table of a run, in which our REST is held against Fastify. */
export function report(results: Results, cases: readonly Case[]): string {
  const rowOf = (name: string, side: string) => {
    const { perSecond, p99, cpu } = results.of(name, side);
    return [`${name}, ${side}`, perSecond.toFixed(0), p99.toFixed(1), cpu.toFixed(0)];
  };
  const rows = table(
    ['case, server', 'calls/s', 'p99 ms', 'CPU µs/call', 'CPU ratio', 'calls/s ratio'],
    cases.flatMap(({ name }) => [
      [...rowOf(name, ours.name), shown(results.ratio('cpu', name)), shown(results.ratio('perSecond', name))],
      [...rowOf(name, fastify.name), '', ''],
    ]),
  );
  return `${rows}\n\nTwo processes of one build lie up to ${noise} apart: a ratio in brackets is no difference.`;
}
