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
  /** How often the lease of a text that is being written is renewed, in milliseconds: several times while it lasts. */
  readonly heartbeat: number;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
  /** What the stop waits for. */
  readonly underway: Underway;
}
