import { anyCallProblems, Problem, type Fault, type Operation, type ProblemCode } from '@handbill/contract';
import * as z from 'zod';
import { callOf, type Call } from './call.ts';
import { compiled } from './compiled.ts';
import type { Context } from './context.ts';
import { allFaults, isFaultless, type EarlyFaults } from './faults/early-faults.ts';
import { faultsOf } from './faults/faults-of.ts';
import { fieldNames } from './faults/known-fields.ts';
import { parseInput } from './faults/parse-input.ts';
import { limitInput, type InputAllowance } from './limit-input.ts';
import type { Principal } from './ports/principal.ts';
import { sharedByCalls } from './request-context.ts';
import { withContentId } from './with-content-id.ts';

/** The behaviour of an operation. What it returns is held against the operation's output before anyone sees it. */
export type Handler<Op extends Operation> = (given: { call: Call; input: z.output<Op['input']> }) => Promise<z.input<Op['output']>>;

/** An operation that can be called: the one way in for every door. */
export interface Bound<Op extends Operation = Operation> {
  readonly operation: Op;
  /** Who calls, if the key may make this call. For doors that refuse before they read a body. */
  authorize(context: Context): Promise<Principal>;
  /** Makes the call for who may make it. `already` are faults that the door found by itself: they are told together with the input's own. */
  answer(context: Context, principal: Principal, raw: unknown, already?: readonly Fault[]): Promise<z.output<Op['output']>>;
  /** Both, one after the other. */
  invoke(context: Context, raw: unknown): Promise<z.output<Op['output']>>;
}

const sameType = (input: unknown, answer: unknown) => {
  const [asked, given] = [input, answer].map((value) => (value as { type?: unknown } | null | undefined)?.type);
  return asked === undefined || given === undefined || Array.isArray(asked) || asked === given;
};

interface Parsed<Op extends Operation> {
  readonly input: z.output<Op['input']>;
  readonly early: EarlyFaults;
}

/** As much of an input as has to be right before its handler can parse the rest: an object that says what it is about. */
const addressed = ({ route }: Operation): z.ZodType =>
  z.looseObject(Object.fromEntries([...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, z.string()])));

/** Joins an operation and its behaviour; all that can be prepared is prepared here, once. */
export function bind<Op extends Operation>(operation: Op, handler: Handler<Op>): Bound<Op> {
  const input = compiled<z.ZodType>(operation.parsedBy === 'handler' ? addressed(operation) : operation.input);
  const output = compiled(operation.output);
  const declared = new Set<ProblemCode>([...anyCallProblems, ...operation.errors]);
  const faults = faultsOf(operation);
  const fields = fieldNames(operation.input);
  const { scope, route, parsedBy } = operation;
  const isChange = operation.kind === 'mutation';
  // A change is worth a line to whoever runs the server; a look is not.
  const level = isChange ? 'info' : 'debug';

  const permitted = (principal: Principal): Principal => {
    if (scope !== null && !principal.scopes.has(scope))
      throw new Problem('forbidden', { scope }, { detail: `The key needs the scope ${scope}.` });
    return principal;
  };

  const parse = (context: Context, allowance: InputAllowance, sent: unknown, already: readonly Fault[]): Parsed<Op> => {
    const { value: raw, omitted, isWhole } = limitInput(sent, fields, allowance);
    const inHeaders = isChange ? (context.unservedHeaders ?? none) : none;
    const early = { told: inHeaders.length === 0 ? already : [...inHeaders, ...already], omitted, isWhole };
    const { data, issues } = parseInput(input, raw);
    if (issues !== undefined) throw allFaults(early, faults(issues, raw));
    if (parsedBy !== 'handler' && !isFaultless(early)) throw allFaults(early);
    return { input: data as z.output<Op['input']>, early };
  };

  const run = async (context: Context, call: Call, raw: unknown, already: readonly Fault[]): Promise<z.output<Op['output']>> => {
    const { inputAllowance, turns } = sharedByCalls(context);
    const { input: read, early } = await turns.take(() => parse(context, inputAllowance, raw, already));
    call.earlyFaults = early;
    const made = await handler({ call, input: read });
    const answer = await turns.take(() => output.safeParse(made));
    if (!answer.success) throw new Problem('internal', {}, { cause: answer.error });
    if (!sameType(read, answer.data))
      throw new Problem('internal', {}, { cause: new Error('The answer is of another type than the request') });
    context.services.log[level]({ request_id: context.requestId, key_id: call.principal.key.id, operation: route }, 'Done');
    return answer.data as z.output<Op['output']>;
  };

  const guarded = (context: Context, cause: unknown, storedContentId?: string): never => {
    const known = cause instanceof Problem ? cause : context.services.storage.problemOf(cause);
    const problem = known !== undefined && declared.has(known.code) ? known : new Problem('internal', {}, { cause });
    throw storedContentId === undefined ? problem : withContentId(problem, storedContentId);
  };

  const authorize: Bound<Op>['authorize'] = (context) =>
    context
      .principal()
      .then(permitted)
      .catch((cause: unknown) => guarded(context, cause));
  const answer: Bound<Op>['answer'] = (context, principal, raw, already = none) => {
    const call = callOf(context, principal);
    return run(context, call, raw, already).catch((cause: unknown) => guarded(context, cause, call.storedContentId));
  };
  return { operation, authorize, answer, invoke: async (context, raw) => answer(context, await authorize(context), raw) };
}

const none: readonly Fault[] = [];
