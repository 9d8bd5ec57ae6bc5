import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoError } from 'mongodb';
import { credentialsIn } from '../data-folder/credentials.ts';
import { dataFiles, type DataFiles } from '../data-folder/data-files.ts';
import { DataFolderInUse } from '../data-folder/own-data-folder.ts';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';
import { explainFailure } from './explain-failure.ts';
import { mongodAt } from '../mongod/launch-mongod.ts';
import { versionAsUser } from '../replica-set/ensure-user.ts';
import { databaseUri } from '../replica-set/with-client.ts';
import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from './start-embedded-mongo.ts';

/** How long the owner of a data folder may take to start its database, or to end, in milliseconds. */
const maxWait = 30_000;

/** The database that the folder's owner runs, or `null` while it does not answer. */
async function runningMongo(files: DataFiles): Promise<EmbeddedMongo | null> {
  const mongod = await mongodAt(files.database);
  if (mongod === null) return null;
  const credentials = await credentialsIn(files);
  const version = await versionAsUser(mongod.port, credentials, { serverSelectionTimeoutMS: 2_000 }).catch((error: unknown) => {
    if (error instanceof MongoError) return null;
    throw error;
  });
  if (version === null) return null;
  return {
    uri: databaseUri(mongod.port, credentials),
    describe: `embedded MongoDB ${version} at 127.0.0.1:${mongod.port}, data in ${files.database}, of the server that is running`,
    // It is its owner's to stop.
    stop: () => Promise.resolve(),
    lost: new Promise(() => undefined),
  };
}

/** Opens the database of a data folder beside the server that runs it, else starts it until `stop`. Throws `EmbeddedMongoError`. */
export async function openEmbeddedMongo({ data, ...options }: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const files = dataFiles(resolve(data));
  await access(files.database).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return;
    throw new EmbeddedMongoError(
      `There is no database in ${files.folder} yet: start the server once, or set HANDBILL_DATA to the data folder of one.`,
    );
  });
  for (const deadline = performance.now() + maxWait; ; await sleep(200)) {
    try {
      return await startEmbeddedMongo({ data, ...options });
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      options.signal?.throwIfAborted();
      const running = await runningMongo(files).catch(async (cause: unknown) => {
        throw await explainFailure(data, cause);
      });
      if (running !== null) return running;
      if (performance.now() > deadline) throw error;
    }
  }
}
