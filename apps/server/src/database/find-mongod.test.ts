import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartRefused } from '../start-refused.ts';
import { findMongod } from './find-mongod.ts';
import { MongodCache } from './mongod-cache.ts';

const log = { info: () => undefined, error: () => undefined };

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'handbill-find-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** A program that says it is a mongod of that version. */
async function mongodIn(where: string, version: string): Promise<string> {
  await mkdir(where, { recursive: true });
  const file = join(where, 'mongod');
  await writeFile(file, `#!/bin/sh\necho "db version v${version}"\n`);
  await chmod(file, 0o755);
  return file;
}

const unreachable = async (): Promise<string> => {
  throw new Error('its host can not be reached');
};

describe('the search for a mongod', () => {
  it('takes the one that MONGOD_BINARY names before all others', async () => {
    const [given, other] = [await mongodIn(await folder(), '7.0.2'), await folder()];
    await mongodIn(other, '8.0.0');
    expect(await findMongod({ MONGOD_BINARY: given, PATH: other }, log)).toBe(given);
  });

  it.each([
    ['is not there', async () => join(await folder(), 'mongod'), 'does not run'],
    ['is too old', async () => mongodIn(await folder(), '4.4.1'), 'is MongoDB 4.4.1; 6 or later is needed'],
    ['is another program', async () => '/bin/true', 'is not a mongod'],
  ])('takes no other for a MONGOD_BINARY that %s', async (_, binary, why) => {
    const other = await folder();
    await mongodIn(other, '8.0.0');
    const search = findMongod({ MONGOD_BINARY: await binary(), PATH: other }, log);
    await expect(search).rejects.toThrow(StartRefused);
    await expect(search).rejects.toThrow(why);
  });

  it('then looks on PATH, then for one fetched before, then fetches', async () => {
    const [bin, cached] = [await folder(), await folder()];
    const fetched = await mongodIn(await folder(), '8.2.0');
    const env = { PATH: bin, XDG_CACHE_HOME: cached };
    const fetch = (cache: MongodCache) => cache.keep(fetched);

    const kept = await findMongod(env, log, { first: unreachable, second: fetch });
    expect(kept).toMatch(/handbill\/mongod-[0-9a-f]{64}$/);
    expect(await findMongod(env, log, { any: unreachable })).toBe(kept);
    const installed = await mongodIn(bin, '8.0.0');
    expect(await findMongod(env, log, { any: unreachable })).toBe(installed);
  });

  it('names every way and why it failed when none works', async () => {
    const bin = await folder();
    await mongodIn(bin, '5.0.1');
    const search = findMongod({ PATH: bin, XDG_CACHE_HOME: await folder() }, log, { 'the download': unreachable });
    await expect(search).rejects.toThrow(StartRefused);
    await expect(search).rejects.toThrow(
      /MONGODB_URI[^]*MONGOD_BINARY[^]*on PATH: .*5\.0\.1[^]*fetched before[^]*the download: its host can not be reached/,
    );
  });
});

describe('the cache of fetched mongods', () => {
  it('throws away one that is no longer what was fetched', async () => {
    const cache = new MongodCache({ XDG_CACHE_HOME: await folder() });
    const kept = await cache.keep(await mongodIn(await folder(), '8.0.0'));
    expect(await cache.find()).toBe(kept);
    await writeFile(kept, 'damaged');
    expect(await cache.find()).toBeNull();
    expect(await readdir(cache.folder)).toEqual([]);
  });

  it('keeps nothing that is not what was expected', async () => {
    const cache = new MongodCache({ XDG_CACHE_HOME: await folder() });
    await expect(cache.keep(await mongodIn(await folder(), '8.0.0'), 'another')).rejects.toThrow('not the mongod expected');
    expect(await cache.find()).toBeNull();
  });
});
