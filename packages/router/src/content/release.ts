import { Problem } from '@handbill/contract';
import type { Lease } from '../ports/content-store.ts';
import type { Services } from '../services.ts';

/** Gives a generation back since the process stops, and says so to whoever waits for it. */
export async function release(lease: Lease, textSoFar: string | null, { leaseKeeper }: Pick<Services, 'leaseKeeper'>): Promise<Problem> {
  await leaseKeeper.release({ lease, textSoFar });
  const detail = `The server stops. The record ${lease.contentId} is kept, and its text is written when a server is there again.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
}
