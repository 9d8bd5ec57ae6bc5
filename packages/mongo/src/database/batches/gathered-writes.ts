import { setTimeout as sleep } from 'node:timers/promises';

/** How many milliseconds it is gathered before it is written. */
const delay = 1_000;
/** More is left out. */
const maxGathered = 10_000;

/** Gathers writes that may come a moment later, by key, and writes them together, so that no call waits. */
export class GatheredWrites<T> {
  readonly #write: (gathered: ReadonlyMap<string, T>) => Promise<unknown>;
  #gathered = new Map<string, T>();
  #isScheduled = false;

  constructor(write: (gathered: ReadonlyMap<string, T>) => Promise<unknown>) {
    this.#write = write;
  }

  get(key: string): T | undefined {
    return this.#gathered.get(key);
  }

  set(key: string, value: T): void {
    if (this.#gathered.size >= maxGathered && !this.#gathered.has(key)) return;
    this.#gathered.set(key, value);
    this.#schedule();
  }

  /** Writes the gathered entries, unless that takes longer than a second: a stop must not wait for a database that is gone. */
  async close(): Promise<void> {
    await Promise.race([this.#flush(), sleep(delay, undefined, { ref: false })]);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => void this.#flush(), delay).unref();
  }

  /** Entries that cannot be written are lost: nothing depends on them. */
  async #flush(): Promise<void> {
    const gathered = this.#gathered;
    this.#gathered = new Map();
    if (gathered.size > 0) await this.#write(gathered).catch(() => undefined);
    this.#isScheduled = false;
    if (this.#gathered.size > 0) this.#schedule();
  }
}
