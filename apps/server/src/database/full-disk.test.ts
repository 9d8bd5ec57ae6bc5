import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { cutOffOnAFullDisk, fakeMongod, likeOnAFullDisk } from '../../testing/fake-mongod.ts';
import { MainProcess } from '../../testing/main-process.ts';
import { restartTimings } from './keep-running.ts';
import { mongodAt } from './mongod-at.ts';
import { startEmbeddedMongo } from './start-embedded-mongo.ts';

const named = (data: string) =>
  `The disk of ${join(data, 'mongodb')} is full \\(\\d+\\.\\d MB free, and MongoDB takes 100 MB at a time\\): the embedded MongoDB can not run until there is room\\.`;

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
    ['as mongod says', likeOnAFullDisk],
    ['where mongod has not even room to say so', cutOffOnAFullDisk],
  ])('is named by the start, %s, which leaves nothing behind', async (_, end) => {
    const [data, programs] = [await dataFolder(), await dataFolder()];
    const mongod = await fakeMongod(programs);
    await mongod.failLike(end);
    const refused = new MainProcess(data, { MONGOD_BINARY: mongod.binary });
    expect([await refused.ended, refused.out]).toEqual([1, '']);
    expect(refused.err).toMatch(new RegExp(`^${named(data)}\n$`));
    const left = await readdir(data);
    expect(left).not.toContain('mongodb');
    expect(left).not.toContain('owner.json');
    await mongod.work();
    const next = new MainProcess(data, { MONGOD_BINARY: mongod.binary });
    await next.ready();
    expect(await next.end('SIGTERM')).toBe(0);
  });

  it('is named while a server runs; the pauses between starts grow, and it goes on when there is room', async () => {
    const [data, programs] = [await dataFolder(), await dataFolder()];
    const binary = await fakeMongod(programs);
    const said: string[] = [];
    const log = { info: () => undefined, error: (line: string) => said.push(line) };
    const timings = { ...restartTimings, look: 20, firstPause: 10, longestPause: 50 };
    const mongo = await startEmbeddedMongo({ data, log, timings, env: { MONGOD_BINARY: binary.binary } });
    onTestFinished(() => mongo.stop());
    const client = await MongoClient.connect(mongo.uri);
    onTestFinished(() => client.close());
    const things = client.db('kept').collection('things');
    await things.insertOne({ name: 'one' }, { writeConcern: { w: 'majority', journal: true } });

    await binary.failLike(likeOnAFullDisk);
    process.kill((await mongodAt(join(data, 'mongodb')))?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(7);
    await binary.work();
    await expect.poll(async () => (await mongodAt(join(data, 'mongodb'))) !== null, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => things.countDocuments().catch(String), { timeout: 30_000 }).toBe(1);

    expect(said[0]).toContain('ended on its own: starting it again');
    const tries = said
      .slice(1, 7)
      .map((line) => new RegExp(`^The embedded MongoDB does not start again, next try in (.+) s: ${named(data)}$`).exec(line)?.[1]);
    expect(tries).toEqual(['0.01', '0.02', '0.04', '0.05', '0.05', '0.05']);
  });
});
