import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { MongodCache } from './mongod-cache.ts';

async function program(): Promise<string> {
  const file = join(await dataFolder(), 'mongod');
  await writeFile(file, 'a program');
  return file;
}

describe('the cache of fetched mongods', () => {
  it('removes one that was changed since it was fetched', async () => {
    const cache = new MongodCache({ XDG_CACHE_HOME: await dataFolder() });
    const kept = await cache.keep(await program());
    expect(await cache.find()).toBe(kept);
    await writeFile(kept, 'damaged');
    expect(await cache.find()).toBeNull();
    expect(await readdir(cache.folder)).toEqual([]);
  });

  it('keeps only what has the expected hash', async () => {
    const cache = new MongodCache({ XDG_CACHE_HOME: await dataFolder() });
    await expect(cache.keep(await program(), 'another')).rejects.toThrow('not the expected mongod');
    expect(await cache.find()).toBeNull();
  });
});
