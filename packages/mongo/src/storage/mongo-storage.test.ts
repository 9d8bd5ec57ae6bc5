import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@handbill/testing';
import { MongoServerError } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tcpProxy } from '../../testing/tcp-proxy.ts';
import { UnfitDatabase } from '../database/unfit-database.ts';
import { MongoStorage } from './mongo-storage.ts';

const { client, db, uri, name } = newDatabase();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A mongod that is no replica set, of the same make as the run's. */
async function loneMongod(): Promise<string> {
  const { argv } = await client.db('admin').command({ getCmdLineOpts: 1 });
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'handbill-lone-')), await freePort()];
  const child = spawn(String(argv[0]), ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  return `mongodb://127.0.0.1:${port}/?serverSelectionTimeoutMS=15000`;
}

it('names a full disk to the log when a call has met it', async () => {
  const lines: string[] = [];
  const push = (_: object, line: string) => void lines.push(line);
  const storage = await MongoStorage.open(uri, name, { log: { debug: push, info: push, warn: push, error: push } });
  const met = storage.problemOf(new MongoServerError({ message: 'OutOfDiskSpace', code: 14_031 }));
  expect(met?.code).toBe('unavailable');
  expect(lines).toEqual([expect.stringContaining('The disk of the database is full')]);
  await storage.close();
});

describe('opening the stores', () => {
  it('leaves stores that answer, the first time and later', async () => {
    await (await MongoStorage.open(uri, name)).close();
    const storage = await MongoStorage.open(uri, name);
    await expect(storage.ping()).resolves.toBeUndefined();
    await storage.close();
  });

  it.each(['createIndexes', 'collMod'])('goes on when the connection breaks off at %s', async (command) => {
    await (await MongoStorage.open(uri, name)).close();
    await db.collection('content').dropIndex('workspace_status');
    await db.command({ collMod: 'content', validator: {} });
    const proxy = await tcpProxy(uri);
    proxy.cutAfter(command);
    const lines: string[] = [];
    const push = (_: object, line: string) => void lines.push(line);
    const opening = MongoStorage.open(proxy.uri, name, { log: { debug: push, info: push, warn: push, error: push } });
    const mending = setInterval(proxy.restore, 200);
    const storage = await opening.finally(() => clearInterval(mending));
    expect(lines).toEqual([expect.stringContaining('trying again')]);
    const indexes = await db.collection('content').indexes();
    expect(indexes.map((index) => index.name)).toContain('workspace_status');
    await storage.close();
    await proxy.close();
  });

  it('refuses a mongod that has no transactions, and says what to do', async () => {
    const opening = MongoStorage.open(await loneMongod(), name);
    await expect(opening).rejects.toThrow(UnfitDatabase);
    await expect(opening).rejects.toThrow('--replSet');
  });

  it('refuses a database of a newer version, and leaves no connection behind', async () => {
    await db.collection<{ _id: string }>('migrations').insertOne({ _id: '9999-from-next-year' });
    const proxy = await tcpProxy(uri);
    await expect(MongoStorage.open(proxy.uri, name)).rejects.toThrow('9999-from-next-year');
    await expect.poll(proxy.connections).toBe(0);
    await proxy.close();
    await db.collection('migrations').deleteMany({});
  });

  it('gives up on an address where no one answers', async () => {
    await expect(MongoStorage.open(`mongodb://127.0.0.1:${await freePort()}/?serverSelectionTimeoutMS=300`, name)).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
