import { resolve } from 'node:path';
import { credentialsIn, databaseUri } from './credentials.ts';
import { dataFiles } from './data-files.ts';
import { dataFolderRefusal } from './data-folder-refusal.ts';
import { keepRunning, restartTimings, type RestartTimings } from './keep-running.ts';
import { keptPort, samePort } from './kept-port.ts';
import type { Log } from './log.ts';
import { ownDataFolder } from './own-data-folder.ts';
import { runningMongod } from './running-mongod.ts';
import { whyEnded } from './why-ended.ts';

export interface EmbeddedMongo {
  /** Holds the password. */
  readonly uri: string;
  /** One line for the start: version, address, folder. */
  readonly describe: string;
  /** Closes the database's files and gives the data folder free; may be called twice. */
  readonly stop: () => Promise<void>;
  /** Resolves, when the database can't be kept running at its address, to the reason: only a new start helps then. */
  readonly lost: Promise<Error>;
}

export interface EmbeddedMongoOptions {
  /** The data folder; made when it is not there. */
  readonly data: string;
  readonly log: Log;
  readonly env?: NodeJS.ProcessEnv;
  readonly timings?: RestartTimings;
}

/** Starts the MongoDB that needs no one: a replica set of one on 127.0.0.1, its data in a folder that has one owner. Throws `StartRefused`. */
export async function startEmbeddedMongo({
  data,
  log,
  env = process.env,
  timings = restartTimings,
}: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const files = dataFiles(resolve(data));
  const refused = async (error: unknown) => {
    throw await dataFolderRefusal(files.folder, error);
  };
  const ownership = await ownDataFolder(files.folder).catch(refused);
  try {
    const { mongod, version } = await runningMongod(files, env, log, keptPort);
    const startAgain = async () => (await runningMongod(files, env, log, samePort(mongod.port))).mongod;
    const kept = keepRunning(mongod, { startAgain, whyEnded: async () => (await whyEnded(files)).reason }, log, timings);
    let stopped: Promise<void> | undefined;
    return {
      uri: databaseUri(mongod.port, await credentialsIn(files)),
      describe: `embedded MongoDB ${version} at 127.0.0.1:${mongod.port}, data in ${files.database}`,
      stop: () => (stopped ??= kept.stop().then(() => ownership.release())),
      lost: kept.lost,
    };
  } catch (error) {
    await ownership.release();
    return refused(error);
  }
}
