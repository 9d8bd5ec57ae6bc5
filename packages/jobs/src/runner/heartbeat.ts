import type { Log } from '@handbill/operations';

/** A kind of unfinished work that a process holds leases of. */
interface LeaseKind<Held> {
  /** The log's name for the held work: `texts`. */
  readonly name: string;
  /** Renews leases, all with one command; resolves to those that are lost. */
  readonly renew: (held: readonly Held[]) => Promise<readonly Held[]>;
  readonly lost?: (held: Held) => void;
}

/** The leases of one kind. */
export interface Leases<Held> {
  readonly held: ReadonlySet<Held>;
  /** Whether they are still its own, as far as the process knows: after a database that did not answer, they look like those of one that is gone. */
  readonly isUpToDate: boolean;
  /** Keeps a lease from now on, until the returned function is called. */
  hold(held: Held): () => void;
}

/** Renews all leases of a process with one beat: each of thousands by itself would keep the database busy. */
export class Heartbeat {
  readonly #log: Log;
  readonly #interval: number;
  readonly #beats = new Set<() => Promise<void>>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param interval how often leases are renewed, in milliseconds: several times while they last */
  constructor(log: Log, interval: number) {
    this.#log = log;
    this.#interval = interval;
  }

  leasesOf<Held>(kind: LeaseKind<Held>): Leases<Held> {
    const held = new Set<Held>();
    let renewedAt = -Infinity;
    let isRenewing = false;
    const renew = async (): Promise<void> => {
      // Not renewed again before a slow database has answered.
      if (isRenewing) return;
      isRenewing = true;
      const begun = performance.now();
      try {
        const lost = await kind.renew([...held]);
        renewedAt = begun;
        for (const one of lost) if (held.has(one)) kind.lost?.(one);
      } catch (cause) {
        this.#log.warn({ err: cause, [kind.name]: held.size }, `Leases of ${kind.name} could not be renewed; the next beat tries again`);
      } finally {
        isRenewing = false;
      }
    };
    const interval = this.#interval;
    return {
      held,
      get isUpToDate() {
        return held.size === 0 || performance.now() - renewedAt < 2 * interval;
      },
      hold: (one) => {
        if (held.size === 0) renewedAt = performance.now();
        held.add(one);
        this.#begin(renew);
        return () => {
          if (held.delete(one) && held.size === 0) this.#end(renew);
        };
      },
    };
  }

  #begin(beat: () => Promise<void>): void {
    this.#beats.add(beat);
    this.#timer ??= setInterval(() => {
      for (const one of this.#beats) void one();
    }, this.#interval).unref();
  }

  #end(beat: () => Promise<void>): void {
    this.#beats.delete(beat);
    if (this.#beats.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
