import type { Collection } from 'mongodb';
import type { StoredContent } from '../content/stored-content.ts';
import { maxTimeMS } from '../database/client-options.ts';
import type { OutgoingCalls } from '../records/outgoing-calls.ts';
import { anyOfThese, type StoredAttempt } from './stored-attempt.ts';

/** The members of a stored call whose process was gone before it ended. */
export const brokenOff = {
  error: {
    kind: 'broken_off',
    status: null,
    message: 'The server that called the model is gone, and what its call took is not known.',
  },
} as const;

const limit = 100;

/** Ends calls for texts that had ended, begun before a time and still open, the oldest first. Resolves to how many. */
export async function failAbandoned(
  attempts: Collection<StoredAttempt>,
  calls: OutgoingCalls<StoredAttempt>,
  records: readonly Collection<StoredContent>[],
  begunBefore: Date,
): Promise<number> {
  const left = { state: 'open', begun_at: { $exists: true, $lt: begunBefore } } as const;
  const options = { projection: { workspace_id: 1, content_id: 1, attempt: 1 }, sort: { begun_at: 1 }, limit, maxTimeMS } as const;
  const found = await attempts.find(left, options).toArray();
  if (found.length === 0) return 0;
  await calls.breakOff(anyOfThese(found), brokenOff);
  // Their figures are unknown, but they were made.
  const counts = found.map(({ workspace_id, content_id, attempt }) => ({
    updateOne: {
      filter: { _id: content_id, workspace_id, 'generation.attempts': { $lt: attempt } },
      update: { $set: { 'generation.attempts': attempt }, $inc: { revision: 1 } },
    },
  }));
  for (const collection of records) await collection.bulkWrite(counts, { maxTimeMS });
  return found.length;
}
