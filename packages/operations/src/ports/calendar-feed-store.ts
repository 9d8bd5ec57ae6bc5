import type { CalendarFeed, CalendarFeedQuery, Page } from '@handbill/contract';

/** The calendar feeds of one workspace. */
export interface CalendarFeedStore {
  /** Stores a new feed; resolves to its token, of which only a hash is kept. One that is stored already gets a new token. */
  create(feed: CalendarFeed): Promise<string>;
  count(): Promise<number>;
  get(id: string): Promise<CalendarFeed | null>;
  list(query: CalendarFeedQuery): Promise<Page<CalendarFeed>>;
  /** `false`: there is none. */
  delete(id: string, now: Date): Promise<boolean>;
}

/** A feed, and whose it is. */
export interface OpenedFeed {
  readonly workspaceId: string;
  readonly feed: CalendarFeed;
}

/** The feeds of all workspaces, for whoever has a token. */
export interface FeedTokens {
  /** The feed of a token, which is used now; `null`: there is none. */
  open(token: string, now: Date): Promise<OpenedFeed | null>;
}
