import type { GenerationQueue } from './content/generation-queue.ts';
import type { LeaseKeeper } from './content/lease-keeper.ts';
import type { KeyedQueue } from './keyed-queue.ts';
import type { Log } from './ports/log.ts';
import type { Storage } from './ports/storage.ts';
import type { Writer } from './ports/writer.ts';
import type { Underway } from './underway.ts';

/** What the process has for every call; time, ids and randomness come from here. */
export interface Services {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly log: Log;
  now(): Date;
  newId(prefix: 'cmp' | 'cnt', at: Date): string;
  /** Says when a text may be written. */
  readonly queue: GenerationQueue;
  readonly leaseKeeper: LeaseKeeper;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
  /** Edits of one campaign, one after the other. */
  readonly edits: KeyedQueue;
  /** What the stop waits for. */
  readonly underway: Underway;
}
