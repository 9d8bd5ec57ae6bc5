/** How long what was looked up is trusted, in milliseconds: a new key works, and one that was taken away ends, within this time. */
const trusted_ms = 5_000;
const maxSize = 10_000;

/** Remembers things by their ids for a few seconds, the latest ten thousand of them. */
export class ShortMemory<T> {
  readonly #kept = new Map<string, { readonly value: T; readonly until: number }>();

  get(id: string, time: number): T | undefined {
    const kept = this.#kept.get(id);
    return kept !== undefined && kept.until > time ? kept.value : undefined;
  }

  set(id: string, value: T, time: number): void {
    // Deleted before it is set, so that the first is the oldest: it goes when there are too many.
    this.#kept.delete(id);
    const [oldest] = this.#kept.size >= maxSize ? this.#kept.keys() : [];
    if (oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(id, { value, until: time + trusted_ms });
  }
}
