import type { EventFeeds, EventsRead } from '@handbill/operations';
import type { Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { readPage } from '../database/lists/read-page.ts';
import type { WatchChanges } from '../database/watch-changes.ts';
import { majority } from './mongo-events.ts';
import type { ReadEvent, StoredEvent, StoredFeed } from './stored-event.ts';

/** A workspace's number is raised in the transaction that stores its events. */
const newEvents = [
  { $match: { 'ns.coll': 'event_feeds', operationType: { $in: ['insert', 'update'] } } },
  { $project: { ns: 1, documentKey: 1, operationType: 1 } },
];

/** How many events are read together at most, and how many bytes of large ones. */
const [limit, most] = [100, 500_000];

export class MongoEventFeeds implements EventFeeds {
  readonly #events: Collection<StoredEvent>;
  readonly #feeds: Collection<StoredFeed>;
  readonly #watchChanges: WatchChanges;
  readonly #read: ReadEvent;

  constructor(db: Db, watchChanges: WatchChanges, read: ReadEvent) {
    this.#read = read;
    [this.#events, this.#feeds] = [db.collection('events', majority), db.collection('event_feeds', majority)];
    this.#watchChanges = watchChanges;
  }

  async read(workspace_id: string, after: number): Promise<EventsRead> {
    const options = { sort: { sequence: 1 }, limit, maxTimeMS, raw: true } as const;
    const cursor = this.#events.find<Buffer>({ workspace_id, sequence: { $gt: after } }, options);
    const { found, isCut, bytes } = await readPage<StoredEvent>(cursor, { limit, most });
    return { events: found.map(this.#read), bytes, hasMore: isCut || found.length === limit };
  }

  async newest(workspaceIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = [...workspaceIds];
    const found = await this.#feeds.find({ _id: { $in: ids }, workspace_id: { $in: ids } }, { maxTimeMS }).toArray();
    return new Map(found.map(({ _id, sequence }) => [_id, sequence]));
  }

  watch = (listener: (workspaceId: string) => void): (() => void) =>
    this.#watchChanges(
      newEvents,
      listener,
      'Events are followed with a delay of a second: the changes of the database cannot be watched; trying again',
    );
}
