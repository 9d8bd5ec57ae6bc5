import { open } from 'node:fs/promises';
import type { DataFiles } from './data-files.ts';
import { fullDiskMessage, isFull } from './disk-space.ts';

/** Enough for what mongod says at its end, with the stack traces between. */
const tail = 256 * 1024;

async function endOf(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { size } = await file.stat();
    const length = Math.min(size, tail);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** As the system says it, as MongoDB does, and as WiredTiger does, whose line may be cut off behind the number. */
const wantOfRoom = /No space left on device|Disk quota exceeded|OutOfDiskSpace|"error(_code)?":28\b/;

/** mongod writes whole lines, and ends when it can't: one that is cut off is the last that found room. One that was killed at once wrote none. */
const isCutOff = (text: string): boolean => text !== '' && !text.endsWith('\n');

export interface End {
  readonly isFullDisk: boolean;
  /** A sentence where the disk is full, else mongod's last serious line, if it said one. */
  readonly reason: string | undefined;
}

/** Why a mongod ended, as far as the disk and its own log tell. The log is a JSON object a line, its severity in `s`. */
export async function whyEnded({ database, log }: DataFiles): Promise<End> {
  const text = await endOf(log);
  const serious = (text ?? '').split('\n').filter((line) => /"s":"[FE]"/.test(line));
  const isFullDisk = serious.some((line) => wantOfRoom.test(line)) || (text !== undefined && isCutOff(text)) || (await isFull(database));
  return { isFullDisk, reason: isFullDisk ? await fullDiskMessage(database) : serious.at(-1) };
}
