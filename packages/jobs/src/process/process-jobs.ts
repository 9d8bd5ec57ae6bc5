import type { Jobs, Log, Meter, Rooms, Storage, Tracer, Writer } from '@handbill/operations';
import { LiveFeeds } from '../events/live-feeds.ts';
import { moveEvents } from '../events/move-events.ts';
import { abandonedTexts, cancelledTexts, suspectTexts, failAbandoned } from '../generation/abandoned-texts.ts';
import type { GenerationServices } from '../generation/generation-services.ts';
import { HeldTexts } from '../generation/held-texts.ts';
import { judgeText } from '../generation/judge-text.ts';
import { rewriteText } from '../generation/rewrite-text.ts';
import { followText } from '../generation/streams/follow-text.ts';
import { positionIn } from '../generation/streams/position-in.ts';
import { FollowedStreams } from '../generation/streams/followed-streams.ts';
import { RunningStreams } from '../generation/streams/running-streams.ts';
import { WaitingOnOtherServers } from '../generation/waiting-on-other-servers.ts';
import { writeText } from '../generation/write-text.ts';
import { Heartbeat } from '../lease/heartbeat.ts';
import { FairQueue } from '../queue/fair-queue.ts';
import { ReservationKeeper } from '../reservations/reservation-keeper.ts';
import { Sweep } from '../sweep/sweep.ts';
import { InFlightTasks } from '../tasks/in-flight-tasks.ts';
import { logEnd, type LogProblem } from '../tasks/log-end.ts';
import { mayPass, storeLater } from '../tasks/store-later.ts';

export interface ProcessJobsOptions {
  readonly storage: Storage;
  readonly writer: Writer;
  readonly log: Log;
  readonly logProblem: LogProblem;
  readonly now: () => Date;
  readonly stopping: AbortSignal;
  readonly concurrency: number;
  readonly maxWaiting?: number | undefined;
  /** What the process holds for its callers. */
  readonly rooms: Rooms;
  readonly meter?: Meter | undefined;
  readonly tracer?: Tracer | undefined;
  /** How often leases are renewed, in milliseconds. */
  readonly heartbeat: number;
}

/** How often what others have left is looked for, and how long a call of a model may take, in milliseconds. */
interface SweepTimes {
  readonly sweep: number;
  readonly generationTimeout: number;
}

/** The jobs of a process, and how they begin and end. */
export interface ProcessJobs extends Jobs {
  readonly inFlight: InFlightTasks;
  /** Begins to take over what other processes have left, and what waits at other servers, and to move events. Returns a function that ends it. */
  sweep(times: SweepTimes): () => void;
  /** How many texts wait here and are written, how many leases that takes, and for how many milliseconds events may have waited. */
  counts(): { readonly queued: number; readonly running: number; readonly leases: number; readonly relayLag_ms: number };
  close(): void;
  endWatch(): void;
}

const noMeter: Meter = { attemptEnded: () => undefined, textEnded: () => undefined, firstDelta: () => undefined };

const noTracer: Tracer = { within: (_span, work) => work(() => undefined) };

/** Work that outlives the calls of a process. */
export function createJobs({
  concurrency,
  maxWaiting,
  heartbeat,
  meter = noMeter,
  tracer = noTracer,
  ...options
}: ProcessJobsOptions): ProcessJobs {
  const { storage, log, stopping, rooms } = options;
  const beat = new Heartbeat(log, heartbeat);
  const queue = new FairQueue(concurrency, maxWaiting);
  const services: GenerationServices = {
    ...options,
    meter,
    tracer,
    queue,
    heldTexts: new HeldTexts(storage.leases, beat, stopping),
    streams: { running: new RunningStreams(storage.streams, log, options.now), followed: new FollowedStreams(storage.streams, log) },
    get isClosed() {
      return queue.isClosed;
    },
    inFlight: new InFlightTasks(),
  };
  const { heldTexts, streams, inFlight } = services;
  const reservations = new ReservationKeeper(storage.idempotency, beat);
  const feeds = new LiveFeeds(storage.eventFeeds, rooms, log);
  const waiting = new WaitingOnOtherServers(services);
  const endWatch = storage.watchTexts((contentId, news) => {
    if (news === 'cancelled') heldTexts.abort(contentId);
    else waiting.look();
  });
  let relayedAt = performance.now();
  return {
    get isClosed() {
      return queue.isClosed;
    },
    inFlight,
    join: (workspaceId) => queue.join(workspaceId),
    write: (job) => writeText(job, services).finally(job.place.leave),
    rewrite: (job) => rewriteText(job, services),
    judge: (job) => inFlight.track(judgeText(job, services)).finally(job.place.leave),
    abort: (contentId) => heldTexts.abort(contentId),
    positionIn: (content, id) => positionIn(content, id, streams),
    follow: (text) => followText(text, { ...streams, isStopping: () => queue.isClosed || stopping.aborted }),
    followEvents: (feed) => feeds.follow(feed),
    logEnd: (work, fields) => logEnd(work, fields, services),
    track: (work) => inFlight.track(work),
    during: (reservation, work) => reservations.during(reservation, work),
    mayPass: (cause) => mayPass(cause, services),
    storeLater: (store, within) => storeLater(store, services, within),
    counts: () => ({ queued: queue.waiting, running: queue.running, leases: heldTexts.size, relayLag_ms: performance.now() - relayedAt }),
    sweep: (times) => beginSweep(services, waiting, times, () => (relayedAt = performance.now())),
    close: () => {
      queue.close();
      streams.followed.close();
      feeds.close();
    },
    endWatch,
  };
}

function beginSweep(
  services: GenerationServices,
  waiting: WaitingOnOtherServers,
  { sweep: interval, generationTimeout }: SweepTimes,
  upToDate: () => void,
) {
  const { storage, log, inFlight } = services;
  const sweep = new Sweep(log, inFlight, interval);
  for (const work of [suspectTexts(services), cancelledTexts(services)]) sweep.begin(work);
  sweep.begin(abandonedTexts(services));
  sweep.repeat(() => failAbandoned(services, generationTimeout));
  sweep.repeat(() => storage.attemptLog.countRemaining());
  sweep.repeat(() => storage.eraseWorkspaces(services.now(), services.stopping));
  sweep.repeat(() => storage.erasedRecords.finish(services.now()));
  sweep.repeat(() => storage.keys.endExpired(services.now()));
  sweep.repeat(() => storage.attemptLog.settleRemaining(services.now()));
  const endHelp = waiting.begin();
  sweep.repeat(async () => waiting.look());
  const endMoving = moveEvents({ relay: storage.eventRelay, log, now: () => services.now(), upToDate });
  return () => {
    endHelp();
    sweep.end();
    // The stop of the process waits for it, and holds up no connection until then.
    void inFlight.track(endMoving());
  };
}
