import { resolve } from 'node:path';
import { isDiskFull } from '@handbill/mongo';
import { MongoError } from 'mongodb';
import { StartRefused } from '../start-refused.ts';
import { dataFiles } from './data-files.ts';
import { dataFolderRefusal } from './data-folder-refusal.ts';
import { fullDiskMessage } from './disk-space.ts';
import { whyEnded } from './why-ended.ts';

/** Why a server can't begin on its embedded database, which has started: a disk that became full meanwhile, or what else it says. */
export async function embeddedRefusal(data: string, error: unknown): Promise<unknown> {
  const files = dataFiles(resolve(data));
  if (!(error instanceof MongoError)) return dataFolderRefusal(files.folder, error);
  const isFull = isDiskFull(error) || (await whyEnded(files)).isFullDisk;
  return isFull ? new StartRefused(await fullDiskMessage(files.database)) : error;
}
