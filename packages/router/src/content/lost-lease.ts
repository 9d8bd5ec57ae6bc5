import { Problem } from '@handbill/contract';
import type { Lease } from '../ports/content-store.ts';
import type { Services } from '../services.ts';

/** Why a record is no longer ours to write: it was deleted, or another server took it over. */
export async function lostLease({ workspaceId, contentId }: Lease, { storage }: Pick<Services, 'storage'>): Promise<Problem> {
  if ((await storage.content(workspaceId).get(contentId)) === null) {
    const detail = 'The record was deleted while its text was being written.';
    return new Problem('generation_failed', { content_id: contentId }, { detail });
  }
  const detail = `This server lost touch with the database for too long. Another one went on with the record ${contentId}.`;
  return new Problem('unavailable', { retry_after: 30 }, { detail });
}
