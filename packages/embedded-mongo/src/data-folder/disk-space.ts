import { statfs } from 'node:fs/promises';

/** The bytes of a folder's disk that this process may still fill; `undefined` where that can't be found out. */
async function freeSpace(folder: string): Promise<number | undefined> {
  return statfs(folder).then(
    ({ bsize, bavail, bfree }) => bsize * (process.getuid?.() === 0 ? bfree : bavail),
    () => undefined,
  );
}

/** Below this mongod can't even write to its log why it ends. */
const minimumForLog = 256 * 1024;

export async function isFull(folder: string): Promise<boolean> {
  const free = await freeSpace(folder);
  return free !== undefined && free < minimumForLog;
}

/** Says that the disk is full. MongoDB's journal grows by files of 100 MB, so that a disk is full for it long before its last byte. */
export async function fullDiskMessage(folder: string): Promise<string> {
  const free = await freeSpace(folder);
  const left =
    free === undefined
      ? ''
      : ` (${(free / 1024 / 1024).toFixed(1)} MB free; MongoDB takes 100 MB at a time, and 400 MB for a new database)`;
  return `The disk of ${folder} is full${left}: the embedded MongoDB cannot run until there is space.`;
}

/** In the words of the system, of MongoDB, and of WiredTiger, whose line may be cut off after the number. */
export const outOfSpaceText = /no space left on device|disk quota exceeded|OutOfDiskSpace|"error(_code)?":28\b/i;

/** The system's codes for a full disk and an exhausted quota, and MongoDB's `OutOfDiskSpace`. */
const outOfSpaceCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 14_031];

export const hasOutOfSpaceCode = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && outOfSpaceCodes.includes(error.code);
