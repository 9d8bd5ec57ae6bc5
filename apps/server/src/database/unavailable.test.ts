import { contract, operations } from '@handbill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doors } from '../../testing/doors.ts';
import { rest } from '../../testing/rest.ts';
import { serverWithOwnMongod, type ServerWithOwnMongod } from '../../testing/server-with-own-mongod.ts';

let own: ServerWithOwnMongod;

beforeAll(async () => {
  own = await serverWithOwnMongod('serverSelectionTimeoutMS=300');
  await own.mongo.stop();
});

afterAll(() => own.stop());

const input = (route: string) => (route.includes('{id}') ? { id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5' } : {});
const briefs: Readonly<Record<string, object>> = {
  campaigns_create: { name: 'Spring', campaign_type: 'sales' },
  content_generate: { type: 'email', topic: 'Bread' },
};

it('each operation is answered with unavailable and the time to wait, through each door', async () => {
  const calls = operations(contract).flatMap((operation) => doors.map((door) => ({ operation, door })));
  const outcomes = await Promise.all(
    calls.map(async ({ operation, door }) => ({
      call: `${operation.name} through ${door.name}`,
      outcome: await door.call(own.server, operation, { ...input(operation.operation.route), ...briefs[operation.operationId] }),
    })),
  );
  const expected = calls.map(({ operation, door }) => ({
    call: `${operation.name} through ${door.name}`,
    outcome: { problem: { code: 'unavailable', status: 503, retry_after: expect.any(Number) } },
  }));
  expect(outcomes).toMatchObject(expected);
});

it('has the time to wait in Retry-After', async () => {
  const { headers } = await rest(own.server, 'GET /campaigns');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('the server is alive, but not ready', async () => {
  const [live, ready] = await Promise.all(['live', 'ready'].map((probe) => fetch(`${own.server.url}/health/${probe}`)));
  expect([live?.status, ready?.status]).toEqual([200, 503]);
});
