import { EventEmitter } from 'node:events';
import type { Jobs, Meter, Services, Tracer } from '@handbill/operations';
import { LiveFeeds } from '../events/live-feeds.ts';
import type { GenerationServices } from '../generation/generation-services.ts';
import { HeldTexts } from '../generation/held-texts.ts';
import { followText } from '../generation/streams/follow-text.ts';
import { positionIn } from '../generation/streams/position-in.ts';
import { FollowedStreams } from '../generation/streams/followed-streams.ts';
import { RunningStreams } from '../generation/streams/running-streams.ts';
import { textKind } from '../generation/text-kind.ts';
import { textQueue } from '../generation/text-queue.ts';
import { keepReservations } from '../reservations/keep-reservations.ts';
import { Heartbeat } from '../runner/heartbeat.ts';
import { Runner } from '../runner/runner.ts';
import { Slots } from '../runner/slots.ts';
import { InFlightTasks } from '../tasks/in-flight-tasks.ts';
import { logEnd } from '../tasks/log-end.ts';
import { mayPass, storeLater } from '../tasks/store-later.ts';
import { serverKinds, type Progress } from './job-kinds.ts';

interface ProcessJobsOptions
  extends Pick<GenerationServices, 'storage' | 'writer' | 'texts' | 'log' | 'logProblem' | 'now' | 'stopping'>, Pick<Services, 'rooms'> {
  readonly concurrency: number;
  /** How many texts of a workspace may wait. */
  readonly maxWaiting?: number | undefined;
  readonly meter?: Meter | undefined;
  readonly tracer?: Tracer | undefined;
  /** How often leases are renewed, in milliseconds. */
  readonly heartbeat: number;
  /** How often the work of lost processes is looked for, in milliseconds. */
  readonly sweep: number;
}

/** The jobs of a process, and how they begin and end. */
export interface ProcessJobs extends Jobs {
  readonly inFlight: InFlightTasks;
  /** Begins the work of a server, which needs to know how long a call of a model may take, in milliseconds. Returns a function that ends it. */
  serve(times: { readonly generationTimeout: number }): () => void;
  /** How many texts wait and how many of them are written here, how many leases that takes, and for how many milliseconds events may have waited. */
  counts(): { readonly queued: number; readonly running: number; readonly leases: number; readonly relayLag_ms: number };
  close(): void;
  endWatch(): void;
}

const noMeter: Meter = { attemptEnded: () => undefined, textEnded: () => undefined, firstDelta: () => undefined };

const noTracer: Tracer = { within: (_span, work) => work(() => undefined) };

/** The services that the texts of a process are written with. */
function servicesOf(options: ProcessJobsOptions, beat: Heartbeat): GenerationServices {
  const { storage, log, stopping, concurrency, meter = noMeter, tracer = noTracer, now } = options;
  const slots = new Slots(concurrency);
  return {
    ...options,
    meter,
    tracer,
    slots,
    heldTexts: new HeldTexts(storage.leases, beat, stopping),
    streams: { running: new RunningStreams(storage.streams, log, now), followed: new FollowedStreams(storage.streams, log) },
    ends: new EventEmitter().setMaxListeners(0),
    inFlight: new InFlightTasks(),
  };
}

/** Work that outlives the calls of a process. */
export function createJobs(options: ProcessJobsOptions): ProcessJobs {
  const { storage, log, stopping, rooms, maxWaiting = 10_000, heartbeat, sweep } = options;
  const beat = new Heartbeat(log, heartbeat);
  const services = servicesOf(options, beat);
  const { heldTexts, streams, inFlight, slots } = services;
  const feeds = new LiveFeeds(storage.eventFeeds, rooms, log);
  const texts = new Runner(textKind(services, sweep), services);
  const queue = textQueue(services, maxWaiting, texts);
  const progress: Progress = { queued: 0, relayedAt: performance.now() };
  const endWatch = storage.watchTexts((contentId, news) => {
    if (news === 'waits') queue.ring();
    else
      void heldTexts
        .abortLost(contentId)
        .catch((err: unknown) => log.warn({ err, content_id: contentId }, 'A cancelled text goes on until its lease is renewed'));
  });
  return {
    inFlight,
    queue,
    streams: {
      positionIn: (content, id) => positionIn(content, id, streams),
      follow: (text) => followText(text, { ...streams, isStopping: () => slots.isClosed || stopping.aborted }),
    },
    feeds,
    background: {
      logEnd: (work, fields) => logEnd(work, fields, services),
      track: (work) => inFlight.track(work),
      during: keepReservations(storage.idempotency, beat),
      mayPass: (cause) => mayPass(cause, services),
      storeLater: (store, within) => storeLater(store, services, within),
    },
    counts: () => ({
      queued: progress.queued + slots.waiting,
      running: slots.running,
      leases: heldTexts.size,
      relayLag_ms: performance.now() - progress.relayedAt,
    }),
    serve({ generationTimeout }) {
      const runners = serverKinds(services, { sweep, generationTimeout }, progress).map((kind) => new Runner(kind, services));
      // The stop of the process waits for it, and holds up no connection until then.
      return () => void inFlight.track(Promise.all(runners.map((runner) => runner.end())));
    },
    close: () => {
      void inFlight.track(texts.end());
      slots.close();
      streams.followed.close();
      feeds.close();
    },
    endWatch,
  };
}
