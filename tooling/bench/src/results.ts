import { median } from 'simple-statistics';
import { table } from '../../eval/src/table.ts';
import type { Case } from './cases.ts';
import { noise } from './goals.ts';
import type { Measured } from './measure.ts';
import { fastify, ours } from './sides/side.ts';

/** The measurements, by case and side. */
export class Results {
  readonly #all = new Map<string, Measured[]>();

  add(asked: string, side: string, measured: Measured): void {
    this.#all.set(`${asked}, ${side}`, [...this.#of(asked, side), measured]);
  }

  /** The medians over all rounds. */
  of(asked: string, side: string): Measured {
    const middle = (name: keyof Measured) => median(this.#of(asked, side).map((measured) => measured[name]));
    return { perSecond: middle('perSecond'), p99: middle('p99'), cpu: middle('cpu') };
  }

  /** Ours to Fastify's: the median of the ratios within each round, since a disturbance of both sides at the same time weighs the same on both. */
  ratio(name: 'perSecond' | 'cpu', asked: string): number {
    const theirs = this.#of(asked, fastify.name);
    return median(this.#of(asked, ours.name).map((measured, round) => measured[name] / (theirs[round]?.[name] ?? Number.NaN)));
  }

  #of(asked: string, side: string): Measured[] {
    return this.#all.get(`${asked}, ${side}`) ?? [];
  }
}

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
