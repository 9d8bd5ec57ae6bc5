import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { EmbeddedMongoError } from '../process/embedded-mongo-error.ts';
import { findMongod } from './find-mongod.ts';
import type { FetchMongod } from './mongod-sources.ts';

const log = { info: () => undefined, error: () => undefined };

/** A program that says it is a mongod of that version. */
async function mongodIn(folder: string, version: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'mongod');
  await writeFile(file, `#!/bin/sh\necho "db version v${version}"\n`);
  await chmod(file, 0o755);
  return file;
}

const unreachable: FetchMongod = async () => {
  throw new Error('its host cannot be reached');
};

describe('the search for a mongod', () => {
  it('takes the one that MONGOD_BINARY names before all others', async () => {
    const [named, other] = [await mongodIn(await dataFolder(), '7.0.2'), await dataFolder()];
    await mongodIn(other, '8.0.0');
    expect(await findMongod({ MONGOD_BINARY: named, PATH: other }, log)).toBe(named);
  });

  it.each([
    ['is not there', async () => join(await dataFolder(), 'mongod'), 'does not run'],
    ['is too old', async () => mongodIn(await dataFolder(), '4.4.1'), 'is MongoDB 4.4.1; 6 or later is needed'],
    ['is another program', async () => '/bin/true', 'is not a mongod'],
  ])('takes no other for a MONGOD_BINARY that %s', async (_, binary, why) => {
    const other = await dataFolder();
    await mongodIn(other, '8.0.0');
    const search = findMongod({ MONGOD_BINARY: await binary(), PATH: other }, log);
    await expect(search).rejects.toThrow(EmbeddedMongoError);
    await expect(search).rejects.toThrow(why);
  });

  it('then looks on PATH, then for one fetched before, then fetches', async () => {
    const [bin, cache] = [await dataFolder(), await dataFolder()];
    const env = { PATH: bin, XDG_CACHE_HOME: cache };
    const fetch: FetchMongod = async (folder) => ({ binary: await mongodIn(folder, '8.2.0') });

    const fetched = await findMongod(env, log, { sources: { first: unreachable, second: fetch } });
    expect(fetched).toMatch(/handbill\/mongod-[0-9a-f]{64}$/);
    expect(await findMongod(env, log, { sources: { any: unreachable } })).toBe(fetched);
    const installed = await mongodIn(bin, '8.0.0');
    expect(await findMongod(env, log, { sources: { any: unreachable } })).toBe(installed);
  });

  it('names every way and why it failed when none works', async () => {
    const bin = await dataFolder();
    await mongodIn(bin, '5.0.1');
    const search = findMongod({ PATH: bin, XDG_CACHE_HOME: await dataFolder() }, log, { sources: { 'the download': unreachable } });
    await expect(search).rejects.toThrow(EmbeddedMongoError);
    await expect(search).rejects.toThrow(
      /MONGODB_URI[^]*MONGOD_BINARY[^]*on PATH: .*5\.0\.1[^]*fetched before[^]*the download: its host cannot be reached/,
    );
  });
});
