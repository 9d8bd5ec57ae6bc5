import type { Case } from './cases/case.ts';
import type { Results } from './results.ts';
import { fastify, ours } from './sides/side.ts';
import { table } from './table.ts';

const whole = (value: number) => value.toFixed(0);
const ratio = (value: number | undefined) => value?.toFixed(2) ?? '';

function rowsOf(results: Results, { name, door, like }: Case, sides: readonly string[]): string[][] {
  return sides.flatMap((side) => {
    const measured = results.of(name, side);
    if (measured === undefined) return [];
    const other = door === 'rest' ? ([name, fastify.name] as const) : ([like ?? '', ours.name] as const);
    const against =
      side === fastify.name ? [] : [results.ratio('cpu', [name, side], other), results.ratio('perSecond', [name, side], other)];
    return [
      [`${name}, ${side}`, whole(measured.perSecond), measured.p99.toFixed(1), whole(measured.cpu), ratio(against[0]), ratio(against[1])],
    ];
  });
}

/** The table of a run. REST is held against Fastify, tRPC against our own REST. */
export function report(results: Results, cases: readonly Case[], sides: readonly string[]): string {
  return table([
    ['case, server', 'calls/s', 'p99 ms', 'CPU µs/call', 'CPU ratio', 'calls/s ratio'],
    ...cases.flatMap((asked) => rowsOf(results, asked, sides)),
  ]);
}
