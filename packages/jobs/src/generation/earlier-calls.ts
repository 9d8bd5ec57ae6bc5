import type { EarlierCall, Lease, Storage } from '@handbill/operations';

/** The calls for a text so far, the oldest first. */
export async function earlierCalls(lease: Lease, storage: Storage): Promise<readonly EarlierCall[]> {
  const newestFirst: EarlierCall[] = [];
  let cursor: string | null = null;
  do {
    const page = await storage.attempts(lease).list({ id: lease.contentId, limit: 100, offset: null, cursor });
    // A model's thoughts may be long, and are not needed.
    for (const { reason, model, finish_reason, answer, error } of page.data)
      newestFirst.push({ reason, model, finish_reason, answer, error });
    cursor = page.pagination.next_cursor;
  } while (cursor !== null);
  return newestFirst.toReversed();
}
