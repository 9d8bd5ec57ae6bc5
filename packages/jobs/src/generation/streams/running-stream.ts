import type { ContentAttempt, ContentDelta } from '@handbill/contract';
import type { Lease, StreamPiece, StreamPosition } from '@handbill/operations';
import { StreamLog, beginning, endOf, isUpTo } from './stream-log.ts';

/** The longest text of one piece, in UTF-16 units: well below the limit of one document. */
const maxPieceLength = 500_000;

/** The work of other processes on a text before it was taken over. */
export interface EarlierWriting {
  readonly attempts: number;
  readonly claims: number;
}

/** The stream of a text that this process writes, and how much of it is stored. */
export class RunningStream {
  readonly log = new StreamLog();
  readonly lease: Lease;
  readonly #touch: () => void;
  #attemptsBefore = 0;
  /** The call of a model that was begun last. */
  #call: Pick<ContentAttempt, 'attempt' | 'reason'> | undefined;
  #stored: StreamPosition = beginning;
  #next = 0;
  /** A piece was handed out to be stored. */
  #isOut = false;
  #isEnding = false;
  #isEnded = false;
  /** Another process goes on with this text. */
  #isLost = false;

  constructor(lease: Lease, touch: () => void) {
    this.lease = lease;
    this.#touch = touch;
  }

  continueAfter(last: StreamPiece | null, { attempts, claims }: EarlierWriting): void {
    // Readers may have been shown attempts that are not stored here: those on record, and of each process before one more, which it did not live to
    // record: the first call, or its repetition of earlier answers.
    const shown = Math.max(attempts + Math.max(0, claims - 2), claims - 1);
    this.#attemptsBefore = Math.max(last?.entries.at(-1)?.attempt ?? 0, shown);
    this.#next = last === null ? 0 : last.number + 1;
  }

  beginAttempt(attempt: number, reason: string): void {
    this.#call = { attempt, reason };
  }

  addAttempt({ reason, ...rest }: ContentAttempt): void {
    const call = this.#call ?? { attempt: this.#attemptsBefore + rest.attempt, reason };
    // Why parts are written anew stays, whichever call of a model brings them.
    const isWhole = rest.pointers.includes('') && reason !== 'mended';
    // Positions only grow: the repetition of earlier answers, before this call, may have been an attempt of its own.
    const attempt = Math.max(call.attempt, this.#attemptsBefore + 1, this.log.end.attempt);
    this.log.addAttempt({ ...rest, attempt, reason: isWhole ? call.reason : reason });
    this.#touch();
  }

  addDelta({ pointer, text }: Pick<ContentDelta, 'pointer' | 'text'>): void {
    this.log.addDelta({ attempt: this.log.end.attempt, pointer, text });
    this.#touch();
  }

  /** Whether a piece of the text's stream was stored, or is being stored: other processes may be reading it. */
  get isShared(): boolean {
    return this.#next > 0 || this.#isOut;
  }

  get hasNews(): boolean {
    if (this.#isLost || this.#isEnded) return false;
    return this.#isEnding || !isUpTo(this.log.end, this.#stored);
  }

  /** Nothing is added any more; the last piece will say so. */
  complete(): void {
    this.#isEnding = true;
  }

  get isComplete(): boolean {
    return this.#isEnding;
  }

  nextPiece(): StreamPiece {
    this.#isOut = true;
    const { workspaceId, contentId, token } = this.lease;
    const { entries } = this.log.after(this.#stored, 0, maxPieceLength);
    const last = entries.at(-1);
    const isLast = this.#isEnding && (last === undefined || isUpTo(this.log.end, endOf(last)));
    return { workspaceId, contentId, number: this.#next, writer: token, entries, isLast };
  }

  stored({ number, entries, isLast }: StreamPiece): void {
    const last = entries.at(-1);
    if (last !== undefined) this.#stored = endOf(last);
    this.#next = number + 1;
    this.#isEnded = isLast;
  }

  /** Another piece has the number of one of these: an earlier try of ours, or another process wrote it. */
  resolve(last: StreamPiece | null): void {
    if (last === null) return;
    if (last.writer === this.lease.token) this.stored(last);
    // Entries of before this stream have lower attempts, and may still come: one with others is of a process that goes on after this one.
    else if (this.#stored !== beginning || (last.entries.at(-1)?.attempt ?? Infinity) > this.#attemptsBefore) this.#isLost = true;
    else this.#next = last.number + 1;
  }
}
