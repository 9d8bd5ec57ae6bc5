import type { EmbeddedMongo } from '@handbill/embedded-mongo';
import { MongoStorage } from '@handbill/mongo';
import { MongoClient, type Db } from 'mongodb';
import { openDatabase } from '../database/start-database.ts';
import { processLog } from '../log/logger.ts';
import { secretsIn } from '../settings/secrets-in.ts';
import type { Settings } from '../settings/settings.ts';
import { interruption } from '../stop/interruption.ts';

/** Where and how a short command works. */
interface Work {
  readonly level?: 'warn' | 'error';
  readonly signal?: AbortSignal;
  /** Opens the database; one that is not running is started for the time of the command. */
  readonly open?: typeof openDatabase;
}

/** Works in the database of the settings. */
export async function inDatabase<T>(
  settings: Settings,
  work: (db: Db, describe: string) => Promise<T>,
  { level = 'warn', signal = interruption(), open = openDatabase }: Work = {},
): Promise<T> {
  const database = await open(settings, await processLog(level, secretsIn(settings)), signal);
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    return await work(client.db(settings.mongo.db), database.describe);
  } finally {
    await client.close();
    await database.stop();
  }
}

/** Works with the storage of the settings. */
export async function inStorage<T>(
  settings: Settings,
  signal: AbortSignal,
  work: (storage: MongoStorage, database: EmbeddedMongo) => Promise<T>,
): Promise<T> {
  const log = await processLog('warn', secretsIn(settings));
  const database = await openDatabase(settings, log, signal);
  try {
    const storage = await MongoStorage.open(database.uri, settings.mongo.db, { log, signal });
    try {
      return await work(storage, database);
    } finally {
      await storage.close();
    }
  } finally {
    await database.stop();
  }
}
