import { access, chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoStorage } from '@handbill/mongo';

/** Makes the first key at the first start, and tells where it is: in a file that only its owner can read. */
export async function firstKey(storage: MongoStorage, data: string, now: Date): Promise<string> {
  const file = join(data, 'admin.key');
  let shown = false;
  const show = async (secret: string) => {
    shown = true;
    await mkdir(data, { recursive: true });
    await writeFile(file, `${secret}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  };
  const made = await storage.createFirstKey(now, show).catch(async (error: unknown) => {
    // A key that does not count must not lie about; one that was there before stays.
    if (shown) await rm(file, { force: true });
    throw error;
  });
  if (made) return `${file} (made just now)`;
  const kept = await access(file).then(
    () => true,
    () => false,
  );
  return kept ? file : 'made at the first start, and not in this data folder';
}
