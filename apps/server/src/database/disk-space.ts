import { statfs } from 'node:fs/promises';

/** The bytes of a folder's disk that this process may still fill; `undefined` where that can't be asked. */
async function freeSpace(folder: string): Promise<number | undefined> {
  return statfs(folder).then(
    ({ bsize, bavail, bfree }) => bsize * (process.getuid?.() === 0 ? bfree : bavail),
    () => undefined,
  );
}

/** Below this mongod can't even write its log, and then it can't say why it ends. */
const nextToNothing = 256 * 1024;

/** Whether there is next to no room left. */
export async function isFull(folder: string): Promise<boolean> {
  const free = await freeSpace(folder);
  return free !== undefined && free < nextToNothing;
}

/** What to say of a full disk. The journal grows by files of 100 MB, so that a disk is full for it long before its last byte. */
export async function fullDiskMessage(folder: string): Promise<string> {
  const free = await freeSpace(folder);
  const left = free === undefined ? '' : ` (${(free / 1024 / 1024).toFixed(1)} MB free, and MongoDB takes 100 MB at a time)`;
  return `The disk of ${folder} is full${left}: the embedded MongoDB can not run until there is room.`;
}

/** Whether a system call was refused for want of room, or of what the user may take of it. */
export const isForWantOfRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
