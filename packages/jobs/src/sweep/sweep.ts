import type { Log } from '@handbill/operations';
import type { InFlightTasks } from '../tasks/in-flight-tasks.ts';
import { LastingFailure } from '../tasks/lasting-failure.ts';

/** A kind of work that processes leave behind which are gone. */
export interface UnfinishedWork<Job> {
  /** Takes over the next one, with a lease of its own; `null`: there is none, or none may be taken now. */
  readonly claim: (ending: AbortSignal) => Promise<Job | null>;
  readonly run: (job: Job) => Promise<void>;
  /** Gives it up before it has begun: the search ended while it was claimed. */
  readonly handBack: (job: Job) => Promise<void>;
  /** Whether the next one is taken while one runs; left out: no. */
  readonly isConcurrent?: boolean;
}

/**
 * Takes over work that others have left, at intervals and until there is none: each kind on its own, since one may take long, and another may
 * wait for its turn.
 */
export class Sweep {
  readonly #failure: LastingFailure;
  readonly #inFlight: InFlightTasks;
  readonly #interval: number;
  readonly #ending = new AbortController();
  readonly #timers: ReturnType<typeof setInterval>[] = [];

  /** @param interval how often it looks, in milliseconds */
  constructor(log: Log, inFlight: InFlightTasks, interval: number) {
    this.#failure = new LastingFailure(log, 'Could not look for what other processes have left; trying again in the next round');
    this.#inFlight = inFlight;
    this.#interval = interval;
  }

  begin<Job>(work: UnfinishedWork<Job>): void {
    this.repeat(() => this.#takeAll(work));
  }

  repeat(look: () => Promise<void>): void {
    let isBusy = false;
    const lookOnce = async () => {
      if (isBusy) return;
      isBusy = true;
      await look()
        .catch((error: unknown) => this.#failure.report(error, {}))
        .finally(() => (isBusy = false));
    };
    const track = () => void this.#inFlight.track(lookOnce());
    track();
    this.#timers.push(setInterval(track, this.#interval).unref());
  }

  end(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#ending.abort();
  }

  async #takeAll<Job>({ claim, run, handBack, isConcurrent = false }: UnfinishedWork<Job>): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      const job = await claim(signal);
      if (job === null) return;
      if (signal.aborted) return handBack(job);
      const done = this.#inFlight.track(run(job));
      if (!isConcurrent) await done;
    }
  }
}
