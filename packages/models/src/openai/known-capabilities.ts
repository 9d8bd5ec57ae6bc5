import { isShown, rankOf, withLess, withRank, type Capabilities, type Capability } from './capabilities.ts';

/** How long working capabilities are kept: the server may be upgraded, or have refused for another reason than it said. */
const kept_ms = 10 * 60_000;

/** The order in which parts that are due are tried again, the most useful first. */
const byUse: readonly Capability[] = ['shape', 'counts', 'stream', 'usage', 'system', 'effort', 'limit'];

interface Lack {
  /** The working value, as a rank. */
  readonly works: number;
  /** The value that is tried next: from the most down, so that a server which takes a schema but no `json_object` is found, too. */
  readonly next: number;
  readonly until_ms: number;
}

/** The parts of a request that one model at one address takes, found out by its calls and kept for ten minutes. */
export class KnownCapabilities {
  readonly #now_ms: () => number;
  readonly #lacks = new Map<Capability, Lack>();
  /** The last answer that could show it had another shape than was asked for. */
  #hasIgnoredShape = false;

  constructor(now_ms: () => number) {
    this.#now_ms = now_ms;
  }

  /** The working part of an offer, and with that one part more where one is due: no other call tries it for ten minutes. */
  take(offered: Capabilities): { readonly works: Capabilities; readonly tried: Capabilities } {
    let works = offered;
    for (const [name, lack] of this.#lacks) works = withRank(works, name, Math.min(lack.works, rankOf(name, works)));
    const now_ms = this.#now_ms();
    for (const name of byUse) {
      const lack = this.#lacks.get(name);
      const isDue = lack !== undefined && lack.until_ms <= now_ms && rankOf(name, offered) > lack.works && isShown(name, works);
      if (!isDue) continue;
      const next = lack.next - 1 > lack.works ? lack.next - 1 : rankOf(name, offered);
      this.#lacks.set(name, { ...lack, next, until_ms: now_ms + kept_ms });
      return { works, tried: withRank(works, name, Math.min(lack.next, rankOf(name, offered))) };
    }
    return { works, tried: works };
  }

  /** A server took a request with these of the capabilities that it was offered. */
  learn(offered: Capabilities, taken: Capabilities): void {
    for (const name of byUse) {
      const lack = this.#lacks.get(name);
      const [rank, most] = [rankOf(name, taken), rankOf(name, offered)];
      // A schema that was taken may yet be ignored.
      if (lack !== undefined && rank > lack.works && name !== 'shape' && isShown(name, taken)) this.#lacks.delete(name);
      const isNews = rank < most && (lack === undefined || rank < lack.works);
      if (isNews) this.#lacks.set(name, { works: rank, next: most, until_ms: this.#now_ms() + kept_ms });
    }
  }

  /** An answer had the shape that was asked for, or another one. One takes nothing away from other calls; two in a row do. */
  learnShape(offered: Capabilities, asked: Capabilities, isIgnored: boolean): void {
    if (isIgnored && this.#hasIgnoredShape) this.learn(offered, withLess(asked, 'shape'));
    else if (!isIgnored && rankOf('shape', asked) > (this.#lacks.get('shape')?.works ?? Infinity)) this.#lacks.delete('shape');
    this.#hasIgnoredShape = isIgnored && !this.#hasIgnoredShape;
  }
}
