import type { Event } from '@handbill/contract';
import type { EventFeeds, EventsRead, FollowedFeed, Log, Rooms } from '@handbill/operations';
import { lastingFailure } from '../runner/lasting-failure.ts';
import { SharedPage } from './shared-page.ts';

/** How often it is looked for new events, in milliseconds, whether or not news of them have come: some may be missed. */
const interval = 1_000;

interface Feed {
  readonly workspaceId: string;
  readers: number;
  /** The pages that readers are being given, by the number that each follows. */
  readonly pages: Map<number, SharedPage>;
  /** The number of the newest event that is known of. */
  newest: number;
  /** How often there was news: of an event that is newer, perhaps. */
  news: number;
  /** Up to which of these it was looked for one. */
  seen: number;
  hasFailed: boolean;
  changed: PromiseWithResolvers<void>;
}

/** The feeds that readers of this process follow: one listener for all, while there are some, and one page for those at the same place. */
export class LiveFeeds {
  readonly #store: EventFeeds;
  readonly #rooms: Rooms;
  readonly #failed: ReturnType<typeof lastingFailure>;
  readonly #feeds = new Map<string, Feed>();
  #endWatch: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(store: EventFeeds, rooms: Rooms, log: Pick<Log, 'warn'>) {
    this.#store = store;
    this.#rooms = rooms;
    this.#failed = lastingFailure(log, 'Events could not be read for those who follow them; trying again');
  }

  /** Each event that follows a number, as it comes. Returns why it ended; throws `unavailable` where there is no room for the next. */
  async *follow({ workspaceId, after, newest, signal }: FollowedFeed): AsyncGenerator<Event, 'expired' | 'interrupted' | undefined> {
    const feed = this.#join(workspaceId, newest);
    const wake = (): void => announce(feed);
    signal?.addEventListener('abort', wake);
    try {
      for (let last = after; ;) {
        if (signal?.aborted === true) return undefined;
        if (this.#isClosed) return 'interrupted';
        const { changed } = feed;
        if (last >= feed.newest && feed.seen === feed.news) {
          await changed.promise;
          continue;
        }
        const page = this.#pageAfter(feed, last);
        try {
          const events = await page.from(last + 1);
          if (events === undefined) await changed.promise;
          else if (events[0] === undefined ? last < page.newest : events[0].sequence > last + 1) return 'expired';
          for (const event of events ?? []) {
            last = event.sequence;
            yield event;
          }
        } finally {
          page.leave();
        }
      }
    } finally {
      signal?.removeEventListener('abort', wake);
      this.#leave(workspaceId, feed);
    }
  }

  /** Ends all streams: the process stops, and their readers go on elsewhere. */
  close(): void {
    this.#isClosed = true;
    for (const feed of this.#feeds.values()) announce(feed);
    this.#rest();
  }

  #join(workspaceId: string, newest: number): Feed {
    const known = this.#feeds.get(workspaceId);
    // There may be news since the place was looked up.
    const feed = known ?? {
      workspaceId,
      readers: 0,
      pages: new Map(),
      newest,
      news: 1,
      seen: 0,
      hasFailed: false,
      changed: Promise.withResolvers<void>(),
    };
    feed.readers += 1;
    this.#feeds.set(workspaceId, feed);
    if (this.#isClosed) return feed;
    this.#endWatch ??= this.#store.watch((id) => this.#notify(id));
    this.#timer ??= setInterval(() => void this.#lookAtAll(), interval).unref();
    return feed;
  }

  #leave(workspaceId: string, feed: Feed): void {
    feed.readers -= 1;
    if (feed.readers > 0) return;
    this.#feeds.delete(workspaceId);
    if (this.#feeds.size === 0) this.#rest();
  }

  #rest(): void {
    this.#endWatch?.();
    this.#endWatch = undefined;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #notify(workspaceId: string): void {
    const feed = this.#feeds.get(workspaceId);
    if (feed === undefined) return;
    feed.news += 1;
    announce(feed);
  }

  /** The page that a reader at a number goes on with, which it has to leave. */
  #pageAfter(feed: Feed, last: number): SharedPage {
    const { pages, workspaceId } = feed;
    const shared = pages.get(last) ?? pages.values().find((page) => page.has(last + 1));
    if (shared !== undefined) return shared.join();
    const forget = (): void => {
      if (pages.get(last) === page) pages.delete(last);
    };
    const page = new SharedPage(feed.newest, this.#rooms.open(workspaceId), () => this.#read(feed, last), forget);
    pages.set(last, page);
    return page.join();
  }

  async #read(feed: Feed, after: number): Promise<EventsRead | undefined> {
    const { news } = feed;
    try {
      const found = await this.#store.read(feed.workspaceId, after);
      feed.newest = Math.max(feed.newest, found.events.at(-1)?.sequence ?? 0);
      if (!found.hasMore) feed.seen = Math.max(feed.seen, news);
      return found;
    } catch (cause) {
      this.#failed(cause, { feeds: this.#feeds.size });
      feed.hasFailed = true;
      return undefined;
    }
  }

  async #lookAtAll(): Promise<void> {
    try {
      const newest = await this.#store.newest([...this.#feeds.keys()]);
      for (const [id, feed] of this.#feeds) {
        const isBehind = (newest.get(id) ?? 0) > feed.newest;
        if (isBehind || feed.hasFailed) this.#notify(id);
        feed.hasFailed = false;
      }
    } catch (cause) {
      this.#failed(cause, { feeds: this.#feeds.size });
    }
  }
}

function announce(feed: Feed): void {
  const { changed } = feed;
  feed.changed = Promise.withResolvers<void>();
  changed.resolve();
}
