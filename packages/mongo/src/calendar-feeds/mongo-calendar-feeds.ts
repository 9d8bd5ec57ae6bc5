import { randomBytes } from 'node:crypto';
import type { CalendarFeed, CalendarFeedQuery, Page } from '@handbill/contract';
import type { Author, CalendarFeedStore, FeedTokens, OpenedFeed } from '@handbill/operations';
import type { ClientSession, Collection, Db } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { findPage } from '../database/lists/find-page.ts';
import { Changes, type Change } from '../records/change.ts';
import { withoutOutbox } from '../records/outbox.ts';
import { fromStored, hashOf, keptCalendarFeeds, type StoredFeed } from './stored-feed.ts';

const tokenBytes = 16;
/** A use is noted no more often. */
const noted_ms = 60_000;
const maxTogether = 10_000;

export class MongoCalendarFeeds implements CalendarFeedStore {
  readonly #by: Author;
  readonly #feeds: Collection<StoredFeed>;
  readonly #changes: Changes<StoredFeed>;

  constructor(by: Author, db: Db) {
    this.#by = by;
    this.#feeds = db.collection(keptCalendarFeeds.name);
    this.#changes = new Changes(db, keptCalendarFeeds);
  }

  async create({ id: _id, ...feed }: CalendarFeed): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const { workspaceId: workspace_id, keyId: key_id } = this.#by;
    const stored = { _id, workspace_id, hash: hashOf(token), key_id, ...feed };
    // A repeated call needs a new token: the one of the try before was never returned.
    await this.#changes.insertAgain({ by: this.#by, why: 'calendar_feed.created', at: feed.created_at }, stored);
    return token;
  }

  async count(): Promise<number> {
    return this.#feeds.countDocuments({ workspace_id: this.#by.workspaceId }, { maxTimeMS });
  }

  async get(_id: string): Promise<CalendarFeed | null> {
    const found = await this.#feeds.findOne({ _id, workspace_id: this.#by.workspaceId }, { projection: withoutOutbox, maxTimeMS });
    return found && fromStored(found);
  }

  async list(query: CalendarFeedQuery): Promise<Page<CalendarFeed>> {
    const filter = { workspace_id: this.#by.workspaceId };
    return findPage({ collection: this.#feeds, filter, query, projection: withoutOutbox, read: fromStored });
  }

  async delete(id: string, at: Date): Promise<boolean> {
    return this.#changes.delete({ by: this.#by, why: 'calendar_feed.deleted', id, at });
  }
}

export class MongoFeedTokens implements FeedTokens {
  readonly #feeds: Collection<StoredFeed>;

  constructor(db: Db) {
    this.#feeds = db.collection(keptCalendarFeeds.name);
  }

  async open(token: string, now: Date): Promise<OpenedFeed | null> {
    const found = await this.#feeds.findOne({ hash: hashOf(token) }, { projection: withoutOutbox, maxTimeMS });
    if (found === null) return null;
    const { _id, workspace_id, last_used_at } = found;
    if (last_used_at === null || now.getTime() - last_used_at.getTime() > noted_ms)
      await this.#feeds.updateOne({ _id, workspace_id }, { $set: { last_used_at: now } }, { maxTimeMS });
    return { workspaceId: workspace_id, feed: fromStored(found) };
  }
}

/** Ends the feeds that keys of a workspace have made, in the transaction that ends the keys. */
export async function endFeedsOf(db: Db, { by, at }: Change, keyIds: readonly string[], session: ClientSession): Promise<void> {
  const which = { workspace_id: by.workspaceId, key_id: { $in: [...keyIds] } };
  const ended = { by, at, why: 'calendar_feed.deleted' } as const;
  await new Changes<StoredFeed>(db, keptCalendarFeeds).takeAll(ended, which, session, maxTogether);
}
