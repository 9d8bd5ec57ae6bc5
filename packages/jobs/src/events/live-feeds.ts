import type { Event } from '@handbill/contract';
import type { EventFeeds, FollowedFeed, Log } from '@handbill/operations';
import { LastingFailure } from '../tasks/lasting-failure.ts';

/** How often it is looked for new events, in milliseconds, whether or not news of them have come: some may be missed. */
const interval = 1_000;
/** How many events are read together, and how many of the newest are kept for those who are about to read them. */
const mostRead = 200;
const mostKept = 100;

interface Feed {
  readers: number;
  events: Event[];
  /** The number of the newest event that was read. */
  newest: number;
  isReading: boolean;
  changed: PromiseWithResolvers<void>;
}

/**
 * The feeds that readers of this process follow. All of them together have one listener, and each new event is read once, whatever the number of
 * readers; where there are none, there is neither.
 */
export class LiveFeeds {
  readonly #store: EventFeeds;
  readonly #failure: LastingFailure;
  readonly #feeds = new Map<string, Feed>();
  #endWatch: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(store: EventFeeds, log: Pick<Log, 'warn'>) {
    this.#store = store;
    this.#failure = new LastingFailure(log, 'Events could not be read for those who follow them; trying again');
  }

  /** Each event that follows a number, as it comes, until the reader leaves. Returns why it ended before that. */
  async *follow({ workspaceId, after, newest, signal }: FollowedFeed): AsyncGenerator<Event, 'expired' | 'interrupted' | undefined> {
    const feed = this.#join(workspaceId, newest);
    const wake = (): void => announce(feed);
    signal?.addEventListener('abort', wake);
    try {
      for (let last = after; ;) {
        if (signal?.aborted === true) return undefined;
        if (this.#isClosed) return 'interrupted';
        const events = await this.#next(workspaceId, feed, last);
        if (events === undefined) return 'expired';
        for (const event of events) {
          last = event.sequence;
          yield event;
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
    const feed = known ?? { readers: 0, events: [], newest, isReading: false, changed: Promise.withResolvers<void>() };
    feed.readers += 1;
    this.#feeds.set(workspaceId, feed);
    if (this.#isClosed) return feed;
    this.#endWatch ??= this.#store.watch((id) => void this.#read(id));
    this.#timer ??= setInterval(() => void this.#lookAtAll(), interval).unref();
    if (known === undefined) void this.#read(workspaceId);
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

  /** The events that follow a number, none where it has to be looked again; `undefined` where the next one is not kept any more. */
  async #next(workspaceId: string, feed: Feed, last: number): Promise<readonly Event[] | undefined> {
    const { changed } = feed;
    if (last >= feed.newest) {
      await changed.promise;
      return [];
    }
    const [first] = feed.events;
    if (first !== undefined && first.sequence <= last + 1) return feed.events.slice(last + 1 - first.sequence);
    // Whoever is far behind reads for itself.
    const events = await this.#store.read(workspaceId, last, mostRead);
    return events[0]?.sequence === last + 1 ? events : undefined;
  }

  /** Reads what is new until there is nothing more. */
  async #read(workspaceId: string): Promise<void> {
    const feed = this.#feeds.get(workspaceId);
    if (feed === undefined || feed.isReading) return;
    feed.isReading = true;
    try {
      for (let isMore = true; isMore && feed.readers > 0;) {
        const events = await this.#store.read(workspaceId, feed.newest, mostRead);
        take(feed, events);
        isMore = events.length > 0;
      }
    } catch (cause) {
      this.#failure.report(cause, { feeds: this.#feeds.size });
    } finally {
      feed.isReading = false;
    }
  }

  async #lookAtAll(): Promise<void> {
    try {
      const newest = await this.#store.newest([...this.#feeds.keys()]);
      for (const [id, feed] of this.#feeds) if ((newest.get(id) ?? 0) > feed.newest) void this.#read(id);
    } catch (cause) {
      this.#failure.report(cause, { feeds: this.#feeds.size });
    }
  }
}

function take(feed: Feed, events: readonly Event[]): void {
  const last = events.at(-1);
  if (last === undefined) return;
  // What expired in between is missed by readers who have not read it, and each of them finds out.
  const isNext = events[0]?.sequence === feed.newest + 1;
  feed.events = (isNext ? [...feed.events, ...events] : [...events]).slice(-mostKept);
  feed.newest = last.sequence;
  announce(feed);
}

function announce(feed: Feed): void {
  const { changed } = feed;
  feed.changed = Promise.withResolvers<void>();
  changed.resolve();
}
