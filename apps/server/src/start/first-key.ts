import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoStorage } from '@handbill/mongo';
import { handbill } from '../settings/installation.ts';

export interface FirstKey {
  readonly file: string;
  /** Where it is, or why it is of no use, for the startup summary. */
  readonly line: string;
  /** Whether calls can be made with it. */
  readonly isUsable: boolean;
}

/** Makes a key that may do as much as the first one. */
export const makeKeyCommand = `${handbill} key create --name Admin --scopes admin`;

const another = `"${makeKeyCommand}" makes another`;

/** A key that was created at an earlier start: whoever restores or moves data may end up with the file of another database. */
async function keyIn(file: string, storage: MongoStorage, now: Date): Promise<FirstKey> {
  const unusable = (line: string): FirstKey => ({ file, line, isUsable: false });
  const read = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof read !== 'string')
    return unusable(
      read.code === 'ENOENT'
        ? `created at the first start; it is not in this data folder: ${another}`
        : `${file} cannot be read (${read.code}): ${another}`,
    );
  const isKnown = (await storage.keys.authenticate(read.trim(), now)) !== null;
  return isKnown ? { file, line: file, isUsable: true } : unusable(`${file} has no key that this database takes: ${another}`);
}

/** Creates the first key at the first start, in a file that only its owner can read; later it only looks whether that is still right. */
export async function firstKey(storage: MongoStorage, data: string, now: Date): Promise<FirstKey> {
  const file = join(data, 'admin.key');
  let isWritten = false;
  const write = async (secret: string) => {
    await mkdir(data, { recursive: true });
    await writeFile(file, `${secret}\n`, { mode: 0o600 });
    isWritten = true;
    await chmod(file, 0o600);
  };
  const isCreated = await storage.createFirstKey(now, write).catch(async (error: unknown) => {
    // The file must not hold a key that is not valid; one from before stays.
    if (isWritten) await rm(file, { force: true });
    throw error;
  });
  return isCreated ? { file, line: `${file} (just created)`, isUsable: true } : keyIn(file, storage, now);
}
