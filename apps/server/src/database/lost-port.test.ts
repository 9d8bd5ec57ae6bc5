import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dataFolder } from '../../testing/data-folder.ts';
import { fakeMongod, likeOnAFullDisk } from '../../testing/fake-mongod.ts';
import { restartTimings, type RestartTimings } from './keep-running.ts';
import { mongodAt } from './mongod-at.ts';
import { startEmbeddedMongo } from './start-embedded-mongo.ts';

/** Takes a port as soon as it is free. */
async function listenAt(port: number): Promise<Server> {
  for (;;) {
    const stranger = createServer((socket) => void socket.destroy()).listen(port, '127.0.0.1');
    const isListening = await once(stranger, 'listening').then(
      () => true,
      () => false,
    );
    if (isListening) {
      onTestFinished(() => void stranger.close());
      return stranger;
    }
    await sleep(5);
  }
}

/** A database whose mongod was killed, and whose port another program took before it could be started again. */
async function robbed(timings: Partial<RestartTimings>) {
  const [data, programs] = [await dataFolder(), await dataFolder()];
  const said: string[] = [];
  const log = { info: () => undefined, error: (line: string) => said.push(line) };
  const program = await fakeMongod(programs);
  const mongo = await startEmbeddedMongo({
    data,
    log,
    timings: { ...restartTimings, look: 20, firstPause: 50, ...timings },
    env: { MONGOD_BINARY: program.binary },
  });
  onTestFinished(() => mongo.stop());
  const port = Number(new URL(mongo.uri).port);
  const client = new MongoClient(mongo.uri, { serverSelectionTimeoutMS: 20_000 });
  onTestFinished(() => client.close());
  const things = client.db('kept').collection('things');
  await things.insertOne({ name: 'one' }, { writeConcern: { w: 'majority', journal: true } });
  // It can't come back before the stranger is there.
  await program.failLike(likeOnAFullDisk);
  process.kill((await mongodAt(join(data, 'mongodb')))?.pid ?? 0, 'SIGKILL');
  const stranger = await listenAt(port);
  await program.work();
  return { data, mongo, said, port, things, stranger };
}

describe('the port of a running embedded MongoDB', { timeout: 60_000 }, () => {
  it('is waited for when another program has taken it, and clients go on where they were', async () => {
    const { stranger, said, things, port } = await robbed({});
    await expect
      .poll(() => said.at(-1), { timeout: 30_000 })
      .toMatch(
        new RegExp(
          `^The embedded MongoDB does not start again, next try in .+ s: Another program has taken port ${port} of the embedded MongoDB$`,
        ),
      );
    stranger.close();
    await expect.poll(() => things.countDocuments().catch(String), { timeout: 30_000 }).toBe(1);
  });

  it('is given up when the other program keeps it: the server is told to end, and the next start moves', async () => {
    const { data, mongo, port } = await robbed({ portTaken: 200 });
    expect((await mongo.lost).message).toBe(
      `Another program has taken port ${port} of the embedded MongoDB and keeps it. The next start moves the database to a free one.`,
    );
    await mongo.stop();
    expect(await mongodAt(join(data, 'mongodb'))).toBeNull();
    const next = await startEmbeddedMongo({ data, log: console });
    onTestFinished(() => next.stop());
    expect(next.uri).not.toBe(mongo.uri);
    const client = await MongoClient.connect(next.uri);
    onTestFinished(() => client.close());
    expect(await client.db('kept').collection('things').countDocuments()).toBe(1);
  });
});
