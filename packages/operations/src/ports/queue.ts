import type { Check, Content, ContentEvent, Figures } from '@handbill/contract';
import type { AttemptSubject } from './attempt-store.ts';
import type { Budget, Spend } from './cap-store.ts';
import type { Lease } from './content-store.ts';
import type { StreamReader } from './streams.ts';
import type { GenerationFailure, ReviewTask, RewriteTask, RewrittenParts } from './writer.ts';

/** One of the slots in which a process has models called, or the turn for one. */
export interface Slot {
  /** `true`: models may be called. `false`: it was left, or the process stops first. */
  readonly turn: Promise<boolean>;
  /** Lets the next one in. */
  readonly leave: () => void;
  /** Lets others in until then, and waits for a turn again. `false`: it was left, or the process stops first. */
  readonly pause: (until: Promise<unknown>) => Promise<boolean>;
}

/** The reservation for the first call for a text, or for a change of it; `null`: none, so that each call asks anew. */
export interface PaidFrom extends Pick<Budget, 'id'> {
  readonly most: Spend | null;
  /** How long it is kept, from each call on, though no record says that it is needed, in milliseconds. */
  readonly kept_ms: number;
}

/** A stored record whose text is to be written at once, under a lease that is held. */
export interface TextJob {
  readonly lease: Lease;
  readonly content: Content;
  readonly requestId: string;
  /** The key that asked for it; `null` where that is not known. */
  readonly keyId: string | null;
  readonly slot: Slot;
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
  readonly slot: Slot;
}

/** A text that is no record, to be read by a judge. */
export interface JudgeJob {
  readonly subject: AttemptSubject;
  readonly task: Omit<ReviewTask, 'signal' | 'reserve'>;
  readonly budget?: PaidFrom | undefined;
  readonly requestId: string;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
  readonly slot: Slot;
}

/** Parts that are being written anew. */
export interface RunningRewrite {
  /** How it ends, once all its attempts are stored; `null`: the process stops first. Whoever took its slot leaves it. */
  readonly result: Promise<RewrittenParts | GenerationFailure | null>;
  /** The figures before, plus those of this job. */
  addTo(before: Figures): Figures;
  /** The text as it stands, the parts while they come, and in the end the checks and the record. */
  events(ended: Promise<Content>, reader: StreamReader): AsyncIterable<ContentEvent>;
}

/**
 * Jobs that call models. Texts wait in the database, and a process with room claims them, one of each workspace in turn; other work waits in the
 * process that was asked for it.
 */
export interface Queue {
  /** Whether the process stops: nothing new is begun. */
  readonly isClosed: boolean;
  /** Slots for new texts, as far as some are free: the others wait. Throws `unavailable` where not so many may, or the process stops. */
  slotsFor(workspaceId: string, texts: number): Promise<readonly Slot[]>;
  /** A turn for work that is no text of its own. Throws `unavailable` as `slotsFor` does. */
  join(workspaceId: string): Slot;
  /** Says that a text waits. */
  ring(): void;
  /** Whether this process writes a text. */
  isWriting(contentId: string): boolean;
  /** Resolves when this process has ended a text that it did not hold before, or after some time: its record says how it ended. */
  mayHaveEnded(contentId: string, within_ms: number): Promise<void>;
  /** Writes the text of a stored record and ends the record, even if the caller has left. Throws the problem of a failure. */
  write(job: TextJob): Promise<Content>;
  /** Has parts written anew when their turn comes. It fails at once where no server of a model answers. */
  rewrite(job: RewriteJob): RunningRewrite;
  /** Has a text judged when its turn comes, and leaves its slot; `null`: the process stops, or the caller is gone. */
  judge(job: JudgeJob): Promise<readonly Check[] | null>;
  /** Ends the work on a text, if this process writes it. */
  abort(contentId: string): void;
}
