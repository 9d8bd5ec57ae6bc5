import { join } from 'node:path';
import { contract, operations, type NamedOperation } from '@handbill/contract';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restCall } from '../../../../apps/server/testing/doors.ts';
import { eventsMoved } from '../../../../apps/server/testing/events-moved.ts';
import { rest, type Reachable } from '../../../../apps/server/testing/rest.ts';
import { testServer } from '../../../../apps/server/testing/test-server.ts';
import { forkServer, type ForkedServer } from '../../../testing/src/fork-server.ts';
import { comparedCalls, seeds, type Input } from './compared-calls.ts';
import { oracleRouter } from './oracle-router.ts';
import { skipReason } from './skips.ts';

const server = testServer();
let oracle: ForkedServer;

beforeAll(async () => {
  const env = { ...process.env, ...server.databaseSettings };
  oracle = await forkServer(join(import.meta.dirname, 'main.ts'), env, ['--conditions=@handbill/source']);
  for (const { route, body } of seeds) await rest(server, route, { body });
});
afterAll(() => oracle.stop());

const all = operations(contract);
const compared = all.filter((operation) => skipReason(operation) === undefined);

/** Members that differ from call to call: ids, keys and times. */
const steady = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\bhbk_[\w-]+/g, 'hbk_…')
      .replaceAll(/\/calendar\/[\w-]+\.ics/g, '/calendar/….ics')
      .replaceAll(/\b(brv|cmp|cmt|cnt|fed|key|pub|wsp)_[0-9a-z]{26}/g, '$1_…')
      .replaceAll(/"(created_at|updated_at|resolved_at|at)":"[^"]*"/g, '"$1":"…"')
      .replaceAll(/"duration_ms":\d+/g, '"duration_ms":0')
      // One more for each time that a text so far was kept, on a slow machine.
      .replaceAll(/"revision":\d+/g, '"revision":0'),
  );

/** The health of a process: the oracle has called no model. */
const ofAnyProcess = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value).replaceAll(
      /"(state|last_error|success_rate|first_delta_ms|since|at)":(?:[\d.]+|"[^"]*"|\{[^{}]*\})/g,
      '"$1":null',
    ),
  );

/** The outcome of a call. The two word their refusals differently: of those the status counts. */
async function outcome(door: Reachable, operation: NamedOperation, input: Input) {
  // A POST without a body is 415 there: it gets an empty one at both.
  const { route, body } = restCall(operation, input);
  const answer = await rest(door, route, route.startsWith('P') ? { body: body ?? {} } : {});
  return answer.status >= 400 ? { refused: answer.status } : { body: answer.body };
}

it('compares every operation, or knows why not', async () => {
  const lines = all.map((operation) => {
    const reason = skipReason(operation);
    return `  ${operation.name}: ${reason === undefined ? `${comparedCalls(operation.operationId).length} calls compared` : `skipped, since ${reason}`}`;
  });
  console.log(`The REST door beside trpc-to-openapi:\n${lines.join('\n')}`);
  expect(compared.filter(({ operationId }) => comparedCalls(operationId).length === 0)).toEqual([]);
  expect((await rest(server, 'GET /content')).body.data.length + (await rest(server, 'GET /campaigns')).body.data.length).toBe(
    seeds.length,
  );
  expect(compared.length).toBeGreaterThan(all.length / 2);
});

it('still cannot be started with a body that is a union', () => {
  const unions = all.filter(({ operationId }) => operationId === 'content_generate');
  const endpoints = unions.map((named) => ({ ...named, invoke: () => Promise.reject(new Error('Never called')) }));
  expect(() => generateOpenApiDocument(oracleRouter(endpoints), { title: '', version: '', baseUrl: '' })).toThrow(
    'Input parser must be a ZodObject',
  );
});

describe.each(compared)('$name', (operation) => {
  const changes = operation.operation.kind === 'mutation';

  it.each(comparedCalls(operation.operationId))('gives what trpc-to-openapi gives to a call $title', async ({ input, ends }) => {
    const asked = await input(server);
    if (!changes) await eventsMoved(server.db);
    const ours = await outcome(server, operation, asked);
    const theirs = await outcome({ url: oracle.url, adminKey: server.adminKey }, operation, changes ? await input(server) : asked);
    const [our, their] = [ours, theirs].map(changes ? steady : ofAnyProcess);
    expect(our).toEqual(their);
    expect(our).toHaveProperty(ends);
  });
});
