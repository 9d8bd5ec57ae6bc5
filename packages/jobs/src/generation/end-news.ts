/** Tells those who wait for a text that this process has ended it. */
export class EndNews {
  readonly #waiting = new Map<string, Set<() => void>>();

  announce(contentId: string): void {
    for (const resolve of this.#waiting.get(contentId) ?? []) resolve();
  }

  /** Resolves when a text has ended here, or after so many milliseconds. */
  async next(contentId: string, within: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const others = this.#waiting.get(contentId) ?? new Set();
    this.#waiting.set(contentId, others.add(resolve));
    const timer = setTimeout(resolve, within);
    await promise;
    clearTimeout(timer);
    others.delete(resolve);
    if (others.size === 0 && this.#waiting.get(contentId) === others) this.#waiting.delete(contentId);
  }
}
