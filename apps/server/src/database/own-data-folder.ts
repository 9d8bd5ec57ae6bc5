import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../start-refused.ts';
import { makePrivateFolder } from './private-files.ts';
import { isRunning, runningProcess } from './running-process.ts';

const Owner = z.object({ pid: z.int().positive(), started: z.string() });
type Owner = z.infer<typeof Owner>;

export interface Ownership {
  readonly release: () => Promise<void>;
}

/** What a file of another kind says is no owner: a half-written lock can't come from us, it is linked whole. */
async function ownerIn(file: string): Promise<Owner | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return Owner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const isAlive = async (owner: Owner | null): Promise<boolean> => owner !== null && isRunning(owner);

const inUse = (folder: string, owner: Owner | null) =>
  new StartRefused(
    `The data folder ${folder} is in use by another server (process ${owner?.pid ?? 'unknown'}). Stop that one, or set HANDBILL_DATA to a folder of its own.`,
  );

const withoutHardLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK']);

/** Gives a file a second name, and never one that is in use: whoever looks there finds a whole file. Resolves to whether the name was free. */
async function linked(file: string, name: string, folder: string): Promise<boolean> {
  return link(file, name).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      if (!withoutHardLinks.has(error.code ?? '')) throw error;
      throw new StartRefused(
        `The data folder ${folder} is on a disk without hard links (${error.code}), such as exFAT or a network share: a database can not be kept there. Set HANDBILL_DATA to a folder on another disk.`,
      );
    },
  );
}

const unlessRefused = (error: unknown): void => {
  if (!(error instanceof StartRefused)) throw error;
};

/** Above what any number of starts at once can need. */
const tries = 100;

/** Makes this process the only owner of a data folder; a dead owner's lock is taken over. */
export async function ownDataFolder(folder: string): Promise<Ownership> {
  // One that belongs to another user, such as a mounted volume, stays as it is: what is secret in it is closed by itself.
  await makePrivateFolder(folder).catch(unlessRefused);
  const lock = join(folder, 'owner.json');
  const mine = join(folder, `owner.${randomUUID()}.json`);
  const me = await runningProcess(process.pid);
  try {
    await writeFile(mine, JSON.stringify({ pid: process.pid, started: me?.started ?? '' }), { mode: 0o600 });
    for (let left = tries; left > 0; left--) {
      if (await linked(mine, lock, folder)) return { release: () => rm(lock, { force: true }) };
      const found = await ownerIn(lock);
      if (await isAlive(found)) throw inUse(folder, found);
      const aside = join(folder, `owner.${randomUUID()}.json`);
      await rename(lock, aside).catch(() => undefined);
      const moved = await ownerIn(aside);
      // Between our look and our rename another start may have taken the dead one's place: give it back.
      const wronged = (await isAlive(moved)) && (await linked(aside, lock, folder));
      await rm(aside, { force: true });
      if (wronged) throw inUse(folder, moved);
    }
    throw new StartRefused(`The data folder ${folder} could not be locked: ${lock} comes back each time it is taken away.`);
  } finally {
    await rm(mine, { force: true });
  }
}
