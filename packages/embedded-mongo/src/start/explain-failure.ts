import { lstat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { MongoError } from 'mongodb';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';
import { dataFiles } from '../data-folder/data-files.ts';
import { fullDiskMessage, hasOutOfSpaceCode, outOfSpaceText } from '../data-folder/disk-space.ts';
import { whyEnded } from '../mongod/mongod-failure.ts';

interface FileSystemError extends Error {
  readonly code: string;
  readonly path: string;
}

const isFileSystemError = (error: unknown): error is FileSystemError =>
  error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string' && 'code' in error;

/** Who owns a file, or the nearest folder above it that this user can see. */
async function ownerOf(path: string): Promise<{ path: string; uid: number }> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined || dirname(path) === path ? { path, uid: found?.uid ?? 0 } : ownerOf(dirname(path));
}

/** The fault of a file or folder, in words. */
async function reasonOf({ code, path, message }: FileSystemError): Promise<string> {
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'it is a file, or in one';
  if (code === 'EROFS') return 'its disk is read-only';
  if (code !== 'EACCES' && code !== 'EPERM') return message;
  const owner = await ownerOf(path);
  const isForeign = owner.uid !== process.getuid?.();
  return `this user is not allowed to use ${owner.path}${isForeign ? `, which belongs to another user (id ${owner.uid})` : ''}`;
}

/** Turns an error into an `EmbeddedMongoError` where the disk is full or the data folder cannot be used; returns any other as it is. */
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
    `The data folder ${files.folder} cannot be used: ${await reasonOf(error)}. Set HANDBILL_DATA to a folder that this user may write.`,
  );
}
