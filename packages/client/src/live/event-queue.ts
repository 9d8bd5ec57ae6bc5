/** Events that wait until they are read, each once. */
export class EventQueue<Event> {
  readonly #join: (last: Event, next: Event) => Event | undefined;
  #events: Event[] = [];
  #end: { readonly error: unknown } | undefined;
  #wake = (): void => undefined;

  /** @param join makes one event of two in a row, so that the queue of a slow reader does not grow with their number */
  constructor(join: (last: Event, next: Event) => Event | undefined) {
    this.#join = join;
  }

  push(event: Event): void {
    if (this.#end !== undefined) return;
    const last = this.#events.at(-1);
    const joined = last === undefined ? undefined : this.#join(last, event);
    if (joined === undefined) this.#events.push(event);
    else this.#events[this.#events.length - 1] = joined;
    this.#wake();
  }

  /** Nothing follows; whoever reads to the end gets the error, if there is one. */
  end(error?: unknown): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *read(): AsyncGenerator<Event, void, undefined> {
    try {
      for (;;) {
        const event = this.#events.shift();
        if (event !== undefined) yield event;
        else if (this.#end === undefined)
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        else if (this.#end.error === undefined) return;
        else throw this.#end.error;
      }
    } finally {
      // Its reader has left: nothing is kept for it.
      this.#end ??= { error: undefined };
      this.#events = [];
    }
  }
}
