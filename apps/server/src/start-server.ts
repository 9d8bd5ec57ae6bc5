import { newId } from '@handbill/contract';
import { MongoStorage } from '@handbill/mongo';
import type { Services } from '@handbill/router';
import type { Logger } from 'pino';
import { app } from './app.ts';
import { close } from './close.ts';
import { firstKey } from './first-key.ts';
import { listen } from './listen.ts';
import type { Settings } from './settings.ts';
import { startDatabase } from './start-database.ts';
import { sweep } from './sweep.ts';
import { writerFor } from './writer-for.ts';

export interface RunningServer {
  readonly url: string;
  /** What the start tells the person who runs it: a name and a line each. */
  readonly told: readonly (readonly [name: string, line: string])[];
  /** Answers what is in flight, then closes everything. */
  stop(): Promise<void>;
}

/** Starts everything, in the order of need; what was started is stopped again when a later part fails. */
export async function startServer(settings: Settings, log: Logger): Promise<RunningServer> {
  const stopping = new AbortController();
  const started: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const database = await startDatabase(settings, log);
    started.push(database.stop);
    const storage = await MongoStorage.open(database.uri, settings.mongo.db);
    started.push(() => storage.close());
    const keyFile = await firstKey(storage, settings.data, new Date());
    const writer = writerFor(settings);
    const services: Services = { storage, writer, log, stopping: stopping.signal, now: () => new Date(), newId };
    const { server, url } = await listen(app(services, settings), settings.host, settings.port);
    started.push(() => close(server, stopping), sweep(services));
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
    return { url, told, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
