import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { dataFolder } from '../testing/data-folder.ts';
import { embeddedUri } from '../testing/embedded-uri.ts';
import { MainProcess } from '../testing/main-process.ts';
import { rest } from '../testing/rest.ts';
import { mongodAt } from './database/mongod-at.ts';

const mongodIn = (data: string) => mongodAt(join(data, 'mongodb'));
const patient = { timeout: 30_000, interval: 200 };

/** Lets the time pass in which a dead process's lease still holds. */
async function expireLeases(data: string): Promise<void> {
  const client = await MongoClient.connect(await embeddedUri(data));
  const { modifiedCount } = await client
    .db('handbill')
    .collection('content')
    .updateMany({ lease: { $exists: true } }, { $set: { 'lease.until': new Date(0) } });
  await client.close();
  expect(modifiedCount).toBe(1);
}

it('is followed by one that takes over its MongoDB and the text that it was writing', { timeout: 120_000 }, async () => {
  const data = await dataFolder();
  const killed = new MainProcess(data);
  await killed.ready();
  const cutOff = rest(killed, 'POST /content/generate', { body: { type: 'email', topic: 'sandbox:slow bread' } }).catch(() => 'cut off');
  const generating = async () => (await rest(killed, 'GET /content?status=generating')).body.data;
  await expect.poll(async () => (await generating()).length, patient).toBe(1);
  const [{ id }] = await generating();
  await killed.end('SIGKILL');
  expect(await cutOff).toBe('cut off');
  const orphan = await mongodIn(data);
  await expireLeases(data);

  const next = new MainProcess(data);
  await next.ready();
  expect(await mongodIn(data)).toEqual(orphan);
  expect(next.err).toContain('Took over the embedded MongoDB that an earlier server left running');
  const record = async () => (await rest(next, `GET /content/${id}`)).body;
  expect((await record()).status).toBe('generating');
  await expect.poll(async () => (await record()).status, patient).toBe('ready');
  expect((await record()).output.subject).toEqual(expect.any(String));
  expect([await next.end('SIGTERM'), await mongodIn(data)]).toEqual([0, null]);
});
