import { table } from '../../eval/src/table.ts';
import type { Case } from './cases.ts';
import type { Noise } from './noise.ts';
import type { Results } from './results.ts';
import { fastify, ours } from './sides/side.ts';

const whole = (value: number) => value.toFixed(0);
/** A ratio; in brackets where it is no further from 1 than two runs of one build are from each other. */
const ratio = (value: number | undefined, noise: number) => {
  if (value === undefined) return '';
  return Math.abs(value - 1) > noise ? value.toFixed(2) : `(${value.toFixed(2)})`;
};

function rowsOf(results: Results, noise: Noise, { name, door, like }: Case, sides: readonly string[]): string[][] {
  return sides.flatMap((side) => {
    const measured = results.of(name, side);
    if (measured === undefined) return [];
    const other = door === 'rest' ? ([name, fastify.name] as const) : ([like ?? '', ours.name] as const);
    const against =
      side === fastify.name ? [] : [results.ratio('cpu', [name, side], other), results.ratio('perSecond', [name, side], other)];
    return [
      [
        `${name}, ${side}`,
        whole(measured.perSecond),
        measured.p99.toFixed(1),
        whole(measured.cpu),
        ratio(against[0], noise.cpu),
        ratio(against[1], noise.perSecond),
      ],
    ];
  });
}

/** The table of a run. REST is held against Fastify, tRPC against our own REST. */
export function report(results: Results, noise: Noise, cases: readonly Case[], sides: readonly string[]): string {
  const rows = table(
    ['case, server', 'calls/s', 'p99 ms', 'CPU µs/call', 'CPU ratio', 'calls/s ratio'],
    cases.flatMap((asked) => rowsOf(results, noise, asked, sides)),
  );
  const [cpu, perSecond] = [noise.cpu, noise.perSecond].map((apart) => apart.toFixed(3));
  return `${rows}\n\nTwo processes of one build lie up to ${cpu} apart in CPU and ${perSecond} in calls/s: a ratio in brackets is no difference.`;
}
