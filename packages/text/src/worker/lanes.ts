/** Work that is done one after the other, of each lane in turn, so that a lane with much of it holds up the others by one piece at a time. */
export class Lanes {
  /** The lane whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #isRunning = false;

  waiting(lane: string): number {
    return this.#waiting.get(lane)?.length ?? 0;
  }

  add<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#waiting.set(lane, [...(this.#waiting.get(lane) ?? []), () => work().then(resolve, reject)]);
    void this.#runAll();
    return promise;
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      const [lane, [first, ...others]] = next;
      // The others come after those of all other lanes.
      this.#waiting.delete(lane);
      if (others.length > 0) this.#waiting.set(lane, others);
      await first?.();
    }
    this.#isRunning = false;
  }
}
