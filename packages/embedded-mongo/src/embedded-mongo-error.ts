import { resolve } from 'node:path';
import { MongoError } from 'mongodb';
import { dataFiles } from './data-folder/data-files.ts';
import { fullDiskMessage, hasOutOfSpaceCode, outOfSpaceText } from './data-folder/disk-space.ts';
import { whyEnded } from './process/mongod-failure.ts';

/** What keeps the embedded database from starting or working. The message is for the person who runs the server: it needs no stack. */
export class EmbeddedMongoError extends Error {
  override readonly name = 'EmbeddedMongoError';
}

const isFileSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error && 'path' in error;

/**
 * Turns what the embedded database in this data folder threw into an `EmbeddedMongoError` where its disk is full or its folder
 * can't be used; any other error is returned as it is.
 */
export async function explainFailure(data: string, error: unknown): Promise<unknown> {
  const files = dataFiles(resolve(data));
  if (error instanceof MongoError) {
    // mongod may have ended for want of space: then the driver only knows that the connection broke.
    const isFull = hasOutOfSpaceCode(error) || outOfSpaceText.test(error.message) || (await whyEnded(files)).isFullDisk;
    return isFull ? new EmbeddedMongoError(await fullDiskMessage(files.database)) : error;
  }
  if (hasOutOfSpaceCode(error)) return new EmbeddedMongoError(await fullDiskMessage(files.folder));
  if (!isFileSystemError(error)) return error;
  return new EmbeddedMongoError(
    `The data folder ${files.folder} cannot be used: ${error.message}. Set HANDBILL_DATA to a folder that this user may write.`,
  );
}
