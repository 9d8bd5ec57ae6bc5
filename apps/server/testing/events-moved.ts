import type { Db } from 'mongodb';
import { vi } from 'vitest';

const withOutbox = ['campaigns', 'campaigns_deleted', 'content', 'content_deleted', 'brand_voices', 'keys', 'workspaces', 'outbox'];

/** Resolves when the events that waited in outboxes are in the feeds: that is a moment after the changes. */
export async function eventsMoved(db: Db): Promise<void> {
  const waiting = () => Promise.all(withOutbox.map((name) => db.collection(name).countDocuments({ outbox_time: { $exists: true } })));
  await vi.waitUntil(async () => (await waiting()).every((count) => count === 0), { timeout: 30_000 });
}
