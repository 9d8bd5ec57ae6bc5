import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';

const accessOfOthers = 0o077;

/** Takes all access to a file or folder from everyone but its owner. */
export async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & accessOfOthers) === 0) return;
  // Some file systems refuse, and some accept the call without any effect.
  const isClosed = await chmod(path, mode & 0o700).then(
    async () => ((await stat(path)).mode & accessOfOthers) === 0,
    () => false,
  );
  if (!isClosed)
    throw new EmbeddedMongoError(
      `${path} cannot be closed to other users: it belongs to one of them, or its disk keeps no permissions. Set HANDBILL_DATA to a folder elsewhere.`,
    );
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Creates a folder and those above it; resolves to whether it was missing. */
async function makeFolder(path: string): Promise<boolean> {
  const make = () =>
    mkdir(path, { mode: 0o700 }).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      },
    );
  return make().catch(async (error: unknown) => {
    // Not by mkdir's `recursive`: it never returns where an existing folder refuses new ones with ENOENT, as /proc does.
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    return make();
  });
}

/** Creates a folder, and those above it, that only its owner has access to; resolves to whether it was missing. */
export async function makePrivateFolder(path: string): Promise<boolean> {
  const isNew = await makeFolder(path);
  await closeToOthers(path);
  return isNew;
}

/** Writes a file that only its owner may read. It gets its name only when it is complete and on the disk. */
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
