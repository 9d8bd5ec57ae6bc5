import { contract } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import { createEndpoints, createServices, implementations } from '@handbill/operations';
import type { Logger } from 'pino';
import { app } from './app.ts';
import { close } from './close.ts';
import { databaseRefusal } from './database-refusal.ts';
import { firstKey } from './first-key.ts';
import { listen } from './listen.ts';
import { pace as usual, type Pace } from './pace.ts';
import type { Settings } from './settings.ts';
import { startDatabase } from './start-database.ts';
import { sweep } from './sweep.ts';
import { writerFor } from './writer-for.ts';

export interface RunningServer {
  readonly url: string;
  /** What the start tells the person who runs it: a name and a line each. */
  readonly told: readonly (readonly [name: string, line: string])[];
  /** Answers what is in flight, for as long as the grace lasts and nobody hurries, then closes everything. */
  stop(hurry?: AbortSignal): Promise<void>;
  /** Resolves when the database is lost for good, to the reason: the server can only end then. */
  readonly lost: Promise<Error>;
}

/** Starts everything, in the order of need; what was started is stopped again when a later part fails. */
export async function startServer(settings: Settings, log: Logger, pace: Pace = usual): Promise<RunningServer> {
  const stopping = new AbortController();
  const started: ((hurry?: AbortSignal) => Promise<void> | void)[] = [];
  const stop = async (hurry?: AbortSignal) => {
    for (const end of started.splice(0).toReversed()) await end(hurry);
  };
  const refused = async (error: unknown) => {
    throw await databaseRefusal(error, settings);
  };
  try {
    const database = await startDatabase(settings, log);
    started.push(database.stop);
    const options = { log, ...(pace.lease !== undefined && { leaseLasts: pace.lease }) };
    const storage = await MongoStorage.open(database.uri, settings.mongo.db, options).catch(refused);
    started.push(() => storage.close());
    const keyFile = await firstKey(storage, settings.data, new Date()).catch(refused);
    const writer = writerFor(settings);
    const services = createServices({
      storage,
      writer,
      log,
      stopping: stopping.signal,
      concurrency: settings.generationConcurrency,
      maxWaiting: pace.maxWaiting,
      heartbeat: pace.heartbeat,
    });
    const endpoints = createEndpoints(contract, implementations, services);
    const { server, url } = await listen(app(services, endpoints, settings), log, settings.host, settings.port);
    started.push((hurry) => close(server, services.inFlight, stopping, { grace: pace.grace, hurry }), sweep(services, pace.sweep));
    // What only waits is given back at once, and those who wait for it are told.
    started.push(() => services.queue.close());
    const told = [
      ['REST', `${url}/v1`],
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
    return { url, told, stop, lost: database.lost };
  } catch (error) {
    await stop();
    throw error;
  }
}
