import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, operations } from '@handbill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doors } from '../testing/doors.ts';
import { rest } from '../testing/rest.ts';
import { TestServer } from '../testing/test-server.ts';
import { startEmbeddedMongo, type EmbeddedMongo } from './database/start-embedded-mongo.ts';

let folder: string;
let mongo: EmbeddedMongo;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handbill-unavailable-'));
  mongo = await startEmbeddedMongo({ data: folder, log: { info: () => undefined, error: () => undefined } });
  server = new TestServer({ uri: `${mongo.uri}&serverSelectionTimeoutMS=300`, name: 'handbill' }, {});
  await server.start();
  await mongo.stop();
});

afterAll(async () => {
  await server.stop();
  await mongo.stop();
  await rm(folder, { recursive: true, force: true });
});

const input = (route: string) => (route.includes('{id}') ? { id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' } : {});
const briefs: Readonly<Record<string, object>> = {
  campaigns_create: { name: 'Spring', campaign_type: 'sales' },
  content_generate: { type: 'email', topic: 'Bread' },
};

it('is refused as unavailable, with the time to wait, whatever is called through whichever door', async () => {
  const calls = operations(contract).flatMap((operation) => doors.map((door) => ({ operation, door })));
  const outcomes = await Promise.all(
    calls.map(async ({ operation, door }) => ({
      call: `${operation.name} through ${door.name}`,
      outcome: await door.call(server, operation, { ...input(operation.operation.route), ...briefs[operation.operationId] }),
    })),
  );
  const expected = calls.map(({ operation, door }) => ({
    call: `${operation.name} through ${door.name}`,
    outcome: { problem: { code: 'unavailable', status: 503, retry_after: expect.any(Number) } },
  }));
  expect(outcomes).toMatchObject(expected);
});

it('says in Retry-After when to come back', async () => {
  const { headers } = await rest(server, 'GET /campaigns');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('is alive, but not ready', async () => {
  const [live, ready] = await Promise.all(['live', 'ready'].map((probe) => fetch(`${server.url}/health/${probe}`)));
  expect([live?.status, ready?.status]).toEqual([200, 503]);
});
