import { open } from 'node:fs/promises';
import { z } from 'zod';
import type { DataFiles } from '../data-folder/data-files.ts';
import { fullDiskMessage, isFull, outOfSpaceText } from '../data-folder/disk-space.ts';

const LogLine = z.object({ msg: z.string(), attr: z.object({ error: z.string().optional().catch(undefined) }).optional() });

/** Enough for mongod's last messages, stack traces included. */
const tailLength = 256 * 1024;

async function tailOf(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { size } = await file.stat();
    const length = Math.min(size, tailLength);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** mongod writes whole lines and ends when it can't: the last line of a full disk is cut off. An empty log means that it was killed early. */
const isCutOff = (text: string): boolean => text !== '' && !text.endsWith('\n');

/** A line of mongod's log in words: its message, and the error that it names. */
function messageIn(line: string): string {
  try {
    const { msg, attr } = LogLine.parse(JSON.parse(line));
    return attr?.error === undefined ? msg : `${msg}: ${attr.error}`;
  } catch {
    return line;
  }
}

/** Why a mongod ended, as far as the disk and its log show. */
export interface MongodEnd {
  readonly isFullDisk: boolean;
  readonly reason: string | undefined;
  /** Whether it was told to end, and did in order. */
  readonly wasStopped: boolean;
}

export async function whyEnded({ database, log }: DataFiles): Promise<MongodEnd> {
  const text = await tailOf(log);
  // A JSON object a line; `s` is its severity, fatal or error.
  const serious = (text ?? '').split('\n').filter((line) => /"s":"[FE]"/.test(line));
  const isFullDisk =
    serious.some((line) => outOfSpaceText.test(line)) || (text !== undefined && isCutOff(text)) || (await isFull(database));
  const wasStopped = text?.endsWith('"msg":"Shutting down","attr":{"exitCode":0}}\n') === true;
  return { isFullDisk, wasStopped, reason: isFullDisk ? await fullDiskMessage(database) : serious.map(messageIn).at(-1) };
}

const portTaken = 48;

export class MongodFailure extends Error {
  override readonly name = 'MongodFailure';
  readonly isFullDisk: boolean;
  /** Another program took the port after we had checked it. */
  readonly isPortTaken: boolean;

  constructor(message: string, { isFullDisk = false, isPortTaken = false } = {}) {
    super(message);
    this.isFullDisk = isFullDisk;
    this.isPortTaken = isPortTaken;
  }

  /** `how` is the exit code, or another word on the end. */
  static async ended(files: DataFiles, how: number | string): Promise<MongodFailure> {
    const { isFullDisk, reason = 'no reason given' } = await whyEnded(files);
    if (isFullDisk) return new MongodFailure(reason, { isFullDisk });
    return new MongodFailure(`mongod ended with ${how}: ${reason} (see ${files.log})`, { isPortTaken: how === portTaken });
  }
}
