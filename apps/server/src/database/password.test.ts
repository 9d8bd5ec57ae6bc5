import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { mongodOfBefore } from '../../testing/mongod-of-before.ts';
import { serverProcess } from '../../testing/server-process.ts';
import { names, on, write } from '../../testing/kept-things.ts';
import { mongodAt } from './mongod-at.ts';
import { isRunning } from './running-process.ts';
import { startEmbeddedMongo, type EmbeddedMongo } from './start-embedded-mongo.ts';
import { stopProcess } from './stop-process.ts';

const mongodIn = (data: string) => mongodAt(join(data, 'mongodb'));

/** As someone else on the machine, who has no password. */
const asStranger = async (data: string, work: (client: MongoClient) => Promise<unknown>) =>
  on(`mongodb://127.0.0.1:${(await mongodIn(data))?.port}/?directConnection=true`, work);

const isClosed = async (data: string) =>
  expect(asStranger(data, (client) => client.db('kept').collection('things').findOne())).rejects.toThrow('requires authentication');

const secretsIn = async (data: string) =>
  Promise.all(['mongod.key', 'mongod.password'].map(async (name) => (await readFile(join(data, name), 'utf8')).trim()));

async function started(data: string, log: string[] = []): Promise<EmbeddedMongo> {
  const mongo = await startEmbeddedMongo({ data, log: { info: (line) => log.push(line), error: (line) => log.push(line) } });
  onTestFinished(() => mongo.stop());
  return mongo;
}

describe('the password of the embedded MongoDB', { timeout: 90_000 }, () => {
  it('is asked of everyone on the machine', async () => {
    const data = await dataFolder();
    await started(data);
    await isClosed(data);
    const commands = [{ listDatabases: 1 }, { replSetGetConfig: 1 }, { createUser: 'me', pwd: 'me', roles: ['root'] }, { shutdown: 1 }];
    for (const command of commands)
      await expect(asStranger(data, (client) => client.db('admin').command(command))).rejects.toThrow('requires authentication');
    expect(await asStranger(data, (client) => client.db('admin').command({ hello: 1 }))).toMatchObject({ ok: 1 });
  });

  it('lies in files that only their owner may read, whatever the umask, and nowhere else', async () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    const data = join(await dataFolder(), 'of', 'its own');
    const log: string[] = [];
    const mongo = await started(data, log);
    const modes = async (folder: string) =>
      Object.fromEntries(
        await Promise.all(
          (await readdir(folder)).map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const),
        ),
      );
    expect(((await stat(data)).mode & 0o777).toString(8)).toBe('700');
    expect(await modes(data)).toEqual({
      mongodb: '700',
      'mongod.key': '600',
      'mongod.log': '600',
      'mongod.password': '600',
      'mongod.port': '600',
      'owner.json': '600',
    });
    const told = [(await mongodIn(data))?.command, mongo.describe, await readFile(join(data, 'mongod.log'), 'utf8'), ...log].join('\n');
    for (const secret of await secretsIn(data)) expect(told).not.toContain(secret);
    await mongo.stop();
    for (const secret of await secretsIn(data)) expect(log.join('\n')).not.toContain(secret);
  });

  it('comes to a folder of a version without one, whose data stays', async () => {
    const data = await dataFolder();
    await stopProcess(await mongodOfBefore(data));
    const mongo = await started(data);
    await isClosed(data);
    expect(await names(mongo.uri)).toEqual(['one']);
    expect(((await stat(join(data, 'mongodb'))).mode & 0o777).toString(8)).toBe('700');
    expect(((await stat(join(data, 'mongod.port'))).mode & 0o777).toString(8)).toBe('600');
  });

  it('comes to a mongod that such a version left running: it is stopped and started anew', async () => {
    const data = await dataFolder();
    const orphan = await mongodOfBefore(data);
    const log: string[] = [];
    const mongo = await started(data, log);
    expect(await isRunning(orphan)).toBe(false);
    expect(log).toEqual([expect.stringContaining(`(process ${orphan.pid}): it asks for no password`)]);
    await isClosed(data);
    expect(await names(mongo.uri)).toEqual(['one']);
  });

  it('is made again where it was lost, as by a crash at any step of bringing a folder over', async () => {
    const data = await dataFolder();
    const first = await startEmbeddedMongo({ data, log: console });
    await write(first.uri, 'one');
    await first.stop();
    const losses: readonly (() => Promise<unknown>)[] = [
      // Files made, and no user yet with that password.
      () => writeFile(join(data, 'mongod.password'), 'another\n'),
      () => Promise.all(['mongod.key', 'mongod.password'].map((name) => writeFile(join(data, name), ''))),
    ];
    for (const lose of losses) {
      await lose();
      const mongo = await startEmbeddedMongo({ data, log: console });
      await isClosed(data);
      expect(await names(mongo.uri)).toEqual(['one']);
      await mongo.stop();
    }
  });

  it('is no hindrance where both secrets were lost while a killed server left its mongod running', async () => {
    const data = await dataFolder();
    const killed = await serverProcess(data);
    await write(killed.said, 'one');
    await killed.end('SIGKILL');
    await Promise.all(['mongod.key', 'mongod.password'].map((name) => rm(join(data, name))));
    const mongo = await started(data);
    await isClosed(data);
    expect(await names(mongo.uri)).toEqual(['one']);
  });
});
