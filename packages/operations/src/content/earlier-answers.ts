import type { Lease } from '../ports/content-store.ts';
import type { Storage } from '../ports/storage.ts';
import type { EarlierAnswer } from '../ports/writer.ts';

/** The whole answers to the calls for a text so far, the oldest first: of a call that broke off there is none. */
export async function earlierAnswers({ workspaceId, contentId }: Lease, storage: Storage): Promise<readonly EarlierAnswer[]> {
  const newestFirst: EarlierAnswer[] = [];
  let cursor: string | null = null;
  do {
    const page = await storage.attempts(workspaceId).list({ id: contentId, limit: 100, offset: null, cursor });
    for (const { reason, answer, error } of page.data) if (answer !== null && error === null) newestFirst.push({ reason, answer });
    cursor = page.pagination.next_cursor;
  } while (cursor !== null);
  return newestFirst.toReversed();
}
