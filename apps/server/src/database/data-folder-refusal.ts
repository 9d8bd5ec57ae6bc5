import { StartRefused } from '../start-refused.ts';
import { fullDiskMessage, isForWantOfRoom } from './disk-space.ts';

const isRefusedBySystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error && !(error instanceof StartRefused);

/** Why a data folder can't be used, in a line, where the system refused to read or write in it; any other error stays as it is. */
export async function dataFolderRefusal(folder: string, error: unknown): Promise<unknown> {
  if (isForWantOfRoom(error)) return new StartRefused(await fullDiskMessage(folder));
  if (!isRefusedBySystem(error)) return error;
  return new StartRefused(
    `The data folder ${folder} can not be used: ${error.message}. Set HANDBILL_DATA to a folder that this user may write.`,
  );
}
