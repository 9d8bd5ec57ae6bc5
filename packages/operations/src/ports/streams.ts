import type { Content, ContentEvent, Event } from '@handbill/contract';
import type { StreamPosition } from './stream-store.ts';
import type { FollowedFeed } from './event-store.ts';

/** The events of workspaces, for those who follow them. */
export interface Feeds {
  /** Each event of a workspace as it comes. Returns why it ended before its reader left: the next event is not kept, or the process stops. */
  follow(feed: FollowedFeed): AsyncGenerator<Event, 'expired' | 'interrupted' | undefined>;
}

/** Who is given events. */
export interface StreamReader {
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
  /** The bytes that are held for them. */
  readonly room: { reserve(bytes: number): Promise<void>; hold(bytes: number): void };
}

/** A text to be followed, and from where. */
export interface FollowedText extends StreamReader {
  readonly content: Content;
  readonly from: StreamPosition;
  /** Reads the record anew. */
  readonly get: () => Promise<Content | null>;
}

/** The streams of texts, whichever server writes them. */
export interface Streams {
  /** The place in a text's stream that an event's id names, the beginning where there is none; `undefined`: the text has no such event. */
  positionIn(content: Content, lastEventId: string | undefined): Promise<StreamPosition | undefined>;
  /** The events of a text. Returns why it ended before the text did. */
  follow(text: FollowedText): AsyncGenerator<ContentEvent, 'deleted' | 'interrupted' | undefined>;
}
