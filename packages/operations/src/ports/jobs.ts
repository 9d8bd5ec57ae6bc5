import type { Check, Content, ContentEvent, Event } from '@handbill/contract';
import type { AttemptFigures, AttemptSubject } from './attempt-store.ts';
import type { FollowedFeed } from './event-store.ts';
import type { Budget, Spend } from './cap-store.ts';
import type { Lease } from './content-store.ts';
import type { Reservation } from './idempotency-store.ts';
import type { StreamPosition } from './stream-store.ts';
import type { GenerationFailure, ReviewTask, RewriteTask, RewrittenParts } from './writer.ts';

/** A text's place in the queue. */
export interface Place {
  /** Whether it did not have to wait. */
  readonly startedImmediately: boolean;
  /** `true`: the text may be written. `false`: the place was left or the queue closed first. */
  readonly turn: Promise<boolean>;
  /** Lets the next one in. */
  readonly leave: () => void;
  /** Lets others in until then, and waits for a turn again. `false`: the place was left or the queue closed first. */
  readonly pause: (until: Promise<unknown>) => Promise<boolean>;
}

/** What is reserved for the first call for a text, or for what is done to it; `null`: nothing, so that each call asks anew. */
export interface PaidFrom extends Pick<Budget, 'id'> {
  readonly most: Spend | null;
  /** How long it is kept, from each call on, though no record says that it is needed, in milliseconds. */
  readonly kept_ms: number;
}

/** A stored record whose text is to be written. */
export interface TextJob {
  readonly lease: Lease;
  readonly content: Content;
  readonly requestId: string;
  /** The key that asked for it; `null` where that is not known. */
  readonly keyId: string | null;
  readonly place: Place;
  /** Only where a spending cap holds. */
  readonly budget?: PaidFrom | undefined;
}

/** Parts of a record that are to be written anew. */
export interface RewriteJob extends Omit<RewriteTask, 'signal' | 'reserve'> {
  /** Only where a spending cap holds. */
  readonly budget?: PaidFrom | undefined;
  readonly workspaceId: string;
  readonly record: Content;
  readonly requestId: string;
  readonly keyId: string;
  readonly place: Place;
}

/** A text that is no record, to be read by a judge. */
export interface JudgeJob {
  readonly subject: AttemptSubject;
  readonly task: Omit<ReviewTask, 'signal' | 'reserve'>;
  readonly budget?: PaidFrom | undefined;
  readonly requestId: string;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
  readonly place: Place;
}

/** Parts that are being written anew. */
export interface RunningRewrite {
  /** How it ends, once all its attempts are stored; `null`: the process stops first. Whoever joined its place leaves it. */
  readonly result: Promise<RewrittenParts | GenerationFailure | null>;
  /** What there was, and what this took. */
  addTo(before: AttemptFigures): AttemptFigures;
  /** The text as it stands, the parts while they come, and in the end the checks and the record. */
  events(ended: Promise<Content>, reader: StreamReader): AsyncIterable<ContentEvent>;
}

/** Who is given events. */
export interface StreamReader {
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
  /** What is held for them. */
  readonly room: { reserve(bytes: number): Promise<void>; hold(bytes: number): void };
}

/** A text to be followed, and from where. */
export interface FollowedText extends StreamReader {
  readonly content: Content;
  readonly from: StreamPosition;
  /** Reads the record anew. */
  readonly get: () => Promise<Content | null>;
}

/** Work that outlives the call that asks for it. */
export interface Jobs {
  /** Whether the process stops: nothing new is begun. */
  readonly isClosed: boolean;
  /** Takes a place for a text. Throws `unavailable` where too many of its workspace wait, or the process stops. */
  join(workspaceId: string): Place;
  /**
   * Writes the text of a stored record, leaves its place and ends the record in any case, even if the caller has left. Throws the problem of a
   * failure. `null`: another server goes on with it.
   */
  write(job: TextJob): Promise<Content | null>;
  /** Has parts written anew when their turn comes. It fails at once where no server of a model answers. */
  rewrite(job: RewriteJob): RunningRewrite;
  /** Has a text judged when its turn comes, and leaves its place; `null`: the process stops, or the caller is gone. */
  judge(job: JudgeJob): Promise<readonly Check[] | null>;
  /** Ends the work on a text, if this process writes it or has it waiting. */
  abort(contentId: string): void;
  /** The place in a text's stream that an event's id names, the beginning where there is none; `undefined`: the text has no such event. */
  positionIn(content: Content, lastEventId: string | undefined): Promise<StreamPosition | undefined>;
  /** The events of a text, whichever server writes it. Returns why it ended before the text did. */
  follow(text: FollowedText): AsyncGenerator<ContentEvent, 'deleted' | 'interrupted' | undefined>;
  /** Each event of a workspace as it comes. Returns why it ended before its reader left: the next event is not kept, or the process stops. */
  followEvents(feed: FollowedFeed): AsyncGenerator<Event, 'expired' | 'interrupted' | undefined>;
  /** Logs how work failed that no caller waits for. */
  logEnd(work: Promise<unknown>, fields: { readonly content_id: string; readonly request_id: string }): Promise<void>;
  /** Has the stop of the process wait for work, whether or not its caller does. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Renews the reservation of an idempotency key until the work is done. */
  during<T>(reservation: Reservation, work: () => Promise<T>): Promise<T>;
  /** Whether what could not be stored may be once the database can be reached again. */
  mayPass(cause: unknown): boolean;
  /** Goes on trying to store something while the database cannot be reached, until the process stops or so many milliseconds have passed. */
  storeLater(store: () => Promise<void>, within?: number): Promise<void>;
}
