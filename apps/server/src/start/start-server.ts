import { cancelledStop, unlessAborted } from '@handbill/embedded-mongo';
import { MongoStorage } from '@handbill/mongo';
import type { SharedTexts } from '@handbill/text';
import { app } from '../http/app.ts';
import { firstKey } from './first-key.ts';
import { openLinks } from '../console/start-links.ts';
import { listenEarly } from '../http/early-listener.ts';
import { listen } from '../http/http-server.ts';
import type { ServerLog } from '../log/logger.ts';
import { openMetrics } from '../metrics/metrics-door.ts';
import { serverMetrics, type ServerMetrics } from '../metrics/server-metrics.ts';
import { serveStorage } from './serve-storage.ts';
import { version } from '../settings/version.ts';
import { secretsIn } from '../settings/secrets-in.ts';
import type { Settings } from '../settings/settings.ts';
import { shutDown } from '../stop/shut-down.ts';
import { freeSpace } from '../database/free-space.ts';
import { explainFor, startDatabase } from '../database/start-database.ts';
import { firstCommand, startupSummary, type StartupSummary } from './startup-summary.ts';
import type { Stoppable } from '../stop/stop-gracefully.ts';
import { defaultTimings, type Timings } from '../settings/timings.ts';
import { startTracing } from '../tracing/start-tracing.ts';

export interface RunningServer extends Stoppable {
  readonly url: string;
  readonly startupSummary: StartupSummary;
  /** A first command to type, with a line before it that says so. */
  readonly firstCommand: string;
  /** A link that signs in to the console once; `null`: there is none to give. */
  readonly consoleLink: () => Promise<string | null>;
}

const storageOptions = ({ attemptRetention, eventRetention }: Settings, { lease }: Timings) => ({
  version,
  attemptRetention,
  eventRetention,
  ...(lease !== undefined && { leaseDuration: lease }),
});

/** Serves the metrics on a port of their own, where there is one. Returns a function that ends that. */
async function listenForMetrics({ host, metricsPort }: Settings, metrics: ServerMetrics, log: ServerLog): Promise<() => void> {
  if (metricsPort === undefined) return () => undefined;
  const { server } = await listen(openMetrics(metrics), log, host, metricsPort);
  return () => server.close().closeAllConnections();
}

/** Starts everything, in the order of need, and stops the parts again when a later one fails or `signal` is aborted. `texts` ends with it. */
export async function startServer(
  settings: Settings,
  log: ServerLog,
  timings: Timings = defaultTimings,
  signal?: AbortSignal,
  texts?: SharedTexts,
): Promise<RunningServer> {
  const stopping = new AbortController();
  const started: ((force?: AbortSignal) => Promise<void> | void)[] = [];
  const stop = async (force?: AbortSignal) => {
    for (const end of started.splice(0).toReversed()) await end(force);
  };
  try {
    const database = await startDatabase(settings, log.of('database'), signal);
    let tracesSent: Promise<void> | undefined;
    started.push(async () => void (await Promise.all([tracesSent, database.stop(signal?.aborted ? cancelledStop : undefined)])));
    const { server, url, serve } = await listenEarly(settings, log);
    started.push(() => server.close().closeAllConnections());
    const tracing = settings.tracing ? await startTracing(log, secretsIn(settings)) : undefined;
    if (tracing !== undefined) started.push(() => void (tracesSent = tracing.stop()));
    const options = { ...storageOptions(settings, timings), log: log.of('database'), signal, startSpan: tracing?.startCommand };
    const opening = MongoStorage.open(database.uri, settings.mongo.db, options).catch(explainFor(settings));
    const storage = await unlessAborted(opening, signal, cancelledStop);
    started.push(() => storage.close());
    signal?.throwIfAborted();
    // Never broken off: a key that is stored must be in its file, too.
    const key = await firstKey(storage, settings.data, new Date()).catch(explainFor(settings));
    const metrics = serverMetrics(version);
    started.push(() => metrics.close());
    await tracing?.send(metrics.figures);
    const served = serveStorage(storage, settings, { log, stopping: stopping.signal, timings, tracing, meter: metrics, texts });
    started.push(() => served.close());
    const { services, endpoints, jobs } = served;
    const { writer } = services;
    metrics.watch(jobs, storage);
    const { links, close } = await openLinks(storage, settings, { server, url, keyFile: key.file, lasts: timings.openLink, log });
    started.push(close);
    serve(app(services, endpoints, settings, log, { metrics, links, timings: timings.agents }));
    started.push(await listenForMetrics(settings, metrics, log));
    started.push((force) => shutDown(server, jobs.inFlight, stopping, { ...timings, force }), jobs.serve(settings));
    // First of all: waiting texts are released, and their callers are answered.
    started.push(() => jobs.close());
    signal?.throwIfAborted();
    const summary = { url, firstKey: key, database: database.describe, space: await freeSpace(settings), writer, settings };
    return {
      url,
      startupSummary: startupSummary(summary),
      firstCommand: firstCommand(summary),
      consoleLink: async () => (await links?.create()) ?? null,
      stop,
      lost: database.lost,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
