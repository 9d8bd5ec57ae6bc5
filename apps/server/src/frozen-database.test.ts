import { join } from 'node:path';
import { mongodAt } from '@handbill/embedded-mongo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rest } from '../testing/rest.ts';
import { serverWithOwnMongod, type ServerWithOwnMongod } from '../testing/server-with-own-mongod.ts';

let own: ServerWithOwnMongod;
let pid: number;

beforeAll(async () => {
  // Shorter times than the default, otherwise the same.
  own = await serverWithOwnMongod('heartbeatFrequencyMS=500&connectTimeoutMS=500&serverSelectionTimeoutMS=300');
  const mongod = await mongodAt(join(own.folder, 'mongodb'));
  if (mongod === null) throw new Error('The server has no mongod');
  ({ pid } = mongod);
});

afterAll(async () => {
  process.kill(pid, 'SIGCONT');
  await own.stop();
});

it('answers 503 while the database does not respond, with more requests in flight than connections, and recovers', async () => {
  const campaign = { name: 'Spring', campaign_type: 'sales' };
  const create = () => rest(own.server, 'POST /campaigns', { body: campaign });
  expect((await create()).status).toBe(201);
  process.kill(pid, 'SIGSTOP');
  // A thread of mongod may go on for a moment.
  await expect.poll(async () => (await rest(own.server, 'GET /campaigns')).status, { timeout: 10_000 }).toBe(503);
  const frozen = await Promise.all(Array.from({ length: 60 }, () => rest(own.server, 'GET /campaigns')));
  expect(new Set(frozen.map(({ status }) => status))).toEqual(new Set([503]));
  process.kill(pid, 'SIGCONT');
  await expect.poll(async () => (await create()).status, { timeout: 5_000 }).toBe(201);
});
