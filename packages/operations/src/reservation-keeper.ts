import type { IdempotencyStore, Reservation } from './ports/idempotency-store.ts';
import type { Log } from './ports/log.ts';

/** Renews the reservations of calls that take long, all with one beat. */
export class ReservationKeeper {
  readonly #store: IdempotencyStore;
  readonly #log: Log;
  readonly #heartbeat: number;
  /** By the work that they are held for: one may be held for a call and for what goes on after it. */
  readonly #held = new Map<() => Promise<unknown>, Reservation>();
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param heartbeat how often reservations are renewed, in milliseconds: several times before they expire */
  constructor(store: IdempotencyStore, log: Log, heartbeat: number) {
    this.#store = store;
    this.#log = log;
    this.#heartbeat = heartbeat;
  }

  /** Renews a reservation until the work is done. */
  async during<T>(reservation: Reservation, work: () => Promise<T>): Promise<T> {
    this.#held.set(work, reservation);
    this.#timer ??= setInterval(() => void this.#beat(), this.#heartbeat).unref();
    try {
      return await work();
    } finally {
      this.#held.delete(work);
      if (this.#held.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }

  async #beat(): Promise<void> {
    try {
      await this.#store.renew([...this.#held.values()]);
    } catch (cause) {
      this.#log.warn({ err: cause, reservations: this.#held.size }, 'Idempotency keys could not be renewed; the next beat tries again');
    }
  }
}
