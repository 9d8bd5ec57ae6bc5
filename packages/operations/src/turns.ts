/** Less than anybody notices, and more than small batches take. */
const longest = 8;

/** Lets the calls of one request take turns on the event loop, so that others are served between them. */
export class Turns {
  #began: number | undefined;
  #next: Promise<void> | undefined;

  /** Does the work now, or where this turn was long already, in the next that has time for it. */
  async take<T>(work: () => T): Promise<T> {
    // Nothing may stand between the look at the clock and the work: all that wait look as soon as the turn begins.
    while (this.#isOver()) await this.#nextTurn();
    return work();
  }

  #isOver(): boolean {
    const now = performance.now();
    this.#began ??= now;
    return now - this.#began > longest;
  }

  #nextTurn(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#next = undefined;
        this.#began = undefined;
        resolve();
      });
    });
    return this.#next;
  }
}
