import { startEmbeddedMongo, type EmbeddedMongo } from '@handbill/embedded-mongo';
import type { Logger } from 'pino';
import { databaseRefusal } from './database-refusal.ts';
import { mongoAddress } from './mongo-address.ts';
import type { Settings } from './settings.ts';

/** A database that others run is not ours to give up. */
const never = new Promise<Error>(() => undefined);

/** The database that the settings name, else the embedded one. */
export async function startDatabase(settings: Settings, log: Logger): Promise<EmbeddedMongo> {
  const { mongo, data } = settings;
  if (mongo.uri === undefined)
    return startEmbeddedMongo({ data, log: { info: (line) => log.info(line), error: (line) => log.error(line) } }).catch(
      async (error: unknown) => {
        throw await databaseRefusal(error, settings);
      },
    );
  const { uri, db } = mongo;
  return { uri, describe: `MongoDB at ${mongoAddress(uri)}, database ${db}`, stop: () => Promise.resolve(), lost: never };
}
