import type { Event, EventPage, EventType } from '@handbill/contract';

/** The oldest event that is kept; `null` where there is none. */
export type OldestEvent = Pick<Event, 'id' | 'sequence'> | null;

/** Which events to read. */
export interface EventSearch {
  /** The event that they follow; `null`: from the oldest that is kept. */
  readonly after: string | null;
  /** `null`: of every type. */
  readonly types: readonly EventType[] | null;
  readonly resource_id: string | null;
  readonly limit: number;
}

/** The events of one workspace. */
export interface EventStore {
  /** In their order; the oldest event that is kept where the one that they are to follow is not. */
  list(search: EventSearch): Promise<EventPage | { readonly oldest: OldestEvent }>;
}

/** Brings what waits with the records into the feeds of their workspaces, in the order in which it happened. */
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
