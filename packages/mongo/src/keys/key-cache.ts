import { revocationSeconds } from '@handbill/contract';

/** How many milliseconds a look-up counts while no changes are reported. */
const cacheDuration = revocationSeconds * 1_000;
/** The database reports once a second that nothing has changed. */
const heartbeatInterval = 1_000;
const maxCacheSize = 10_000;

interface Entry<T> {
  readonly value: T;
  readonly since: number;
  readonly sources: readonly string[];
}

/** The latest `maxCacheSize` values by id. Each is known for `cacheDuration`, and for as long as its changes are reported. */
export class KeyCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #bySource = new Map<string, Set<string>>();
  #currentAt = -Infinity;

  get(id: string, time: number): T | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    const age = time - Math.max(entry.since, this.#currentAt + heartbeatInterval);
    // A smaller age tells only that the clock has gone back.
    return age < cacheDuration && age >= -2 * heartbeatInterval ? entry.value : undefined;
  }

  /** `sources`: the ids of all records from which the value is made. */
  set(id: string, value: T, time: number, sources: readonly string[] = [id]): void {
    // Removed before it is set, so that the first entry is the oldest: it goes when there are too many.
    this.#remove(id);
    const [oldest] = this.#entries.size >= maxCacheSize ? this.#entries.keys() : [];
    if (oldest !== undefined) this.#remove(oldest);
    this.#entries.set(id, { value, since: time, sources });
    for (const source of sources) this.#bySource.set(source, (this.#bySource.get(source) ?? new Set()).add(id));
  }

  /** All changes up to now have been reported. */
  markCurrent(time: number): void {
    this.#currentAt = time;
  }

  forget(source: string): void {
    for (const id of this.#bySource.get(source) ?? []) this.#remove(id);
  }

  clear(): void {
    this.#entries.clear();
    this.#bySource.clear();
  }

  #remove(id: string): void {
    for (const source of this.#entries.get(id)?.sources ?? []) {
      const ids = this.#bySource.get(source);
      ids?.delete(id);
      if (ids?.size === 0) this.#bySource.delete(source);
    }
    this.#entries.delete(id);
  }
}
