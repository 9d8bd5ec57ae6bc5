import { newId } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import { GenerationQueue, KeyedQueue, LeaseKeeper, Underway, type Services } from '@handbill/router';
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
    const underway = new Underway();
    const now = () => new Date();
    const queue = new GenerationQueue(settings.generationConcurrency, pace.maxWaiting);
    const edits = new KeyedQueue();
    const leaseKeeper = new LeaseKeeper({ leases: storage.leases, log, heartbeat: pace.heartbeat, stopping: stopping.signal });
    const services: Services = { storage, writer, log, stopping: stopping.signal, underway, queue, edits, leaseKeeper, now, newId };
    const { server, url } = await listen(app(services, settings), log, settings.host, settings.port);
    started.push((hurry) => close(server, underway, stopping, { grace: pace.grace, hurry }), sweep(services, pace.sweep));
    // What only waits is given back at once, and those who wait for it are told.
    started.push(() => queue.close());
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
