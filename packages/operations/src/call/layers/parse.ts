import { isActor, isChange, type Fault } from '@handbill/contract';
import * as z from 'zod';
import type { UnparsedInput } from '../call.ts';
import { noConditions, readConditions } from '../conditions.ts';
import { controlFaults } from '../input/control-characters.ts';
import { fieldNames } from '../input/fault-reader.ts';
import { inputParser, limitInput } from '../input/input-parser.ts';
import type { AuthenticatedInvocation, CallLayer, ParsedInvocation } from '../invocation.ts';

const noFaults: readonly Fault[] = [];
const noControls = { named: noFaults, omitted: 0 };
const unusableActor: Fault = {
  in: 'header',
  pointer: '/Handbill-Actor',
  code: 'invalid_format',
  message: 'must be 1 to 200 visible ASCII characters, and not begin with system:',
};

/** Reads and parses the input. Where the handler parses it, only the path is parsed here. */
export const parse: CallLayer<AuthenticatedInvocation, ParsedInvocation> = {
  name: 'parse',
  for(operation) {
    const { pathParameters } = operation;
    const byHandler = operation.parsedBy === 'handler';
    const inPath = z.looseObject(Object.fromEntries(pathParameters.map((name) => [name, z.string()])));
    const parser = inputParser(operation, byHandler ? inPath : operation.input, { defer: byHandler });
    const known = fieldNames(operation.input);
    const controlsOf = controlFaults(operation);

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
      const { idempotencyKey, ifMatch } = request;
      const { value: sent, faults = noFaults, ifRevision } = await readInput();
      const { value, omitted, isWhole, hasControls } = limitInput(sent, known, request.inputAllowance);
      const conditions = isChange(operation) ? readConditions(operation, { idempotencyKey, ifMatch, ifRevision }) : noConditions;
      const actors = request.actor === undefined || isActor(request.actor) ? noFaults : [unusableActor];
      const controls = hasControls ? controlsOf(value) : noControls;
      const named = [conditions.faults, actors, faults, controls.named].flat();
      const early = { named, omitted: omitted + controls.omitted, isWhole };
      const parsed: unknown = parser(value, early);
      const input = byHandler ? unparsed(parsed as Readonly<Record<string, unknown>>, early) : parsed;
      return next({ ...invocation, input, expectedRevisions: conditions.expected });
    };
  },
};
