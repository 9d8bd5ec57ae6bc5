import type { Event } from '@handbill/contract';
import type { FollowedFeed } from './event-store.ts';

/** The events of workspaces, for those who follow them. */
export interface Feeds {
  /** Each event of a workspace as it comes. Returns why it ended before its reader left: the next event is not kept, or the process stops. */
  follow(feed: FollowedFeed): AsyncGenerator<Event, 'expired' | 'interrupted' | undefined>;
}
