import type { Rooms } from './byte-budget.ts';
import { KeyedQueue } from './keyed-queue.ts';
import type { OpenStreams, RefusedCallers } from './caller-limits.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { Background } from '../ports/background.ts';
import type { Feeds, Streams } from '../ports/streams.ts';
import type { Queue } from '../ports/queue.ts';
import type { TextsByWorkspace } from '../ports/texts.ts';
import type { Log } from '../ports/log.ts';
import type { Storage } from '../ports/storage.ts';
import type { Tracer } from '../ports/tracer.ts';
import type { Writer } from '../ports/writer.ts';

/** Work that outlives calls. */
export interface Jobs {
  readonly queue: Queue;
  readonly streams: Streams;
  readonly feeds: Feeds;
  readonly background: Background;
}

/** The services of a process for every call. */
export interface Services {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly texts: TextsByWorkspace;
  readonly log: Log;
  /** Of the server. */
  readonly version: string;
  /** Where callers find the server, without a slash at the end; `undefined`: that is not known. */
  readonly publicUrl?: string | undefined;
  now(): Date;
  readonly jobs: Jobs;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
  /** Counts calls; `undefined`: none are limited. */
  readonly rates?: RateLimiter | undefined;
  /** `undefined`: nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** The bytes that the process holds for its callers. */
  readonly rooms: Rooms;
  /** Counts streams; `undefined`: a key may have any number. */
  readonly streams?: OpenStreams | undefined;
  /** Counts calls without a good key; `undefined`: any number are refused as such. */
  readonly refused?: RefusedCallers | undefined;
  /** Edits of one record, one after the other. */
  readonly edits: KeyedQueue;
}

/** Adds the queue of edits to the ports. */
export const createServices = (ports: Omit<Services, 'edits'>): Services => ({ ...ports, edits: new KeyedQueue() });
