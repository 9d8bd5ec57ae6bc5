import { contract, operations, problems, Scope, type NamedOperation, type ProblemCode } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { doors, type Door, type Outcome } from '../testing/doors.ts';
import { provocations, type Provocations } from '../testing/provocations.ts';
import { testServer } from '../testing/test-server.ts';

const server = testServer();
const all = operations(contract);

function provocationsOf({ operationId }: NamedOperation): Provocations {
  const found = provocations[operationId];
  if (found === undefined) throw new Error(`${operationId} has no test inputs: add them to testing/provocations.ts`);
  return found;
}

/** Replaces what differs from call to call: ids, times and durations. */
const steady = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\b(cmp|cnt|key|wsp)_[0-9a-z]{26}/g, '$1_…')
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"')
      .replaceAll(/"duration_ms":\d+/g, '"duration_ms":0')
      .replaceAll(/"next_cursor":"[^"]*"/g, '"next_cursor":"…"')
      .replaceAll(/"request_id":"[^"]*"/g, '"request_id":"…"'),
  );

async function through(door: Door, operation: NamedOperation, code: ProblemCode): Promise<Outcome> {
  const { succeeds, fails } = provocationsOf(operation);
  const arrange = fails[code] ?? succeeds;
  const input = await arrange(server);
  if (code === 'unauthenticated') return door.call(server, operation, input, null);
  if (code === 'forbidden')
    return door.call(
      server,
      operation,
      input,
      await server.key(Scope.options.filter((scope) => scope !== operation.operation.scope && scope !== 'admin')),
    );
  return door.call(server, operation, code === 'invalid_request' ? { ...input, nonsense: 'x' } : input);
}

/** Only a call that needs a scope can lack one. */
const codesOf = ({ operation }: NamedOperation): ProblemCode[] => [
  'unauthenticated',
  'invalid_request',
  ...(operation.scope === null ? [] : ['forbidden' as const]),
  ...operation.errors,
];

describe.each(all)('$name', (operation) => {
  it('answers the same through every door', async () => {
    const { succeeds } = provocationsOf(operation);
    const outcomes = await Promise.all(doors.map(async (door) => door.call(server, operation, await succeeds(server))));
    for (const outcome of outcomes) expect(outcome).toHaveProperty('answer');
    const [first, ...others] = outcomes.map(steady);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(codesOf(operation))('answers %s the same through every door', async (code) => {
    const outcomes = await Promise.all(doors.map((door) => through(door, operation, code)));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ problem: { code, status: problems[code].status, type: `/problems/${code}` } });
    const [first, ...others] = outcomes.map(steady);
    for (const other of others) expect(other).toEqual(first);
  });
});

it('has test inputs for operations only', () => {
  expect(Object.keys(provocations).toSorted()).toEqual(all.map(({ operationId }) => operationId).toSorted());
});
