import type { Log } from './ports/log.ts';
import type { Storage } from './ports/storage.ts';
import type { Writer } from './ports/writer.ts';

/** What the process has for every call; time, ids and randomness come from here. */
export interface Services {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly log: Log;
  now(): Date;
  newId(prefix: 'cmp' | 'cnt', at: Date): string;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
}
