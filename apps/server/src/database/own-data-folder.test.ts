import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { ownDataFolder } from './own-data-folder.ts';

describe('a data folder', () => {
  it('has one owner, and says who', async () => {
    const folder = await dataFolder();
    const ownership = await ownDataFolder(folder);
    await expect(ownDataFolder(folder)).rejects.toThrow(`in use by another server (process ${process.pid})`);
    await ownership.release();
    await (await ownDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['died', { pid: 4_194_305, started: '1' }],
    ["died and left its pid to another, as a container's first process does", { pid: process.pid, started: 'earlier' }],
    ['was not one of ours', 'nonsense'],
  ])('is free when its owner %s', async (_, owner) => {
    const folder = await dataFolder();
    await writeFile(join(folder, 'owner.json'), JSON.stringify(owner));
    await (await ownDataFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to exactly one of many that ask at once, over a dead lock too', async () => {
    const folder = await dataFolder();
    await writeFile(join(folder, 'owner.json'), JSON.stringify({ pid: 4_194_305, started: '1' }));
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => ownDataFolder(folder)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['owner.json']);
  });
});
