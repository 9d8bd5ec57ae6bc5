import { apiBase, contract } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import { createEndpoints, createServices, implementations } from '@handbill/operations';
import type { Logger } from 'pino';
import { app } from './app.ts';
import { firstKey } from './first-key.ts';
import { listen } from './http-server.ts';
import type { Settings } from './settings.ts';
import { shutDown } from './shut-down.ts';
import { explainDatabaseError, startDatabase } from './start-database.ts';
import { sweep } from './sweep.ts';
import { defaultTimings, type Timings } from './timings.ts';
import { writerFor } from './writer-for.ts';

export interface RunningServer {
  readonly url: string;
  /** What the user needs to know after the start: a name and a line each. */
  readonly startupSummary: readonly (readonly [name: string, line: string])[];
  /** Completes what is in flight until the grace period is over or `force` is aborted, then closes everything. */
  stop(force?: AbortSignal): Promise<void>;
  /** Resolves when the database is lost for good, to the reason: the server can only end then. */
  readonly lost: Promise<Error>;
}

/** Starts everything, in the order of need; what was started is stopped again when a later part fails. */
export async function startServer(settings: Settings, log: Logger, timings: Timings = defaultTimings): Promise<RunningServer> {
  const stopping = new AbortController();
  const started: ((force?: AbortSignal) => Promise<void> | void)[] = [];
  const stop = async (force?: AbortSignal) => {
    for (const end of started.splice(0).toReversed()) await end(force);
  };
  const explainAndThrow = async (error: unknown) => {
    throw await explainDatabaseError(error, settings);
  };
  try {
    const database = await startDatabase(settings, log);
    started.push(database.stop);
    const options = { log, ...(timings.lease !== undefined && { leaseDuration: timings.lease }) };
    const storage = await MongoStorage.open(database.uri, settings.mongo.db, options).catch(explainAndThrow);
    started.push(() => storage.close());
    const keyFile = await firstKey(storage, settings.data, new Date()).catch(explainAndThrow);
    const writer = writerFor(settings);
    const services = createServices({
      storage,
      writer,
      log,
      stopping: stopping.signal,
      concurrency: settings.generationConcurrency,
      maxWaiting: timings.maxWaiting,
      heartbeat: timings.heartbeat,
    });
    const endpoints = createEndpoints(contract, implementations, services);
    const { server, url } = await listen(app(services, endpoints, settings), log, settings.host, settings.port);
    started.push((force) => shutDown(server, services.inFlight, stopping, { grace: timings.grace, force }), sweep(services, timings.sweep));
    // First of all: waiting texts are released, and their callers are answered.
    started.push(() => services.queue.close());
    const startupSummary = [
      ['REST', `${url}${apiBase}`],
      ['tRPC', `${url}/trpc`],
      ['Docs', `${url}/docs`],
      ['Key', keyFile],
      ['Database', database.describe],
      [
        'Writer',
        writer.provider === 'sandbox'
          ? 'sandbox: offline and free; set OPENAI_API_KEY or OPENAI_BASE_URL for a model'
          : `${writer.provider}, ${writer.model}`,
      ],
      ...(settings.withoutEffect.length > 0 ? [['Without effect yet', settings.withoutEffect.join(', ')] as const] : []),
    ] as const;
    return { url, startupSummary, stop, lost: database.lost };
  } catch (error) {
    await stop();
    throw error;
  }
}
