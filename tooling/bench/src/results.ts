import { median } from 'simple-statistics';
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
