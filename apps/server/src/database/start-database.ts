import {
  EmbeddedMongoError,
  explainFailure,
  startEmbeddedMongo,
  unlessAborted,
  type EmbeddedMongo,
  openEmbeddedMongo,
} from '@handbill/embedded-mongo';
import { UnfitDatabase, explainSelection, hasServed } from '@handbill/mongo';
import { MongoError, MongoServerError, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { namesFile } from '../settings/mongo-address.ts';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../log/startup-error.ts';
import { explainTls } from './explain-tls.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The database that the settings name, for a short command: the embedded one beside a running server, or started until `stop`. */
export const openDatabase = (settings: Settings, log: Logger, signal?: AbortSignal): Promise<EmbeddedMongo> =>
  startDatabase(settings, log, signal, openEmbeddedMongo);

/** The key of the data folder, whose database is the one that this installation has used. */
const ownKey = async (data: string): Promise<string> => (await readFile(join(data, 'admin.key'), 'utf8').catch(() => '')).trim();

/** Refuses to begin anew in the database of the address where the key belongs to a former one: an upgrade would hide all records. */
async function assertNoFormerDatabase({ uri = '', db, formerDb }: Settings['mongo'], data: string): Promise<void> {
  if (formerDb === undefined) return;
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const isLeft = !(await hasServed(client.db(db))) && (await hasServed(client.db(formerDb), await ownKey(data)));
    if (isLeft)
      throw new StartupError(
        `MONGODB_URI names the database ${db}, in which there is nothing of Handbill's, and earlier versions ignored that: the key of ${data} belongs to ${formerDb}. To go on there, set MONGODB_DB=${formerDb}; to begin anew, MONGODB_DB=${db}.`,
      );
  } catch (error) {
    throw explainSelection(error);
  } finally {
    await client.close();
  }
}

/** A database at `MONGODB_URI` is never lost for good: others run it. */
const never = new Promise<Error>(() => undefined);

/** The database that the settings name, or else the embedded one, which `start` starts. */
export async function startDatabase(
  settings: Settings,
  log: Logger,
  signal?: AbortSignal,
  start = startEmbeddedMongo,
): Promise<EmbeddedMongo> {
  const { mongo, data } = settings;
  if (mongo.uri === undefined) return start({ data, log, signal }).catch(explainFor(settings));
  const { uri, db } = mongo;
  await unlessAborted(assertNoFormerDatabase(mongo, data), signal).catch(explainFor(settings));
  return { uri, describe: `MongoDB at ${mongoAddress(uri)}, database ${db}`, stop: () => Promise.resolve(), lost: never };
}

/** The hosts in a connection string. The part before them, and many options after them, are secret. */
export function mongoAddress(uri: string): string {
  const [address = ''] = uri
    .replace(/^[\w+]+:\/\//, '')
    .replace(/^.*@/s, '')
    .split(/[/?]/);
  return address;
}

/** About a file or folder of the data folder, where `admin.key` is written with any database, and not about a certificate. */
const isOfDataFolder = (error: unknown, uri: string): boolean =>
  error instanceof Error && 'syscall' in error && 'path' in error && !namesFile(uri, String(error.path));

/** Errors below the driver, such as a failed DNS lookup of a mongodb+srv:// address, are system errors. */
const isConnectionError = (error: unknown): error is Error => error instanceof MongoError || (error instanceof Error && 'syscall' in error);

/** `w` asks for more members to store a change than the replica set has. */
const unsatisfiable = (error: Error): string | undefined =>
  error instanceof MongoServerError && error.code === 100 ? 'w in MONGODB_URI asks for more members than it has: leave it out' : undefined;

/** Turns an error that the user can do something about into a `StartupError` with a message; returns any other error unchanged. */
export async function explainDatabaseError(error: unknown, { mongo: { uri }, data }: Pick<Settings, 'mongo' | 'data'>): Promise<unknown> {
  if (error instanceof UnfitDatabase) return new StartupError(error.message);
  if (uri === undefined || isOfDataFolder(error, uri)) {
    const explained = await explainFailure(data, error);
    return explained instanceof EmbeddedMongoError ? new StartupError(explained.message) : explained;
  }
  // The reader of addresses is a library of the driver's, with errors of its own.
  if (error instanceof Error && error.name === 'MongoParseError' && !(error instanceof MongoError))
    return new StartupError(`MONGODB_URI cannot be read: ${error.message.replace(/\.$/, '')}.`);
  if (!isConnectionError(error)) return error;
  const address = mongoAddress(uri);
  const reason =
    unsatisfiable(error) ?? (await explainTls(error, uri, address)) ?? `${error.message.replace(/\.$/, '')}. Check MONGODB_URI`;
  return new StartupError(`MongoDB at ${address} cannot be used: ${reason}.`);
}

/** Throws the explanation of an error. */
export const explainFor =
  (settings: Pick<Settings, 'mongo' | 'data'>) =>
  async (error: unknown): Promise<never> => {
    throw await explainDatabaseError(error, settings);
  };
