import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** In bytes. MongoDB stops where a disk is full, takes 100 MB at a time, and needs room to work before that. */
const needed = { embedded: 1_000_000_000, ownDatabase: 10_000_000 };

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

export function size(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1_000 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
}

/** The folder, or the one above it that is there already. */
async function existing(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : existing(dirname(folder));
}

/** How much room the disk of the data folder has, with advice where that is too little. */
export async function freeSpace({
  data,
  mongo,
}: Pick<Settings, 'data' | 'mongo'>): Promise<{ readonly found: string; readonly advice?: string }> {
  const { bavail, bsize } = await statfs(await existing(data));
  const free = bavail * bsize;
  const least = mongo.uri === undefined ? needed.embedded : needed.ownDatabase;
  const found = `${size(free)} free for ${data}`;
  return free >= least ? { found } : { found, advice: `Make room, at least ${size(least)}: changes are refused where the disk is full.` };
}
