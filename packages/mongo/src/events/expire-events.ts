import type { Collection } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import type { StoredEvent, StoredFeed } from './stored-event.ts';

const maxTogether = 10_000;

/** Removes events from before a time. Readers look at the oldest number afterwards, so it is raised before events are deleted. */
export async function expireEvents(events: Collection<StoredEvent>, feeds: Collection<StoredFeed>, before: Date): Promise<void> {
  for await (const { workspace_id, oldest } of feeds.find({}, { maxTimeMS })) await expireFeed(workspace_id, oldest);

  async function expireFeed(workspace_id: string, from: number): Promise<void> {
    const options = { projection: { sequence: 1, created_at: 1 }, sort: { sequence: 1 }, limit: maxTogether, maxTimeMS } as const;
    let oldest = from;
    for (;;) {
      const found = events.find({ workspace_id, sequence: { $gte: oldest } }, options);
      const start = oldest;
      let isYoung = false;
      for await (const { sequence, created_at } of found) {
        if (created_at >= before) {
          isYoung = true;
          break;
        }
        oldest = sequence + 1;
      }
      if (oldest === start) return;
      await feeds.updateOne({ _id: workspace_id, workspace_id }, { $max: { oldest } }, { maxTimeMS });
      await events.deleteMany({ workspace_id, sequence: { $lt: oldest } }, { maxTimeMS });
      if (isYoung) return;
    }
  }
}
