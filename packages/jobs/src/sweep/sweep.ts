import type { Log } from '@handbill/operations';
import type { InFlightTasks } from '../tasks/in-flight-tasks.ts';

/** A kind of work that processes leave behind which are gone. */
export interface UnfinishedWork<Job = void> {
  /** Takes over the next one, with a lease of its own; `null`: there is none, or none may be taken now. */
  readonly claim: (ending: AbortSignal) => Promise<Job | null>;
  /** Finishes it. */
  readonly run: (job: Job) => Promise<void>;
  /** Whether the next one is taken while one runs; left out: no. */
  readonly isConcurrent?: boolean;
}

/**
 * Takes over work that others have left, at intervals and until there is none: each kind on its own, since one may take long, and another may
 * wait for its turn.
 */
export class Sweep {
  readonly #log: Log;
  readonly #inFlight: InFlightTasks;
  readonly #ending = new AbortController();
  readonly #timers: ReturnType<typeof setInterval>[] = [];

  constructor(log: Log, inFlight: InFlightTasks) {
    this.#log = log;
    this.#inFlight = inFlight;
  }

  /** Takes over work of a kind, now and at each interval in milliseconds. */
  begin<Job>(work: UnfinishedWork<Job>, interval: number): void {
    let isBusy = false;
    const look = async () => {
      if (isBusy) return;
      isBusy = true;
      await this.#takeAll(work)
        .catch((error: unknown) =>
          this.#log.warn({ err: error }, 'Could not look for what other processes have left; trying again in the next round'),
        )
        .finally(() => (isBusy = false));
    };
    this.repeat(() => void this.#inFlight.track(look()), interval);
  }

  /** Does something now and at each interval. */
  repeat(look: () => void, interval: number): void {
    look();
    this.#timers.push(setInterval(look, interval).unref());
  }

  /** Ends the search, but not what was taken over. */
  end(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#ending.abort();
  }

  async #takeAll<Job>({ claim, run, isConcurrent = false }: UnfinishedWork<Job>): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const job = await claim(this.#ending.signal);
      if (job === null) return;
      const done = this.#inFlight.track(run(job));
      if (!isConcurrent) await done;
    }
  }
}
