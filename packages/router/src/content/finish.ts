import { Problem, problemDocument, type Content } from '@handbill/contract';
import type { ContentChange, Lease } from '../ports/content-store.ts';
import type { Services } from '../services.ts';

/** Ends the record. Throws a problem where that is no longer ours to do, or can not be done. */
export async function finish(lease: Lease, change: ContentChange, requestId: string, services: Services): Promise<Content> {
  const { storage } = services;
  const finished = await storage.leases.finish(lease, change, services.now()).catch(async (cause: unknown) => {
    // Away: the record is taken over later. Any other refusal would be met again, for another text's price.
    if (storage.problemOf(cause) !== undefined) throw cause;
    const problem = failed(lease, 'The text could not be stored.', cause);
    await storage.leases.finish(lease, { status: 'failed', error: problemDocument(problem, requestId) }, services.now());
    throw problem;
  });
  if (finished !== null) return finished;
  if ((await storage.content(lease.workspaceId).get(lease.contentId)) === null)
    throw failed(lease, 'The record was deleted while its text was being written.');
  throw new Problem(
    'unavailable',
    { retry_after: 30 },
    { detail: `This server lost touch with the database for too long. Another one went on with the record ${lease.contentId}.` },
  );
}

const failed = ({ contentId }: Lease, detail: string, cause?: unknown) =>
  new Problem('generation_failed', { content_id: contentId }, { detail, cause });
