import { Problem, problemDocument, type Content } from '@handbill/contract';
import type { ContentChange, Lease } from '../ports/content-store.ts';
import type { Services } from '../services.ts';
import { lostLease } from './lost-lease.ts';

/** Ends the record. Throws a problem where that is no longer ours to do, or can not be done. */
export async function finish(lease: Lease, change: ContentChange, requestId: string, services: Services): Promise<Content> {
  const { storage } = services;
  const finished = await storage.leases.finish(lease, change, services.now()).catch(async (cause: unknown) => {
    // Away: the record is taken over later. Any other refusal would be met again, for another text's price.
    if (storage.problemOf(cause) !== undefined) throw cause;
    const problem = new Problem('generation_failed', { content_id: lease.contentId }, { detail: 'The text could not be stored.', cause });
    await storage.leases.finish(lease, { status: 'failed', error: problemDocument(problem, requestId) }, services.now());
    throw problem;
  });
  if (finished === null) throw await lostLease(lease, services);
  return finished;
}
