import { resolve } from 'node:path';
import { credentialsIn } from '../data-folder/credentials.ts';
import { dataFiles } from '../data-folder/data-files.ts';
import { ownDataFolder } from '../data-folder/own-data-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { keepRunning, restartTimings, type RestartTimings } from './keep-running.ts';
import type { Log } from '../process/log.ts';
import { mongodAt } from '../mongod/launch-mongod.ts';
import { whyEnded } from '../mongod/mongod-failure.ts';
import { keptPort, samePort } from '../replica-set/kept-port.ts';
import { databaseUri } from '../replica-set/with-client.ts';
import { runMongod } from './run-mongod.ts';

export interface EmbeddedMongo {
  /** Holds the password. */
  readonly uri: string;
  /** One line for the start: version, address, folder. */
  readonly describe: string;
  /** Stops mongod and releases the data folder; may be called twice. `grace` is how many milliseconds mongod has to close its files. */
  readonly stop: (grace?: number) => Promise<void>;
  /** Resolves to the reason when the database can't be kept running at its address: only a new start helps then. */
  readonly lost: Promise<Error>;
}

export interface EmbeddedMongoOptions {
  /** The data folder; created if missing. */
  readonly data: string;
  readonly log: Log;
  readonly env?: NodeJS.ProcessEnv;
  readonly timings?: RestartTimings;
  /** Of the storage engine, in GB: 0.25 when left out, which is enough for one database. */
  readonly cache_GB?: number;
  /** Cancels the start: started processes are stopped, and the signal's reason is thrown. */
  readonly signal?: AbortSignal | undefined;
}

/** Starts a MongoDB of our own: a replica set of one node on 127.0.0.1, in a data folder with one owner. Throws `EmbeddedMongoError`. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { data, log, env = process.env, timings = restartTimings, cache_GB, signal } = options;
  const files = dataFiles(resolve(data));
  const explained = async (error: unknown) => {
    throw await explainFailure(data, error);
  };
  const ownership = await ownDataFolder(files.folder).catch(explained);
  try {
    const first = await runMongod(files, { env, log, choosePort: keptPort, cache_GB, signal });
    const { mongod, version } = first;
    let { binary } = first;
    const restart = async () => {
      const before = binary;
      // Looked for anew where it does not start.
      binary = undefined;
      const restarted = await runMongod(files, { env, log, choosePort: samePort(mongod.port), cache_GB, binary: before });
      binary = restarted.binary;
      return restarted.mongod;
    };
    const supervised = keepRunning(mongod, {
      restart,
      isBack: async () => (await mongodAt(files.database)) !== null,
      whyEnded: () => whyEnded(files),
      log,
      timings,
    });
    let stopped: Promise<void> | undefined;
    return {
      uri: databaseUri(mongod.port, await credentialsIn(files)),
      describe: `embedded MongoDB ${version} at 127.0.0.1:${mongod.port}, data in ${files.database}`,
      stop: (grace) => (stopped ??= supervised.stop(grace).then(() => ownership.release())),
      lost: supervised.lost,
    };
  } catch (error) {
    await ownership.release();
    return explained(error);
  }
}
