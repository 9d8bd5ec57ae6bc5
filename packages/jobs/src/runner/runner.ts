import type { Log, Slot } from '@handbill/operations';
import type { InFlightTasks } from '../tasks/in-flight-tasks.ts';
import type { JobKind, Look } from './job-kind.ts';
import { lastingFailure } from './lasting-failure.ts';
import { jittered, pauseAfter } from './retry.ts';
import { Slots } from './slots.ts';

/** The pause after a search that failed, in milliseconds: twice as long each time, up to the kind's interval. */
const firstPause = 500;

/** Looks for the jobs of one kind and runs them, until it is ended. */
export class Runner<Job> {
  readonly #kind: JobKind<Job>;
  readonly #slots: Slots;
  readonly #inFlight: InFlightTasks;
  readonly #failed: ReturnType<typeof lastingFailure>;
  readonly #endWatch: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #gathering: NodeJS.Timeout | undefined;
  #failures = 0;
  #after = '';
  #looking: Promise<void> | undefined;
  #isRung = false;
  #isEnded = false;

  constructor(kind: JobKind<Job>, { log, inFlight }: { readonly log: Log; readonly inFlight: InFlightTasks }) {
    this.#kind = kind;
    this.#slots = kind.slots ?? new Slots(1);
    this.#inFlight = inFlight;
    this.#failed = lastingFailure(log, `Could not do what is due of ${kind.name}; trying again`);
    // Of a kind whose jobs run one at a time, the search goes on when one has ended.
    if (kind.slots !== undefined) kind.slots.onFree = () => this.#slotIsFree();
    this.#endWatch = kind.watch?.(() => this.ring());
    void this.#look();
  }

  /** Looks for jobs now, and once more where a search is under way. */
  ring(): void {
    if (this.#kind.gathering === undefined) return void this.#look();
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.#look();
    }, this.#kind.gathering).unref();
  }

  /** Resolves when the search that is under way has ended: from then on it is known whether a job is due. */
  async searched(): Promise<void> {
    await this.#looking;
  }

  /** Claims no more jobs, and resolves when its leases are released. Jobs that run go on. */
  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#gathering);
    this.#endWatch?.();
    await this.#looking;
    await this.#kind.end?.();
  }

  #slotIsFree(): void {
    if (this.#slots.jobsMayBeDue) void this.#look();
    else this.#slots.letIn();
  }

  #look(): Promise<void> {
    this.#isRung = true;
    this.#slots.jobsMayBeDue = true;
    this.#looking ??= this.#inFlight.track(this.#lookOnce()).finally(() => {
      this.#looking = undefined;
      this.#slots.letIn();
      if (this.#isEnded) return;
      // Rung while it looked.
      if (this.#isRung) void this.#look();
      else this.#schedule();
    });
    return this.#looking;
  }

  #schedule(): void {
    const { interval } = this.#kind;
    const pause = this.#failures === 0 ? jittered(interval) : pauseAfter(this.#failures, { first: firstPause, max: interval });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), pause).unref();
  }

  async #lookOnce(): Promise<void> {
    this.#isRung = false;
    try {
      await this.#takeAll();
      this.#failures = 0;
    } catch (cause) {
      this.#failures += 1;
      this.#isRung = false;
      this.#failed(cause, {});
    }
  }

  /** Claims jobs as long as there are some, and slots for them. */
  async #takeAll(): Promise<void> {
    for (let claimed = 0; !this.#isEnded; claimed += 1) {
      const slot = this.#slots.take();
      if (slot === undefined) return;
      const job = await this.#claim({ claimed, after: this.#after }, slot);
      if (job === null) return;
      const running = this.#run(job, slot).finally(slot.leave);
      if (this.#kind.slots === undefined) await running;
      else void this.#inFlight.track(running.catch((cause: unknown) => this.#failed(cause, {})));
    }
  }

  async #claim(look: Look, slot: Slot): Promise<Job | null> {
    let job: Job | null = null;
    try {
      job = await this.#kind.claim(look);
    } finally {
      if (job === null) {
        this.#slots.jobsMayBeDue = this.#isRung;
        slot.leave();
      }
    }
    return job;
  }

  async #run(job: Job, slot: Slot): Promise<void> {
    const kind = this.#kind;
    this.#after = kind.workspaceOf?.(job) ?? '';
    await (this.#isEnded && kind.handBack !== undefined ? kind.handBack(job) : kind.run(job, slot));
  }
}
