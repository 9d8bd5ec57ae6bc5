import { resolve } from 'node:path';
import { MongoError, MongoServerError } from 'mongodb';
import { StartRefused } from '../start-refused.ts';
import { dataFiles } from './data-files.ts';
import { dataFolderRefusal } from './data-folder-refusal.ts';
import { fullDiskMessage } from './disk-space.ts';
import { whyEnded } from './why-ended.ts';

const outOfDiskSpace = 14_031;

/** Why a server can't begin on its embedded database, which has started: a disk that became full meanwhile, or what else it says. */
export async function embeddedRefusal(data: string, error: unknown): Promise<unknown> {
  const files = dataFiles(resolve(data));
  if (!(error instanceof MongoError)) return dataFolderRefusal(files.folder, error);
  const { isFullDisk, reason } = await whyEnded(files);
  if (isFullDisk || (error instanceof MongoServerError && error.code === outOfDiskSpace))
    return new StartRefused(reason ?? (await fullDiskMessage(files.database)));
  return error;
}
