import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder, mongodIn } from '../../testing/data-folder.ts';
import { killedOwner, ownerProcess } from '../../testing/owner-process.ts';
import { storedNames, storeName, withConnection } from '../../testing/stored-names.ts';
import { startEmbeddedMongo } from './start-embedded-mongo.ts';

const log = { info: () => undefined, error: console.error };

describe('the embedded MongoDB', { timeout: 60_000 }, () => {
  it('keeps its data and its address, leaves no process behind, and moves when another program has taken its port', async () => {
    const data = await dataFolder();
    const first = await startEmbeddedMongo({ data, log });
    await storeName(first.uri, 'one');
    expect(first.describe).toMatch(/^embedded MongoDB \d+\.\d+\.\d+ at 127\.0\.0\.1:\d+, data in /);
    await Promise.all([first.stop(), first.stop()]);
    expect(await mongodIn(data)).toBeNull();

    const second = await startEmbeddedMongo({ data, log });
    expect(second.uri).toBe(first.uri);
    expect(await storedNames(second.uri)).toEqual(['one']);
    await second.stop();

    // Another program has taken its port, one that never answers.
    const port = Number(await readFile(join(data, 'mongod.port'), 'utf8'));
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const moved = await startEmbeddedMongo({ data, log });
    expect(moved.uri).not.toBe(first.uri);
    expect(await storedNames(moved.uri)).toEqual(['one']);
    await moved.stop();
    const third = await startEmbeddedMongo({ data, log });
    expect(third.uri).toBe(moved.uri);
    await third.stop();
  });

  it('says what is wrong with a MONGOD_BINARY and releases the folder, and keeps what is asked for out of its log, however long it takes', async () => {
    const data = await dataFolder();
    await expect(startEmbeddedMongo({ data, log, env: { MONGOD_BINARY: '/no/such/mongod' } })).rejects.toThrow(
      "MONGOD_BINARY can't be used: /no/such/mongod",
    );
    const mongo = await startEmbeddedMongo({ data, log });
    await storeName(mongo.uri, 'one');
    const found = await withConnection(mongo.uri, (client) =>
      client
        .db('kept')
        .collection('things')
        .find({ $where: 'sleep(300) || true', name: { $ne: 'Zanzibar' } })
        .toArray(),
    );
    await mongo.stop();
    expect([found.length, (await readFile(join(data, 'mongod.log'), 'utf8')).includes('Zanzibar')]).toEqual([1, false]);
  });

  it('is taken over by the next start when its server was killed', async () => {
    const data = await dataFolder();
    await killedOwner(data);
    const orphan = await mongodIn(data);
    expect(orphan).not.toBeNull();

    const mongo = await startEmbeddedMongo({ data, log });
    expect(await mongodIn(data)).toEqual(orphan);
    expect(await storedNames(mongo.uri)).toEqual(['one']);
    await mongo.stop();
    expect(await mongodIn(data)).toBeNull();
  });

  it('is replaced by the next start when it was left behind and no longer answers', async () => {
    const data = await dataFolder();
    await killedOwner(data);
    const orphan = await mongodIn(data);
    process.kill(orphan?.pid ?? 0, 'SIGSTOP');

    const mongo = await startEmbeddedMongo({ data, log });
    expect((await mongodIn(data))?.pid).not.toBe(orphan?.pid);
    expect(await storedNames(mongo.uri)).toEqual(['one']);
    await mongo.stop();
  });

  it('refuses a second server on its folder in one line, and the first goes on', async () => {
    const data = await dataFolder();
    const first = await ownerProcess(data);
    const second = await ownerProcess(data);
    expect(second.firstLine).toContain(`in use by another server (process ${first.child.pid})`);
    expect(await second.end('SIGCONT')).toBe(1);
    await storeName(first.firstLine, 'one');
    expect(await first.end('SIGTERM')).toBe(0);
    expect(await mongodIn(data)).toBeNull();
  });

  it.skipIf(process.platform !== 'linux')('says in a line that a data folder cannot be made', async () => {
    await expect(startEmbeddedMongo({ data: '/proc/handbill/data', log })).rejects.toThrow(
      /^The data folder \/proc\/handbill\/data cannot be used: .+\. Set HANDBILL_DATA to a folder that this user may write\.$/,
    );
  });
});
