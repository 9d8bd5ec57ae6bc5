import type { Background, IdempotencyStore, Reservation } from '@handbill/operations';
import type { Heartbeat } from '../runner/heartbeat.ts';

/** Keeps the reservations of calls that take long. One may be held for a call and for the work that goes on after it: each time as an object of its own. */
export function keepReservations(store: IdempotencyStore, heartbeat: Heartbeat): Background['during'] {
  const leases = heartbeat.leasesOf<Reservation>({ name: 'idempotency keys', renew: (held) => store.renew(held).then(() => []) });
  return async (reservation, work) => {
    const release = leases.hold({ ...reservation });
    try {
      return await work();
    } finally {
      release();
    }
  };
}
