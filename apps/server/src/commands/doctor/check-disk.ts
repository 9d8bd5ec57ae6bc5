import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import { size, type Finding } from './finding.ts';

/** MongoDB stops where a disk is full, and needs room to work before that. */
const needed = { embedded: 1_000_000_000, elsewhere: 10_000_000 };

/** The folder, or the one above it that is there already. */
async function existing(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : existing(dirname(folder));
}

/** Whether the disk of the data folder has room. */
export async function checkDisk({ data, mongo }: Pick<Settings, 'data' | 'mongo'>): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(await existing(data));
  const free = bavail * bsize;
  const least = mongo.uri === undefined ? needed.embedded : needed.elsewhere;
  const finding = { subject: 'disk', found: `${size(free)} free for ${data}` };
  if (free >= least) return [{ outcome: 'ok', ...finding }];
  return [{ outcome: 'wrong', ...finding, advice: `Make room, at least ${size(least)}: changes are refused where the disk is full.` }];
}
