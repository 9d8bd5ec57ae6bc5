import { contract, operations, type NamedOperation } from '@handbill/contract';
import { documentText } from '@handbill/openapi';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { doors, restCall } from '../../../testing/doors.ts';
import { canary, canaryInputs, oddInputs } from '../../../testing/odd-inputs.ts';
import { keptLog } from '../../../testing/kept-log.ts';
import { provocations } from '../../../testing/provocations.ts';
import { testServer } from '../../../testing/test-server.ts';

const kept = keptLog('trace');
const server = testServer({}, { log: kept.log });
const all = operations(contract);
const compiledBefore = new Map(all.map(({ name, operation }) => [name, z.compile(operation.input)]));

const said = (result: z.ZodSafeParseResult<unknown>) => (result.success ? { data: result.data } : { issues: result.error.issues });

const described = (schema: z.ZodType) => (['input', 'output'] as const).map((io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

/** How an operation's schemas parse and describe. */
function reading(named: NamedOperation) {
  const { input, output } = named.operation;
  const inputs = oddInputs(named);
  const parsedBy = (schema: z.ZodType) => inputs.map((value) => said(schema.safeParse(value)));
  return {
    plain: parsedBy(input),
    compiled: parsedBy(compiledBefore.get(named.name) ?? input),
    compiledAnew: parsedBy(z.compile(input)),
    schemas: [input, output].map(described),
  };
}

const someOf = <T>(inputs: readonly T[]): T[] => inputs.filter((_, index) => index % Math.ceil(inputs.length / 24) === 0);

function isJson(input: unknown): boolean {
  try {
    return JSON.stringify(input) !== undefined;
  } catch {
    return false;
  }
}

/** Sends text in place of numbers, booleans and times, in the query and in bodies. */
async function answersToOddInputs(named: NamedOperation): Promise<number[]> {
  const answers = someOf(oddInputs(named).filter(isJson))
    .map((input) => restCall(named, input))
    .map(({ route, body }) => server.rest(route, body === undefined ? {} : { body }));
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** Sends the canary in each field, through REST and tRPC. */
async function sendCanaries(named: NamedOperation): Promise<void> {
  for (const input of canaryInputs(named)) await Promise.all(doors.map((door) => door.call(server, named, input)));
}

/** The same through tRPC, which can send more types. */
async function problemsOfOddInputs(named: NamedOperation): Promise<string[]> {
  const [, trpc] = doors;
  const outcomes = await Promise.all(someOf(oddInputs(named)).map((input) => trpc?.call(server, named, input)));
  return outcomes.flatMap((outcome) => (outcome !== undefined && 'problem' in outcome ? outcome.problem.code : []));
}

/** Each outcome of an operation, through each door. */
async function provoke(named: NamedOperation): Promise<void> {
  const { succeeds, fails } = provocations[named.operationId] ?? { succeeds: undefined, fails: {} };
  const arranged = [succeeds, ...Object.values(fails)].filter((arrange) => arrange !== undefined);
  for (const arrange of arranged) for (const door of doors) await door.call(server, named, await arrange(server));
}

describe('REST traffic', { timeout: 60_000 }, () => {
  const before = new Map(all.map((named) => [named.name, reading(named)]));
  const document = documentText();

  it.each(all)('of all kinds is answered by $name without a server error', async (named) => {
    await provoke(named);
    await sendCanaries(named);
    const statuses = await answersToOddInputs(named);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await problemsOfOddInputs(named)).not.toContain('internal');
  });

  it.each(all)('does not change how $name parses and describes its input', (named) => {
    const after = reading(named);
    expect(after).toStrictEqual(before.get(named.name));
    expect(after.compiled).toStrictEqual(after.plain);
  });

  it('leaves no word of what was sent in the log, at its most talkative', () => {
    expect(kept.requests().length).toBeGreaterThan(2_000);
    expect(
      kept
        .text()
        .split('\n')
        .filter((line) => line.includes(canary)),
    ).toEqual([]);
  });

  it('does not change the document', () => {
    expect(documentText()).toBe(document);
  });
});
