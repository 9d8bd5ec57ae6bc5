import { GenerationQueue } from './content/generation-queue.ts';
import { LeaseKeeper } from './content/lease-keeper.ts';
import { FollowedStreams } from './content/stream/followed-streams.ts';
import { RunningStreams } from './content/stream/running-streams.ts';
import { InFlightTasks } from './in-flight-tasks.ts';
import { KeyedQueue } from './keyed-queue.ts';
import type { TextsByWorkspace } from './ports/texts.ts';
import type { Log } from './ports/log.ts';
import type { Storage } from './ports/storage.ts';
import type { Writer } from './ports/writer.ts';
import { ReservationKeeper } from './reservation-keeper.ts';

/** What the process has for every call, and for work that is no call's. */
export interface Services {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly texts: TextsByWorkspace;
  readonly log: Log;
  now(): Date;
  /** Says when a text may be written. */
  readonly queue: GenerationQueue;
  readonly leaseKeeper: LeaseKeeper;
  /** The streams of texts: those that this process writes, and those that its callers follow though another one writes them. */
  readonly streams: { readonly running: RunningStreams; readonly followed: FollowedStreams };
  readonly reservations: ReservationKeeper;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
  /** Edits of one record, one after the other. */
  readonly edits: KeyedQueue;
  /** What the stop waits for. */
  readonly inFlight: InFlightTasks;
}

export interface ServicesOptions extends Pick<Services, 'storage' | 'writer' | 'texts' | 'log' | 'stopping'> {
  /** How many texts are written at once. */
  readonly concurrency: number;
  /** How many texts of one workspace may wait to be written. */
  readonly maxWaiting?: number | undefined;
  /** How often the leases of texts are renewed, in milliseconds. */
  readonly heartbeat: number;
}

/** Puts together what a process has besides its ports. */
export function createServices({ concurrency, maxWaiting, heartbeat, ...ports }: ServicesOptions): Services {
  const { storage, log, stopping } = ports;
  return {
    ...ports,
    now: () => new Date(),
    queue: new GenerationQueue(concurrency, maxWaiting),
    leaseKeeper: new LeaseKeeper({ leases: storage.leases, log, heartbeat, stopping }),
    streams: { running: new RunningStreams(storage.streams, log), followed: new FollowedStreams(storage.streams, log) },
    reservations: new ReservationKeeper(storage.idempotency, log, heartbeat),
    edits: new KeyedQueue(),
    inFlight: new InFlightTasks(),
  };
}
