import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder, mongodIn } from '../../testing/data-folder.ts';
import { mongodWithoutPassword } from '../../testing/mongod-without-password.ts';
import { killedOwner } from '../../testing/owner-process.ts';
import { storedNames, storeName, withConnection } from '../../testing/stored-names.ts';
import { isRunning, stopProcess } from '../process/running-process.ts';
import { startEmbeddedMongo, type EmbeddedMongo } from '../start/start-embedded-mongo.ts';

/** Connects as someone else on the machine, without a password. */
const withoutPassword = async (data: string, work: (client: MongoClient) => Promise<unknown>) =>
  withConnection(`mongodb://127.0.0.1:${(await mongodIn(data))?.port}/?directConnection=true`, work);

const expectClosed = async (data: string) =>
  expect(withoutPassword(data, (client) => client.db('kept').collection('things').findOne())).rejects.toThrow('requires authentication');

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

const secretsIn = async (data: string) =>
  Promise.all(['mongod.key', 'mongod.password'].map(async (name) => (await readFile(join(data, name), 'utf8')).trim()));

async function started(data: string, log: string[] = []): Promise<EmbeddedMongo> {
  const mongo = await startEmbeddedMongo({ data, log: { info: (line) => log.push(line), error: (line) => log.push(line) } });
  onTestFinished(() => mongo.stop());
  return mongo;
}

describe('the password of the embedded MongoDB', { timeout: 90_000 }, () => {
  it('is required of everyone on the machine, and is in files that only their owner may read, whatever the umask, and nowhere else', async () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const data = join(await dataFolder(), 'of', 'its own');
    const log: string[] = [];
    const mongo = await started(data, log);
    await expectClosed(data);
    const commands = [{ listDatabases: 1 }, { replSetGetConfig: 1 }, { createUser: 'me', pwd: 'me', roles: ['root'] }, { shutdown: 1 }];
    for (const command of commands)
      await expect(withoutPassword(data, (client) => client.db('admin').command(command))).rejects.toThrow('requires authentication');
    expect(await withoutPassword(data, (client) => client.db('admin').command({ hello: 1 }))).toMatchObject({ ok: 1 });
    const modes = (await readdir(data)).map(async (name) => [name, await modeOf(join(data, name))] as const);
    expect(await modeOf(data)).toBe('700');
    expect(Object.fromEntries(await Promise.all(modes))).toEqual({
      mongodb: '700',
      'mongod.key': '600',
      'mongod.log': '600',
      'mongod.password': '600',
      'mongod.port': '600',
      'owner.json': '600',
    });
    const visible = [(await mongodIn(data))?.command, mongo.describe, await readFile(join(data, 'mongod.log'), 'utf8'), ...log].join('\n');
    for (const secret of await secretsIn(data)) expect(visible).not.toContain(secret);
    await mongo.stop();
    for (const secret of await secretsIn(data)) expect(log.join('\n')).not.toContain(secret);
  });

  it('is added to a folder of a version without one, whose data stays', async () => {
    const data = await dataFolder();
    await stopProcess(await mongodWithoutPassword(data));
    const mongo = await started(data);
    await expectClosed(data);
    expect(await storedNames(mongo.uri)).toEqual(['one']);
    expect(await modeOf(join(data, 'mongodb'))).toBe('700');
    expect(await modeOf(join(data, 'mongod.port'))).toBe('600');
  });

  it('is added to a mongod that such a version left running, by a restart', async () => {
    const data = await dataFolder();
    const orphan = await mongodWithoutPassword(data);
    const log: string[] = [];
    const mongo = await started(data, log);
    expect(await isRunning(orphan)).toBe(false);
    expect(log).toEqual([expect.stringContaining(`(process ${orphan.pid}): it asks for no password`)]);
    await expectClosed(data);
    expect(await storedNames(mongo.uri)).toEqual(['one']);
  });

  it('is generated again where it was lost, as by a crash at any step of an upgrade', async () => {
    const data = await dataFolder();
    const first = await startEmbeddedMongo({ data, log: console });
    await storeName(first.uri, 'one');
    await first.stop();
    const losses: readonly (() => Promise<unknown>)[] = [
      // The files were written, but no user has that password yet.
      () => writeFile(join(data, 'mongod.password'), 'another\n'),
      () => Promise.all(['mongod.key', 'mongod.password'].map((name) => writeFile(join(data, name), ''))),
    ];
    for (const lose of losses) {
      await lose();
      const mongo = await startEmbeddedMongo({ data, log: console });
      await expectClosed(data);
      expect(await storedNames(mongo.uri)).toEqual(['one']);
      await mongo.stop();
    }
  });

  it('can be lost with the key while a killed server left its mongod running: that one is replaced', async () => {
    const data = await dataFolder();
    await killedOwner(data);
    await Promise.all(['mongod.key', 'mongod.password'].map((name) => rm(join(data, name))));
    const mongo = await started(data);
    await expectClosed(data);
    expect(await storedNames(mongo.uri)).toEqual(['one']);
  });
});
