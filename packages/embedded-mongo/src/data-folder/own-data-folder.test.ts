import { promises } from 'node:fs';
import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { ownDataFolder } from './own-data-folder.ts';

/** Makes a file system call fail, as it does on other disks than this one. */
function failing(call: 'link' | 'rename', code: string): void {
  const real = promises[call];
  const replaceBy = (next: typeof real) => {
    promises[call] = next;
    syncBuiltinESMExports();
  };
  replaceBy(() => Promise.reject(Object.assign(new Error(`${code}: ${call}`), { code, syscall: call, path: '/' })));
  onTestFinished(() => replaceBy(real));
}

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

  it('goes to exactly one of many simultaneous starts, also where a dead lock is in the way', async () => {
    const folder = await dataFolder();
    await writeFile(join(folder, 'owner.json'), JSON.stringify({ pid: 4_194_305, started: '1' }));
    const starts = await Promise.allSettled(Array.from({ length: 20 }, () => ownDataFolder(folder)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['owner.json']);
  });

  it('is closed to other users, also one that was open', async () => {
    const folder = await dataFolder();
    await chmod(folder, 0o755);
    await (await ownDataFolder(folder)).release();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])('is refused in a sentence on a disk without hard links (%s)', async (code) => {
    const folder = await dataFolder();
    failing('link', code);
    await expect(ownDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is on a disk without hard links (${code}), such as exFAT or a network share: a database cannot be kept there. Set HANDBILL_DATA to a folder on another disk.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused in a sentence when a dead lock cannot be removed, instead of trying for ever', async () => {
    const folder = await dataFolder();
    await writeFile(join(folder, 'owner.json'), 'nonsense');
    failing('rename', 'EBUSY');
    await expect(ownDataFolder(folder)).rejects.toThrow(`The data folder ${folder} could not be locked`);
    expect(await readdir(folder)).toEqual(['owner.json']);
  });
});
