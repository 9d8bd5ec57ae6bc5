import type { Event, EventPage, EventQuery, EventType } from '@handbill/contract';

/** The oldest event that is kept; `null` where there is none. */
export type OldestEvent = Pick<Event, 'id' | 'sequence'> | null;

/** Which events to read. */
export interface EventSearch extends Readonly<Omit<EventQuery, 'type'>> {
  /** `null`: of every type. */
  readonly types: readonly EventType[] | null;
}

/** Where someone begins to follow events. */
export interface EventPosition {
  /** The event that they follow, or the place of one that is not there. */
  readonly id: string;
  /** Its number, and that of the newest event. */
  readonly sequence: number;
  readonly newest: number;
}

/** The events of one workspace. */
export interface EventStore {
  /** The event of this id, or the newest one, and the number of that; the oldest event that is kept where it is not. */
  positionAfter(after: string | null): Promise<EventPosition | { readonly oldest: OldestEvent }>;
  /** In their order; the oldest event that is kept where one that they are to follow, or to come before, is not. */
  list(search: EventSearch): Promise<EventPage | { readonly oldest: OldestEvent }>;
  get(id: string): Promise<Event | null>;
}

/** Events of which each is followed by the next. */
export interface FollowedFeed {
  readonly workspaceId: string;
  /** The number of the event that they follow. */
  readonly after: number;
  /** The number of the newest event there is now. */
  readonly newest: number;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
}

/** Some events that follow a number. */
export interface EventsRead {
  readonly events: readonly Event[];
  /** How many bytes they take in the database. */
  readonly bytes: number;
  /** Whether there may be others behind them. */
  readonly hasMore: boolean;
}

/** The events of all workspaces, for those who follow them as they come. */
export interface EventFeeds {
  /** The events that follow a number, of any type: few enough to be held in memory for each who is at another place. */
  read(workspaceId: string, after: number): Promise<EventsRead>;
  /** The number of the newest event of each of these workspaces. */
  newest(workspaceIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Calls `listener` with each workspace that has new events. Returns a function that ends that. */
  watch(listener: (workspaceId: string) => void): () => void;
}

/** Moves the events that wait with the records into the feeds of their workspaces, in the order in which they happened. */
export interface EventRelay {
  /** Moves some of it. `more`: there was more than that; `elsewhere`: another process does it now. */
  move(): Promise<'all' | 'more' | 'elsewhere'>;
  /** Calls `listener` when something new waits. Returns a function that ends that. */
  watch(listener: () => void): () => void;
  /** Removes events that are older than is kept, if this process moves them. */
  expire(now: Date): Promise<void>;
  /** Lets another process go on at once. */
  release(): Promise<void>;
}
