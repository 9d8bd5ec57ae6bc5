import { contract } from '@handbill/contract';
import { createJobs } from '@handbill/jobs';
import type { MongoStorage } from '@handbill/mongo';
import {
  ByteBudget,
  createEndpoints,
  createServices,
  implementations,
  logProblem,
  OpenStreams,
  RateLimiter,
  RefusedCallers,
  type Meter,
  type Rooms,
} from '@handbill/operations';
import { createTexts, type SharedTexts } from '@handbill/text';
import type { ServerLog } from '../log/logger.ts';
import type { Settings } from '../settings/settings.ts';
import type { Timings } from '../settings/timings.ts';
import { version } from '../settings/version.ts';
import type { Tracing } from '../tracing/start-tracing.ts';
import { collectAfterBursts } from './collect-after-bursts.ts';
import { writerFor } from './writer-for.ts';

interface Process {
  readonly log: ServerLog;
  /** Aborted when the process stops and its grace is over. */
  readonly stopping: AbortSignal;
  /** The budget of memory for its callers; one of its own when left out. */
  readonly rooms?: Rooms | undefined;
  readonly tracing?: Tracing | undefined;
  readonly meter?: Meter | undefined;
  /** Carries out work on texts; its own when left out. */
  readonly texts?: SharedTexts | undefined;
  readonly timings: Pick<Timings, 'heartbeat' | 'sweep' | 'maxWaiting' | 'circuit' | 'backoff_ms'>;
}

/** Every operation on a storage, with the services of their calls: for a server, and for a client in its own process. */
export function serveStorage(storage: MongoStorage, settings: Settings, process: Process) {
  const { log, stopping, rooms = new ByteBudget(), timings, tracing, meter, texts = createTexts() } = process;
  const { rateLimits } = settings;
  const writer = writerFor(settings, texts, log.of('models'), timings, tracing);
  const now = (): Date => new Date();
  const [jobsLog, callsLog] = [log.of('jobs'), log.of('calls')];
  const jobs = createJobs({
    storage,
    writer,
    texts,
    log: jobsLog,
    logProblem: (problem, fields) => logProblem(jobsLog, problem, fields),
    now,
    stopping,
    rooms,
    concurrency: settings.generationConcurrency,
    maxWaiting: timings.maxWaiting,
    heartbeat: timings.heartbeat,
    sweep: timings.sweep,
    meter,
    tracer: tracing,
  });
  const { key, workspace } = rateLimits;
  const rates = key === null && workspace === null ? undefined : new RateLimiter(rateLimits, storage.rates, callsLog);
  // An operator who limits no keys limits none of these either.
  const limits = key === null ? {} : { streams: new OpenStreams(settings.streamsPerKey), refused: new RefusedCallers() };
  const ports = { storage, writer, texts, log: callsLog, now, jobs, stopping, rooms, rates, ...limits, tracer: tracing };
  const services = createServices({ ...ports, version, publicUrl: settings.publicUrl });
  const endWatch = storage.watchKeys();
  const endCollecting = rooms instanceof ByteBudget ? collectAfterBursts(rooms) : undefined;
  /** Ends the listeners of the storage, and the thread for texts. */
  const close = () => {
    endWatch();
    endCollecting?.();
    jobs.endWatch();
    return texts.close();
  };
  return { services, endpoints: createEndpoints(contract, implementations, services), jobs, close };
}
