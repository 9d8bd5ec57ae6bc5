import { resolve } from 'node:path';
import { replicaSet } from './become-primary.ts';
import { dataFiles } from './data-files.ts';
import { keepRunning } from './keep-running.ts';
import type { Log } from './log.ts';
import { ownDataFolder } from './own-data-folder.ts';
import { runningMongod } from './running-mongod.ts';

export interface EmbeddedMongo {
  readonly uri: string;
  /** One line for the start: version, address, folder. */
  readonly describe: string;
  /** Closes the database's files and gives the data folder free; may be called twice. */
  readonly stop: () => Promise<void>;
}

export interface EmbeddedMongoOptions {
  /** The data folder; made when it is not there. */
  readonly data: string;
  readonly log: Log;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts the MongoDB that needs no one: a replica set of one on 127.0.0.1, its data in a folder that has one owner. Throws `StartRefused`. */
export async function startEmbeddedMongo({ data, log, env = process.env }: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const files = dataFiles(resolve(data));
  const ownership = await ownDataFolder(files.folder);
  try {
    const { mongod, version } = await runningMongod(files, env, log);
    const kept = keepRunning(mongod, async () => (await runningMongod(files, env, log)).mongod, log);
    let stopped: Promise<void> | undefined;
    return {
      uri: `mongodb://127.0.0.1:${mongod.port}/?replicaSet=${replicaSet}`,
      describe: `embedded MongoDB ${version} at 127.0.0.1:${mongod.port}, data in ${files.database}`,
      stop: () => (stopped ??= kept.stop().then(() => ownership.release())),
    };
  } catch (error) {
    await ownership.release();
    throw error;
  }
}
