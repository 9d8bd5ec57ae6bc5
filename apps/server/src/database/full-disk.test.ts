import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mongodAt } from '@handbill/embedded-mongo';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../../../packages/embedded-mongo/testing/data-folder.ts';
import { fakeMongod, fullDiskEnd, fullDiskEndCutOff } from '../../../../packages/embedded-mongo/testing/fake-mongod.ts';
import { MainProcess } from '../../testing/main-process.ts';

const named = (data: string) =>
  `The disk of ${join(data, 'mongodb')} is full \\(\\d+\\.\\d MB free; MongoDB takes 100 MB at a time, and 400 MB for a new database\\): the embedded MongoDB cannot run until there is space\\.`;

describe('a full disk', { timeout: 60_000 }, () => {
  it('of a real file system is named by the start', async ({ skip }) => {
    const data = await dataFolder();
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', data]);
    skip(status !== 0, 'this user may not mount a small disk');
    onTestFinished(() => void spawnSync('umount', [data]));
    const refused = new MainProcess(data);
    expect([await refused.ended, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(new RegExp(`^${named(data)}\n$`));
    expect(await readdir(data)).not.toContain('mongodb');
    expect(await mongodAt(join(data, 'mongodb'))).toBeNull();
  });

  it.each([
    ['as mongod says', fullDiskEnd],
    ['where mongod has not even space to say so', fullDiskEndCutOff],
  ])('is named by the start, %s, which leaves nothing behind', async (_, end) => {
    const [data, programs] = [await dataFolder(), await dataFolder()];
    const mongod = await fakeMongod(programs);
    await mongod.failWith(end);
    const refused = new MainProcess(data, { MONGOD_BINARY: mongod.binary });
    expect([await refused.ended, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(new RegExp(`^${named(data)}\n$`));
    const left = await readdir(data);
    expect(left).not.toContain('mongodb');
    expect(left).not.toContain('owner.json');
    await mongod.recover();
    const next = new MainProcess(data, { MONGOD_BINARY: mongod.binary });
    await next.ready();
    expect(await next.end('SIGTERM')).toBe(0);
  });
});
