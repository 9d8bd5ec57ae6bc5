/** Work that goes on whether or not anybody still waits for its answer. The stop of the process does. */
export class InFlightTasks {
  readonly #works = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    const settled = work.then(ignored, ignored);
    this.#works.add(settled);
    void settled.then(() => this.#works.delete(settled));
    return work;
  }

  /** Resolves when all work has ended, also that which began meanwhile. */
  async ended(): Promise<void> {
    while (this.#works.size > 0) await Promise.all(this.#works);
  }
}

const ignored = (): void => undefined;
