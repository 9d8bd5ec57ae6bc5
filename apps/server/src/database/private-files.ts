import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartRefused } from '../start-refused.ts';

const othersMay = 0o077;

/** Closes a file or folder to everyone but its owner. */
export async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & othersMay) === 0) return;
  // Some file systems refuse, and some take the call and keep nothing of it.
  const isClosed = await chmod(path, mode & 0o700).then(
    async () => ((await stat(path)).mode & othersMay) === 0,
    () => false,
  );
  if (!isClosed)
    throw new StartRefused(
      `${path} can not be closed to other users: it belongs to one of them, or its disk keeps no permissions. Set HANDBILL_DATA to a folder elsewhere.`,
    );
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Resolves to whether it was missing. Not by `recursive`, which never ends where a folder can't be made in one that is there, as in /proc. */
async function makeFolder(path: string): Promise<boolean> {
  const made = () =>
    mkdir(path, { mode: 0o700 }).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      },
    );
  return made().catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    return made();
  });
}

/** Makes a folder, and those above it, that only its owner may look into; resolves to whether it was missing. */
export async function makePrivateFolder(path: string): Promise<boolean> {
  const isNew = await makeFolder(path);
  await closeToOthers(path);
  return isNew;
}

/** Writes a file that only its owner may read: whole, and on the disk, before it bears its name. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const partial = `${path}.${randomUUID()}`;
  try {
    const file = await open(partial, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
}
