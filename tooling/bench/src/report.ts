import { table } from '../../eval/src/table.ts';
import type { Case } from './cases.ts';
import { noise } from './goals.ts';
import type { Results } from './results.ts';
import { fastify, ours } from './sides/side.ts';

/** A ratio; in brackets where it is no difference. */
const ratio = (value: number | undefined) => {
  if (value === undefined) return '';
  return Math.abs(value - 1) > noise ? value.toFixed(2) : `(${value.toFixed(2)})`;
};

function rowsOf(results: Results, { name, door, like = '' }: Case): string[][] {
  return [ours.name, fastify.name].flatMap((side) => {
    const measured = results.of(name, side);
    if (measured === undefined) return [];
    const other = door === 'rest' ? ([name, fastify.name] as const) : ([like, ours.name] as const);
    const against = (of: 'cpu' | 'perSecond') => (side === fastify.name ? '' : ratio(results.ratio(of, [name, side], other)));
    const figures = [measured.perSecond.toFixed(0), measured.p99.toFixed(1), measured.cpu.toFixed(0)];
    return [[`${name}, ${side}`, ...figures, against('cpu'), against('perSecond')]];
  });
}

/** The table of a run. REST is held against Fastify, tRPC against our own REST. */
export function report(results: Results, cases: readonly Case[]): string {
  const rows = table(
    ['case, server', 'calls/s', 'p99 ms', 'CPU µs/call', 'CPU ratio', 'calls/s ratio'],
    cases.flatMap((asked) => rowsOf(results, asked)),
  );
  return `${rows}\n\nTwo processes of one build lie up to ${noise} apart: a ratio in brackets is no difference.`;
}
