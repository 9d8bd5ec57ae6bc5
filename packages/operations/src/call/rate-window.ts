import type { RateLimit, TakenCalls } from '../ports/rate-store.ts';

/** A block is this share of the remaining calls, so that servers hold and do not use no more than a hundredth. */
const share = 200;
/** For how long the database is waited for, and when it is asked again, in milliseconds. */
const patience_ms = 2_000;
const askAgain_ms = 1_000;

interface WindowOptions {
  readonly limit: RateLimit;
  readonly take: (calls: number) => Promise<TakenCalls>;
  /** Hears of a database that does not answer. */
  readonly failed: (cause: unknown) => void;
}

/** The window of a key or workspace. It takes calls from the database in blocks; while that is away it counts alone, and tells it later. */
export class RateWindow {
  readonly limit: RateLimit;
  readonly #take: WindowOptions['take'];
  readonly #failed: WindowOptions['failed'];
  /** Taken and not yet used. */
  #available = 0;
  /** The remaining calls when the database was last asked. */
  #remaining = 0;
  /** By `performance.now()`. */
  #until = 0;
  /** Which window it is, by its end; `undefined`: one that the database does not know of. */
  #end: number | undefined;
  /** Calls that the database has not counted yet, and when it is told; `undefined`: it counts all. */
  #uncounted = 0;
  #askAgainAt: number | undefined;
  #waiting = 0;
  #prefetchBelow = 0;
  #fetching: Promise<void> | undefined;

  constructor({ limit, take, failed }: WindowOptions) {
    this.limit = limit;
    this.#take = take;
    this.#failed = failed;
  }

  /** The number of remaining calls is known without the database. */
  get isKnown(): boolean {
    return this.#isRunning && (this.#available > 0 || this.#remaining === 0);
  }

  /** Asks the database, for all who wait for it at the same time. */
  async fetch(): Promise<void> {
    this.#waiting += 1;
    await this.#fetch();
    this.#waiting -= 1;
  }

  get isEmpty(): boolean {
    return this.#available === 0;
  }

  get left(): number {
    return this.#available + this.#remaining;
  }

  /** Until it ends, and not less. */
  get secondsLeft(): number {
    return Math.max(1, Math.ceil((this.#until - performance.now()) / 1_000));
  }

  get isOver(): boolean {
    return !this.#isRunning && this.#fetching === undefined;
  }

  /** Counts a call. */
  spend(): void {
    this.#available -= 1;
    if (this.#askAgainAt !== undefined) {
      this.#uncounted += 1;
      if (performance.now() >= this.#askAgainAt) void this.#fetch();
    } else if (this.#available <= this.#prefetchBelow && this.#remaining > 0) void this.#fetch();
  }

  #fetch(): Promise<void> {
    this.#fetching ??= this.#ask().finally(() => (this.#fetching = undefined));
    return this.#fetching;
  }

  async #ask(): Promise<void> {
    const block = Math.max(1, Math.floor((this.#isRunning ? this.left : this.limit.requests) / share));
    // Calls that came together are counted together.
    await Promise.resolve();
    try {
      this.#add(await withPatience(this.#take(this.#uncounted + Math.max(block, this.#waiting))), block);
    } catch (cause) {
      this.#failed(cause);
      this.#countAlone();
    }
  }

  get #isRunning(): boolean {
    return performance.now() < this.#until;
  }

  #add({ granted, remaining, end, left }: TakenCalls, block: number): void {
    const isOther = end !== this.#end && this.#end !== undefined;
    const usable = isOther ? granted : granted - this.#uncounted;
    const isKept = !isOther && this.#askAgainAt === undefined && this.#isRunning;
    this.#available = (isKept ? this.#available : 0) + Math.max(0, usable);
    this.#uncounted = Math.max(0, -usable);
    this.#askAgainAt = undefined;
    this.#remaining = remaining;
    this.#end = end;
    this.#until = performance.now() + left;
    this.#prefetchBelow = block >> 1;
  }

  /** Counts by the last known remainder, or by a window of its own. */
  #countAlone(): void {
    const now = performance.now();
    if (this.#isRunning) this.#available += this.#remaining;
    else {
      this.#available = this.limit.requests;
      this.#until = now + this.limit.milliseconds;
      this.#end = undefined;
      this.#uncounted = 0;
    }
    this.#remaining = 0;
    this.#askAgainAt = now + askAgain_ms;
  }
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database did not answer in time')), patience_ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
