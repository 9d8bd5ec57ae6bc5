import { median } from 'simple-statistics';
import type { Measured } from './measure.ts';

/** The measurements, by case and side. */
export class Results {
  readonly #all = new Map<string, Measured[]>();

  add(asked: string, side: string, measured: Measured): void {
    const key = `${asked}\n${side}`;
    this.#all.set(key, [...(this.#all.get(key) ?? []), measured]);
  }

  /** The medians over all rounds. */
  of(asked: string, side: string): Measured | undefined {
    const all = this.#all.get(`${asked}\n${side}`);
    if (all === undefined) return undefined;
    const middle = (name: keyof Measured) => median(all.map((measured) => measured[name]));
    return { perSecond: middle('perSecond'), p99: middle('p99'), cpu: middle('cpu') };
  }

  /** The median of the ratios within each round: a disturbance of both sides at the same time weighs the same on both. */
  ratio(
    name: 'perSecond' | 'cpu',
    one: readonly [asked: string, side: string],
    other: readonly [asked: string, side: string],
  ): number | undefined {
    const [above, below] = [one, other].map((key) => this.#all.get(key.join('\n')));
    if (above === undefined || below === undefined) return undefined;
    return median(above.flatMap((measured, round) => (below[round] === undefined ? [] : [measured[name] / below[round][name]])));
  }
}
