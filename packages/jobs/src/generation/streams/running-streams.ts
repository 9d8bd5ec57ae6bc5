import type { Lease, Log, StreamPiece, StreamStore } from '@handbill/operations';
import { RunningStream, type EarlierWriting } from './running-stream.ts';
import type { StreamLog } from './stream-log.ts';
import { lastingFailure } from '../../runner/lasting-failure.ts';

/** How often news are stored where there is little to do, in milliseconds. */
const shortest = 250;
const longest = 2_000;
/** The share of its time that storing may take: a tenth. */
const rest = 10;
/** Tries to store the rest of one text, before its record is finished without. */
const maxTries = 20;

/**
 * The streams of all texts that this process writes. Their new entries are stored with one command for all, four times a second; less often the more
 * texts there are, a millisecond for each, and the longer the database takes, so that it is busy with them a tenth of the time at most.
 */
export class RunningStreams {
  readonly #store: StreamStore;
  readonly #failed: ReturnType<typeof lastingFailure>;
  readonly #now: () => Date;
  readonly #streams = new Map<string, RunningStream>();
  #due = new Set<RunningStream>();
  #isScheduled = false;
  #storing: Promise<boolean> = Promise.resolve(true);
  #next: Promise<boolean> | undefined;
  #took = 0;

  constructor(store: StreamStore, log: Log, now: () => Date) {
    this.#store = store;
    this.#failed = lastingFailure(log, 'What was written of texts could not be shared with other servers; trying again');
    this.#now = now;
  }

  of(contentId: string): StreamLog | undefined {
    return this.#streams.get(contentId)?.log;
  }

  open(lease: Lease): RunningStream {
    const stream = new RunningStream(lease, () => this.#schedule());
    this.#streams.set(lease.contentId, stream);
    return stream;
  }

  async takeOver(stream: RunningStream, earlier: EarlierWriting): Promise<void> {
    stream.continueAfter(await this.#store.last(stream.lease.contentId), earlier);
  }

  async share(stream: RunningStream): Promise<void> {
    for (let tries = 0; stream.hasNews && tries < maxTries; tries += 1) {
      this.#due.add(stream);
      if (!(await this.#storeDue())) return;
    }
  }

  /** Says that nothing follows. A text that no other process knows of, and no reader either, needs no such end: its record tells as much. */
  async complete(stream: RunningStream): Promise<void> {
    stream.complete();
    if (stream.isShared || stream.log.wasFollowed) await this.share(stream);
  }

  /** Ends a stream: its readers turn to the record. */
  close(stream: RunningStream): void {
    const { contentId } = stream.lease;
    if (this.#streams.get(contentId) === stream) this.#streams.delete(contentId);
    stream.log.close(stream.isComplete);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const interval = Math.min(longest, Math.max(shortest, this.#streams.size, this.#took * rest));
    setTimeout(() => {
      this.#isScheduled = false;
      for (const stream of this.#streams.values()) if (stream.hasNews) this.#due.add(stream);
      void this.#storeDue();
    }, interval).unref();
  }

  /** One command after the other: the pieces of a text must come in order. Resolves to whether it succeeded. */
  #storeDue(): Promise<boolean> {
    this.#next ??= this.#storing.then(() => {
      this.#next = undefined;
      const due = this.#due;
      this.#due = new Set();
      this.#storing = this.#storeNews(due);
      return this.#storing;
    });
    return this.#next;
  }

  async #storeNews(due: ReadonlySet<RunningStream>): Promise<boolean> {
    const pieces = new Map<StreamPiece, RunningStream>();
    for (const stream of due) if (stream.hasNews) pieces.set(stream.nextPiece(), stream);
    if (pieces.size === 0) return true;
    let hasSucceeded = true;
    const began = performance.now();
    try {
      const refused = new Set(await this.#store.append([...pieces.keys()], this.#now()));
      this.#took = performance.now() - began;
      for (const [piece, stream] of pieces) if (!refused.has(piece)) stream.stored(piece);
      for (const piece of refused) pieces.get(piece)?.resolve(await this.#store.last(piece.contentId));
    } catch (cause) {
      hasSucceeded = false;
      this.#took = longest / rest;
      this.#failed(cause, { texts: pieces.size });
    }
    if (this.#hasNews()) this.#schedule();
    return hasSucceeded;
  }

  #hasNews(): boolean {
    for (const stream of this.#streams.values()) if (stream.hasNews) return true;
    return false;
  }
}
