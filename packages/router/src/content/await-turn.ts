import type { Services } from '../services.ts';
import type { HeldLease } from './lease-keeper.ts';
import { lostLease } from './lost-lease.ts';
import { release } from './release.ts';
import type { Job } from './write.ts';

/** Waits until a text may be written. Throws where the process stops first, or the record is no longer ours by then. */
export async function awaitTurn({ lease, place }: Pick<Job, 'lease' | 'place'>, { signal }: HeldLease, services: Services): Promise<void> {
  if (place === undefined || place.cameAtOnce) return;
  signal.addEventListener('abort', place.leave);
  const hasCome = await place.turn;
  signal.removeEventListener('abort', place.leave);
  if (!hasCome && services.queue.isClosed) throw await release(lease, null, services);
  // Asked once more before a model is paid: the last beat is seconds ago.
  if (!hasCome || !(await services.storage.leases.start(lease))) throw await lostLease(lease, services);
}
