import {
  anyCallProblems,
  bodyProblems,
  contract,
  operations,
  possibleProblems,
  problems,
  Scope,
  type NamedOperation,
  type ProblemCode,
} from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { comparable, doors, type Door, type RequestParts, type Outcome } from '../../../testing/doors.ts';
import { provocations, type Provocations } from '../../../testing/provocations.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const all = operations(contract);

/** Problems that only a server of its own can provoke, and the test that does. */
const refusedElsewhere: Partial<Record<ProblemCode, string>> = {
  internal: 'content-id.test.ts',
  rate_limited: 'rate-limits.test.ts',
  unavailable: 'unavailable.test.ts',
  request_timeout: 'connections.test.ts',
  headers_too_large: 'raw-http.test.ts',
  idempotency_in_progress: 'idempotency.test.ts',
  idempotency_key_reused: 'idempotency.test.ts',
};

/** How a request with a body is spoiled for each problem that the body can have. */
const malformations: Readonly<Record<(typeof bodyProblems)[number], RequestParts>> = {
  malformed_json: { body: '{"' },
  payload_too_large: { body: JSON.stringify({ name: 'x'.repeat(262_144) }) },
  unsupported_media_type: { body: '{}', headers: { 'content-type': 'text/plain' } },
};
const isBodyProblem = (code: ProblemCode): code is (typeof bodyProblems)[number] => Object.hasOwn(malformations, code);

function provocationsOf({ operationId }: NamedOperation): Provocations {
  const found = provocations[operationId];
  if (found === undefined) throw new Error(`${operationId} has no cases: add them beside its handler`);
  return found;
}

const inputs = new Map<string, ReturnType<Provocations['succeeds']>>();

/** The input of a call that would succeed: one for all calls that are refused, and so leave it as it is. */
function refusedInput(operation: NamedOperation): ReturnType<Provocations['succeeds']> {
  const input = inputs.get(operation.name) ?? provocationsOf(operation).succeeds(server);
  inputs.set(operation.name, input);
  return input;
}

/** Makes a call that ends in this problem. */
async function provoke(door: Door, operation: NamedOperation, code: ProblemCode): Promise<Outcome> {
  const isOwn = operation.operation.errors.includes(code);
  const arrange = isOwn ? provocationsOf(operation).fails[code] : () => refusedInput(operation);
  if (arrange === undefined)
    throw new Error(`${operation.operationId} declares ${code}, which nothing provokes: add it to the cases beside its handler`);
  const input = await arrange(server);
  if (isBodyProblem(code)) return (await door.send(server, operation, input, malformations[code])).outcome;
  if (code === 'unauthenticated') return door.call(server, operation, input, null);
  if (code === 'budget_exhausted') return door.call(server, operation, input, await server.key(Scope.options, { monthly_token_cap: 1 }));
  if (code === 'forbidden') {
    const { scope: needed, orScope } = operation.operation;
    // Where a workspace wants no approval, whoever writes approves.
    const opening = ['admin', needed, orScope, ...(needed === 'content:approve' ? ['content:write'] : [])];
    const scopes = Scope.options.filter((scope) => !opening.includes(scope));
    return door.call(server, operation, input, await server.key(scopes));
  }
  return door.call(server, operation, code === 'invalid_request' ? { ...input, nonsense: 'x' } : input);
}

/** The problems that a call can meet in some door, by the table. Only a call that needs a scope can lack one. */
const refusalsOf = (operation: NamedOperation): ProblemCode[] =>
  [
    ...anyCallProblems.filter((code) => code !== 'forbidden' || operation.operation.scope !== null),
    ...(doors.some((door) => door.hasBody(operation)) ? bodyProblems : []),
    ...operation.operation.errors,
  ].filter((code) => refusedElsewhere[code] === undefined);

const withRefusal = (code: ProblemCode) => ({ problem: { code, status: problems[code].status, type: `/problems/${code}` } });

describe.each(all)('$name', (operation) => {
  it('answers the same through every door', async () => {
    const { succeeds } = provocationsOf(operation);
    const outcomes = await Promise.all(doors.map(async (door) => door.call(server, operation, await succeeds(server))));
    for (const outcome of outcomes) expect(outcome).toHaveProperty('answer');
    const [first, ...others] = outcomes.map(comparable);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(refusalsOf(operation))('refuses alike through every door: %s', async (code) => {
    const concerned = doors.filter((door) => !isBodyProblem(code) || door.hasBody(operation));
    const outcomes = await Promise.all(concerned.map((door) => provoke(door, operation, code)));
    for (const outcome of outcomes) expect(outcome).toMatchObject(withRefusal(code));
    const [first, ...others] = outcomes.map(comparable);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(doors)('refuses another method through $name, and says which there are: method_not_allowed', async (door) => {
    const input = await refusedInput(operation);
    const { outcome, headers } = await door.send(server, operation, input, { method: door.wrongMethod(operation) });
    expect(outcome).toMatchObject(withRefusal('method_not_allowed'));
    const method = door.method(operation);
    expect(outcome).toMatchObject({ problem: { allow: expect.arrayContaining([method]) } });
    expect(headers.get('allow')?.split(', ')).toContain(method);
  });

  it.each(doors.filter((door) => door.negotiatesForm(operation)))('has no other form through $name: not_acceptable', async (door) => {
    const input = await refusedInput(operation);
    const { outcome } = await door.send(server, operation, input, { headers: { accept: 'application/xml' } });
    expect(outcome).toMatchObject(withRefusal('not_acceptable'));
  });
});

describe('the provocations', () => {
  it('are of operations that there are', () => {
    expect(Object.keys(provocations).toSorted()).toEqual(all.map(({ operationId }) => operationId).toSorted());
  });

  it.each(all)('of $name are of problems that it declares', (operation) => {
    expect(Object.keys(provocationsOf(operation).fails).toSorted()).toEqual(operation.operation.errors.toSorted());
  });

  it('leave out no problem that a call can end in', () => {
    const provoked = [...all.flatMap(refusalsOf), 'method_not_allowed', 'not_acceptable', ...Object.keys(refusedElsewhere)];
    expect([...new Set(provoked)].toSorted()).toEqual([...possibleProblems(contract)].toSorted());
  });
});
