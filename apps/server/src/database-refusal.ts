import { EmbeddedMongoError, explainFailure } from '@handbill/embedded-mongo';
import { UnfitDatabase } from '@handbill/mongo';
import { MongoError } from 'mongodb';
import { mongoAddress } from './mongo-address.ts';
import type { Settings } from './settings.ts';
import { StartRefused } from './start-refused.ts';

/** What the network refuses below the driver, such as the look-up of a mongodb+srv:// address, is an error of the system. */
const isUnreached = (error: unknown): error is Error => error instanceof MongoError || (error instanceof Error && 'syscall' in error);

/** Why the database can't be used, in a line where a person can do something about it; any other error stays as it is. */
export async function databaseRefusal(error: unknown, { mongo: { uri }, data }: Pick<Settings, 'mongo' | 'data'>): Promise<unknown> {
  if (error instanceof UnfitDatabase) return new StartRefused(error.message);
  if (uri === undefined) {
    const explained = await explainFailure(data, error);
    return explained instanceof EmbeddedMongoError ? new StartRefused(explained.message) : explained;
  }
  if (!isUnreached(error)) return error;
  return new StartRefused(`MongoDB at ${mongoAddress(uri)} can not be used: ${error.message.replace(/\.$/, '')}. Check MONGODB_URI.`);
}
