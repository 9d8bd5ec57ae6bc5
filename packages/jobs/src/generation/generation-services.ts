import type { Log, Meter, Storage, TextsByWorkspace, Tracer, Writer } from '@handbill/operations';
import type { Slots } from '../runner/slots.ts';
import type { InFlightTasks } from '../tasks/in-flight-tasks.ts';
import type { LogProblem } from '../tasks/log-end.ts';
import type { EndNews } from './end-news.ts';
import type { HeldTexts } from './held-texts.ts';
import type { FollowedStreams } from './streams/followed-streams.ts';
import type { RunningStreams } from './streams/running-streams.ts';

export interface GenerationServices {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly texts: TextsByWorkspace;
  readonly log: Log;
  readonly logProblem: LogProblem;
  now(): Date;
  readonly meter: Meter;
  readonly tracer: Tracer;
  readonly slots: Slots;
  readonly heldTexts: HeldTexts;
  /** The streams of texts: those that this process writes, and those that its callers follow though another one writes them. */
  readonly streams: { readonly running: RunningStreams; readonly followed: FollowedStreams };
  readonly ends: EndNews;
  readonly isClosed: boolean;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
  readonly inFlight: InFlightTasks;
}
