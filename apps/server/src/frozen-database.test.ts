import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rest } from '../testing/rest.ts';
import { TestServer } from '../testing/test-server.ts';
import { startEmbeddedMongo, type EmbeddedMongo } from './database/start-embedded-mongo.ts';

let folder: string;
let mongo: EmbeddedMongo;
let pid: number;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbill-frozen-'));
  mongo = await startEmbeddedMongo({ data: folder, log: { info: () => undefined, error: () => undefined } });
  const client = await MongoClient.connect(mongo.uri);
  ({ pid } = (await client.db('admin').command({ serverStatus: 1 })) as unknown as { pid: number });
  await client.close();
  // The same as by default, in less time.
  const hurry = 'heartbeatFrequencyMS=500&connectTimeoutMS=500&serverSelectionTimeoutMS=300';
  server = new TestServer({ uri: `${mongo.uri}&${hurry}`, name: 'handbill' }, {});
  await server.start();
});

afterAll(async () => {
  process.kill(pid, 'SIGCONT');
  await server.stop();
  await mongo.stop();
  await rm(folder, { recursive: true, force: true });
});

it('tells of a database that has stopped answering, with more calls in flight than there are connections, and goes on when it is back', async () => {
  const campaign = { name: 'Spring', campaign_type: 'sales' };
  expect((await rest(server, 'POST /campaigns', { body: campaign })).status).toBe(201);
  process.kill(pid, 'SIGSTOP');
  const frozen = await Promise.all(Array.from({ length: 60 }, () => rest(server, 'GET /campaigns')));
  expect(new Set(frozen.map(({ status }) => status))).toEqual(new Set([503]));
  process.kill(pid, 'SIGCONT');
  await expect.poll(async () => (await rest(server, 'POST /campaigns', { body: campaign })).status, { timeout: 5_000 }).toBe(201);
});
