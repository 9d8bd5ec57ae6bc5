import type { ServerResponse } from 'node:http';

/** A reader is closed that takes fewer bytes than this within this time, in milliseconds, of those that wait for it. */
const [least, patience] = [65_536, 60_000];
/** How often that is looked at, in milliseconds. */
const interval = 5_000;

interface Taken {
  since: number;
  bytes: number;
}

type Closed = Pick<ServerResponse, 'destroy' | 'socket'>;

/** Does something every so many milliseconds. Returns a function that ends that. */
type Every = (work: () => void, milliseconds: number) => () => void;

const every: Every = (work, milliseconds) => {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
};

/** Closes the connections of callers that do not read the bytes that wait for them: these take memory until they do. */
export class SlowReaders {
  readonly #taken = new Map<Closed, Taken>();
  readonly #now: () => number;
  readonly #every: Every;
  #endWatch: (() => void) | undefined;

  constructor(options: { readonly now: () => number; readonly every: Every } = { now: () => performance.now(), every }) {
    this.#now = options.now;
    this.#every = options.every;
  }

  /** Something waits for the reader of an answer. */
  begin(response: Closed): void {
    if (!this.#taken.has(response)) this.#taken.set(response, { since: this.#now(), bytes: 0 });
    this.#endWatch ??= this.#every(() => this.#look(), interval);
  }

  /** The reader has taken bytes of it. */
  took(response: Closed, bytes: number): void {
    const taken = this.#taken.get(response);
    if (taken === undefined) return;
    taken.bytes += bytes;
    if (taken.bytes >= least) this.#taken.set(response, { since: this.#now(), bytes: 0 });
  }

  /** Nothing waits any more. */
  end(response: Closed): void {
    this.#taken.delete(response);
    if (this.#taken.size > 0) return;
    this.#endWatch?.();
    this.#endWatch = undefined;
  }

  #look(): void {
    const now = this.#now();
    for (const [response, taken] of this.#taken) {
      if (now - taken.since < patience) continue;
      // Without a socket it waits for an earlier answer on the same connection.
      if (response.socket === null) taken.since = now;
      else response.destroy();
    }
  }
}
