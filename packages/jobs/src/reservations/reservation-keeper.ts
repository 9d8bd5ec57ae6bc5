import type { IdempotencyStore, Reservation } from '@handbill/operations';
import type { Heartbeat, Leases } from '../runner/heartbeat.ts';

/** Keeps the reservations of calls that take long. One may be held for a call and for the work that goes on after it. */
export class ReservationKeeper {
  readonly #leases: Leases<{ readonly reservation: Reservation }>;

  constructor(store: IdempotencyStore, heartbeat: Heartbeat) {
    this.#leases = heartbeat.leasesOf({
      name: 'idempotency keys',
      async renew(held: readonly { readonly reservation: Reservation }[]) {
        await store.renew(held.map(({ reservation }) => reservation));
        return [];
      },
    });
  }

  async during<T>(reservation: Reservation, work: () => Promise<T>): Promise<T> {
    const release = this.#leases.hold({ reservation });
    try {
      return await work();
    } finally {
      release();
    }
  }
}
