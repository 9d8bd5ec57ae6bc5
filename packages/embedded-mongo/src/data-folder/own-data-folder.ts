import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';
import { isRunning, runningProcess } from '../process/running-process.ts';
import { dataFiles } from './data-files.ts';
import { makePrivateFolder } from './private-files.ts';

const Owner = z.object({ pid: z.int().positive(), started: z.string() });
type Owner = z.infer<typeof Owner>;

/** The owner that a lock file names. An unreadable one is not from us, since ours only appear complete. */
async function ownerIn(file: string): Promise<Owner | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return Owner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const isAlive = async (owner: Owner | null): Promise<boolean> => owner !== null && isRunning(owner);

export class DataFolderInUse extends EmbeddedMongoError {}

const inUse = (folder: string, owner: Owner | null) =>
  new DataFolderInUse(
    `The data folder ${folder} is in use by another server (process ${owner?.pid ?? 'unknown'}). Stop that one, or set HANDBILL_DATA to a folder of its own.`,
  );

const noHardLinkCodes = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK']);

/** Makes a complete file the lock, unless there is one; resolves to whether it did. */
async function linkAsLock(file: string, lock: string, folder: string): Promise<boolean> {
  return link(file, lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      if (!noHardLinkCodes.has(error.code ?? '')) throw error;
      throw new EmbeddedMongoError(
        `The data folder ${folder} is on a disk without hard links (${error.code}), such as exFAT or a network share: a database cannot be kept there. Set HANDBILL_DATA to a folder on another disk.`,
      );
    },
  );
}

/** Removes the lock of a process that is gone, one start at a time: else the folder could get two owners. Throws where it is alive. */
async function removeDeadLock(lock: string, own: string, folder: string): Promise<void> {
  const owner = await ownerIn(lock);
  if (await isAlive(owner)) throw inUse(folder, owner);
  const removing = join(folder, 'owner.removing.json');
  if (!(await linkAsLock(own, removing, folder))) return awaitRemoval(removing);
  try {
    const current = await ownerIn(lock);
    if (await isAlive(current)) throw inUse(folder, current);
    const removed = join(folder, `owner.${randomUUID()}.json`);
    await rename(lock, removed).catch(() => undefined);
    await rm(removed, { force: true });
  } finally {
    await rm(removing, { force: true });
  }
}

/** Gives another start time to remove a dead lock, or ends the try of one that died in the middle of it. */
async function awaitRemoval(removing: string): Promise<void> {
  const owner = await ownerIn(removing);
  // Without an owner it is gone already: ours only appear complete.
  if (owner !== null && !(await isAlive(owner))) await rm(removing, { force: true });
  await sleep(5);
}

const attempts = 100;

/** Makes this process the only owner of a data folder; the lock of a process that is gone is replaced. */
export async function ownDataFolder(folder: string): Promise<{ readonly release: () => Promise<void> }> {
  await makePrivateFolder(folder).catch((error: unknown) => {
    // A folder of another user, such as a mounted volume, stays open: each secret file in it is closed.
    if (!(error instanceof EmbeddedMongoError)) throw error;
  });
  const { owner: lock } = dataFiles(folder);
  const own = join(folder, `owner.${randomUUID()}.json`);
  const self = await runningProcess(process.pid);
  try {
    await writeFile(own, JSON.stringify({ pid: process.pid, started: self?.started ?? '' }), { mode: 0o600 });
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (await linkAsLock(own, lock, folder)) return { release: () => rm(lock, { force: true }) };
      await removeDeadLock(lock, own, folder);
    }
    throw new EmbeddedMongoError(`The data folder ${folder} could not be locked: ${lock} comes back each time it is removed.`);
  } finally {
    await rm(own, { force: true });
  }
}
