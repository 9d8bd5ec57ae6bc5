import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder, mongodIn } from '../../testing/data-folder.ts';
import { fakeMongod, fullDiskEnd } from '../../testing/fake-mongod.ts';
import { storedNames } from '../../testing/stored-names.ts';
import { restartTimings, type RestartTimings } from './keep-running.ts';
import { startEmbeddedMongo } from './start-embedded-mongo.ts';

const kill = async (data: string) => process.kill((await mongodIn(data))?.pid ?? 0, 'SIGKILL');

/** A running database with one document stored, and a client that stays connected; `program` can be made to fail. */
async function running(timings: Partial<RestartTimings>) {
  const [data, programs] = [await dataFolder(), await dataFolder()];
  const errors: string[] = [];
  const log = { info: () => undefined, error: (line: string) => errors.push(line) };
  const program = await fakeMongod(programs);
  const mongo = await startEmbeddedMongo({
    data,
    log,
    timings: { ...restartTimings, checkInterval: 20, firstDelay: 50, ...timings },
    env: { MONGOD_BINARY: program.binary },
  });
  onTestFinished(() => mongo.stop());
  const client = new MongoClient(mongo.uri, { serverSelectionTimeoutMS: 20_000 });
  onTestFinished(() => client.close());
  const things = client.db('kept').collection('things');
  await things.insertOne({ name: 'one' }, { writeConcern: { w: 'majority', journal: true } });
  return { data, mongo, errors, program, things };
}

/** Listens at a port as soon as it is free. */
async function listenAt(port: number): Promise<Server> {
  for (;;) {
    const other = createServer((socket) => void socket.destroy()).listen(port, '127.0.0.1');
    const isListening = await once(other, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) {
      onTestFinished(() => void other.close());
      return other;
    }
    await sleep(5);
  }
}

/** A database whose mongod was killed, and whose port another program took before the restart. */
async function withoutItsPort(timings: Partial<RestartTimings>) {
  const { program, ...rest } = await running(timings);
  const port = Number(new URL(rest.mongo.uri).port);
  // So that it can't restart before the other program listens.
  await program.failWith(fullDiskEnd);
  await kill(rest.data);
  const other = await listenAt(port);
  await program.recover();
  return { ...rest, port, other };
}

describe('a running embedded MongoDB', { timeout: 60_000 }, () => {
  // A primary takes up to 15 s to end.
  it('is back at its address at once each time that someone stops or kills it, and clients go on', { timeout: 120_000 }, async () => {
    const { data, mongo, errors, things } = await running({
      firstDelay: 600_000,
      shortestRun: 10,
      checkInterval: restartTimings.checkInterval,
    });
    const signals = ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const;
    for (const [at, signal] of signals.entries()) {
      process.kill((await mongodIn(data))?.pid ?? 0, signal);
      await expect.poll(() => errors.length, { timeout: 30_000 }).toBe(at + 1);
      // Long before it would be started again with a delay, on however busy a machine.
      await expect.poll(() => things.countDocuments().catch(String), { timeout: 60_000, interval: 20 }).toBe(1);
    }
    const starting = (end: string) =>
      expect.stringMatching(new RegExp(String.raw`^The embedded MongoDB \(process \d+\) ${end}: starting it again$`));
    expect(errors).toEqual(['ended on its own', 'was stopped', 'ended on its own'].map(starting));
    await mongo.stop();
    expect(await mongodIn(data)).toBeNull();
  });

  it('names a full disk; the delays between restarts grow, and it goes on when there is space', async () => {
    const { data, errors, program, things } = await running({ firstDelay: 10, maxDelay: 50 });
    await program.failWith(fullDiskEnd);
    await kill(data);
    await expect.poll(() => errors.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(7);
    await program.recover();
    await expect.poll(async () => (await mongodIn(data)) !== null, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => things.countDocuments().catch(String), { timeout: 30_000 }).toBe(1);

    expect(errors[0]).toContain('ended on its own: starting it again');
    const fullDisk = `The disk of ${join(data, 'mongodb')} is full \\(\\d+\\.\\d MB free; MongoDB takes 100 MB at a time, and 400 MB for a new database\\): the embedded MongoDB cannot run until there is space\\.`;
    const delays = errors
      .slice(1, 7)
      .map((line) => new RegExp(`^The embedded MongoDB does not start again, next try in (.+) s: ${fullDisk}$`).exec(line)?.[1]);
    expect(delays).toEqual(['0.01', '0.02', '0.04', '0.05', '0.05', '0.05']);
  });

  it('waits for its port when another program has taken it, and clients go on', async () => {
    const { other, errors, things, port } = await withoutItsPort({});
    await expect
      .poll(() => errors.at(-1), { timeout: 30_000 })
      .toMatch(
        new RegExp(
          `^The embedded MongoDB does not start again, next try in .+ s: Another program has taken port ${port} of the embedded MongoDB$`,
        ),
      );
    other.close();
    await expect.poll(() => things.countDocuments().catch(String), { timeout: 30_000 }).toBe(1);
  });

  it('gives up when the other program keeps its port: `lost` says so, and the next start moves', async () => {
    const { data, mongo, port } = await withoutItsPort({ portTimeout: 200 });
    expect((await mongo.lost).message).toBe(
      `Another program has taken port ${port} of the embedded MongoDB and keeps it. The next start moves the database to a free one.`,
    );
    await mongo.stop();
    expect(await mongodIn(data)).toBeNull();
    const next = await startEmbeddedMongo({ data, log: console });
    onTestFinished(() => next.stop());
    expect(next.uri).not.toBe(mongo.uri);
    expect(await storedNames(next.uri)).toEqual(['one']);
  });
});
