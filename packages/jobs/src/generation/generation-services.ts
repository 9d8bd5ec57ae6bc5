import type { EventEmitter } from 'node:events';
import type { Meter, Services, Tracer } from '@handbill/operations';
import type { Slots } from '../runner/slots.ts';
import type { InFlightTasks } from '../tasks/in-flight-tasks.ts';
import type { LogProblem } from '../tasks/log-end.ts';
import type { HeldTexts } from './held-texts.ts';
import type { FollowedStreams } from './streams/followed-streams.ts';
import type { RunningStreams } from './streams/running-streams.ts';

export interface GenerationServices extends Pick<Services, 'storage' | 'writer' | 'texts' | 'log' | 'now' | 'stopping'> {
  readonly logProblem: LogProblem;
  readonly meter: Meter;
  readonly tracer: Tracer;
  readonly slots: Slots;
  readonly heldTexts: HeldTexts;
  /** The streams of texts: those that this process writes, and those that its callers follow though another one writes them. */
  readonly streams: { readonly running: RunningStreams; readonly followed: FollowedStreams };
  /** Says by its id which text this process has ended. */
  readonly ends: EventEmitter;
  readonly inFlight: InFlightTasks;
}
