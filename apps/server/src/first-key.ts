import { access, chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoStorage } from '@handbill/mongo';

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Creates the first key at the first start, in a file that only its owner can read. Resolves to where the key is, for the startup summary. */
export async function firstKey(storage: MongoStorage, data: string, now: Date): Promise<string> {
  const file = join(data, 'admin.key');
  let isWritten = false;
  const write = async (secret: string) => {
    isWritten = true;
    await mkdir(data, { recursive: true });
    await writeFile(file, `${secret}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  };
  const isCreated = await storage.createFirstKey(now, write).catch(async (error: unknown) => {
    // The file must not hold a key that is not valid; one from before stays.
    if (isWritten) await rm(file, { force: true });
    throw error;
  });
  if (isCreated) return `${file} (just created)`;
  return (await exists(file)) ? file : 'created at the first start; it is not in this data folder';
}
