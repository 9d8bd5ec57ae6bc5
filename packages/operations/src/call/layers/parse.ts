import type { Fault } from '@handbill/contract';
import * as z from 'zod';
import type { UnparsedInput } from '../call.ts';
import { usableActor, type CallerRequest } from '../caller-request.ts';
import { fieldNames } from '../input/fault-reader.ts';
import { inputParser, limitInput } from '../input/input-parser.ts';
import type { AuthenticatedInvocation, CallLayer, ParsedInvocation } from '../invocation.ts';
import { usableKey } from './idempotency.ts';

const noFaults: readonly Fault[] = [];
const inHeader = (name: string, code: string, message: string): Fault => ({ in: 'header', pointer: `/${name}`, code, message });
const unusableKey = inHeader('Idempotency-Key', 'invalid_format', 'must be 1 to 255 visible ASCII characters');
const unusableActor = inHeader('Handbill-Actor', 'invalid_format', 'must be 1 to 200 visible ASCII characters, and not begin with system:');
const unservedRevision = inHeader('If-Match', 'not_served_yet', 'is not supported yet: send the request without it');

/** The faults in the headers of a mutation that say how it is to be made: the caller relies on them, so they must not be ignored. */
function faultyConditions({ idempotencyKey, ifRevision }: CallerRequest): readonly Fault[] {
  if (idempotencyKey === undefined && ifRevision === undefined) return noFaults;
  return [
    ...(idempotencyKey === undefined || usableKey.test(idempotencyKey) ? [] : [unusableKey]),
    ...(ifRevision === undefined ? [] : [unservedRevision]),
  ];
}

/** Reads and parses the input. Where the handler parses it, only what is in the path is parsed here. */
export const parse: CallLayer<AuthenticatedInvocation, ParsedInvocation> = {
  name: 'parse',
  for(operation) {
    const { pathParameters } = operation;
    const byHandler = operation.parsedBy === 'handler';
    const inPath = z.looseObject(Object.fromEntries(pathParameters.map((name) => [name, z.string()])));
    const parser = inputParser(operation, byHandler ? inPath : operation.input, { defer: byHandler });
    const known = fieldNames(operation.input);
    const isChange = operation.kind === 'mutation';

    const unparsed = (value: Readonly<Record<string, unknown>>, faults: UnparsedInput['faults']): UnparsedInput => {
      const entries = Object.entries(value);
      const isInPath = ([name]: [string, unknown]) => pathParameters.includes(name);
      return {
        path: Object.fromEntries(entries.filter(isInPath)) as UnparsedInput['path'],
        fields: Object.fromEntries(entries.filter((entry) => !isInPath(entry))),
        faults,
      };
    };
    return (next) => async (invocation) => {
      const { request, readInput } = invocation;
      const { value: sent, faults = noFaults } = await readInput();
      const { value, omitted, isWhole } = limitInput(sent, known, request.inputAllowance);
      const conditions = isChange ? faultyConditions(request) : noFaults;
      const actors = request.actor === undefined || usableActor.test(request.actor) ? noFaults : [unusableActor];
      const inHeaders = [...conditions, ...actors];
      const early = { named: inHeaders.length === 0 ? faults : [...inHeaders, ...faults], omitted, isWhole };
      const parsed: unknown = parser(value, early);
      return next({ ...invocation, input: byHandler ? unparsed(parsed as Readonly<Record<string, unknown>>, early) : parsed });
    };
  },
};
