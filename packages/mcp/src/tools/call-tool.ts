import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem, type Fault } from '@handbill/contract';
import { CallerLeft, pointerOf, type Endpoint, type ValueOutcome } from '@handbill/operations';
import { configure } from 'safe-stable-stringify';
import { refusal, stillRunning, toolAnswer, type ToolAnswer } from './answer.ts';
import { callFor, isWritten, maxWait, type Tool, type ToolCall } from './tool.ts';

/** How long an agent waits, in milliseconds. */
export interface AgentTimings {
  /** For a text, at most. */
  readonly wait: number;
  /** Between two notes that it goes on. */
  readonly progress: number;
  /** Within which the same brief is the same text. */
  readonly same: number;
}

export const agentTimings: AgentTimings = { wait: maxWait * 1_000, progress: 8_000, same: 600_000 };

/** How a call is made: as the agent whose request it is. */
export interface AgentCalls {
  readonly requestId: string;
  /** Differs from key to key. */
  readonly caller: string;
  readonly timings: AgentTimings;
  invoke(
    endpoint: Endpoint,
    input: { readonly value: Record<string, unknown>; readonly faults?: readonly Fault[] },
    options?: {
      readonly idempotencyKey?: string | undefined;
      readonly idempotentWithin?: number | undefined;
      readonly signal?: AbortSignal;
    },
  ): Promise<ValueOutcome>;
}

/** How far a call is, for the host to show. */
type Progress = (seconds: number) => void;

interface Followed {
  readonly endpoint: Endpoint | undefined;
  readonly deadline: number;
  readonly signal: AbortSignal;
}

const late = Symbol('late');
/** In milliseconds: how long a call may take besides the waiting, until its answer is given up. */
const slack = 4_000;
/** In milliseconds, until it is asked again whether a call that is under way has ended. */
const askedAgain = 1_000;
const isUnderWay = (cause: unknown): boolean => cause instanceof Problem && cause.code === 'idempotency_in_progress';
const isReplay = ({ headers }: ValueOutcome): boolean => headers?.['Idempotency-Replayed'] === 'true';
const statusOf = ({ value }: ValueOutcome): unknown => (value as { status?: unknown } | null)?.status;

/** No input is nested deeper: one that is will be refused. */
const stringify = configure({ maximumDepth: 20 });

/** Names the same brief of the same key, in any order of its members. */
const briefKey = (name: string, caller: string, fields: unknown): string =>
  `mcp-${hash('sha256', `${name} ${caller} ${stringify(fields)}`)}`;

/** Makes a change once, however often a host repeats a call that it has cut. Resolves to `late` where it has not ended by the deadline, and goes on. */
async function once(make: () => Promise<ValueOutcome>, { deadline, signal }: Followed): Promise<ValueOutcome | typeof late> {
  for (;;) {
    const left = new AbortController();
    const waited = wait(Math.max(0, deadline + slack - performance.now()), late, { signal: AbortSignal.any([left.signal, signal]) });
    try {
      return await Promise.race([make(), waited]);
    } catch (cause) {
      if (signal.aborted) throw new CallerLeft('The agent left before the text was written', { cause });
      if (!isUnderWay(cause)) throw cause;
      if (performance.now() + askedAgain > deadline) return late;
      await wait(askedAgain);
    } finally {
      waited.catch(() => undefined);
      left.abort();
    }
  }
}

/** The record when its text has ended, or as it is at the deadline. A key that may not read has the first answer. */
async function follow(calls: AgentCalls, outcome: ValueOutcome, { endpoint, deadline, signal }: Followed): Promise<ValueOutcome> {
  const { id } = outcome.value as { readonly id: string };
  const seconds = Math.floor((deadline - performance.now()) / 1_000);
  if (endpoint === undefined || !(statusOf(outcome) === 'generating' || isReplay(outcome))) return outcome;
  try {
    return await calls.invoke(endpoint, { value: { id, ...(seconds > 0 && { wait: seconds }) } }, { signal });
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'forbidden') return outcome;
    throw cause;
  }
}

/** The input of the operation: the fields as they came, and a fault for each that agents do not have. */
function inputOf({ tool: { without = [], sets = {} } }: ToolCall, given: Record<string, unknown>) {
  const hidden = Object.keys(given).filter((name) => without.includes(name) || Object.hasOwn(sets, name));
  const faults = hidden.map((name): Fault => ({
    in: 'body',
    pointer: pointerOf([name]),
    code: 'unknown_field',
    message: 'is not a field of this tool',
  }));
  const fields = Object.fromEntries(Object.entries(given).filter(([name]) => !hidden.includes(name)));
  return { value: { ...fields, ...sets }, faults };
}

async function answer(tool: Tool, call: ToolCall, controls: Record<string, unknown>, given: Record<string, unknown>, context: CallContext) {
  const { calls, reader, signal } = context;
  const { operation } = call.endpoint;
  const writes = isWritten(operation);
  const seconds = Math.min(Number(controls['wait_s'] ?? (tool.changes ? maxWait : 0)) || 0, maxWait);
  const deadline = performance.now() + Math.min(seconds * 1_000, calls.timings.wait);
  const followed = { endpoint: call.tool.follow === undefined ? undefined : reader(call.tool.follow), deadline, signal };
  const key = controls['again'] === true ? `mcp-${randomUUID()}` : briefKey(tool.name, calls.caller, given);
  const repeats = writes ? { idempotencyKey: key, idempotentWithin: calls.timings.same } : {};
  const make = () => calls.invoke(call.endpoint, inputOf(call, structuredClone(given)), repeats);
  const made = writes ? await once(make, followed) : await make();
  if (made === late) return stillRunning(tool.name, given['id']);
  const outcome = await follow(calls, made, followed);
  const note = isReplay(made) ? 'It is what the same call gave within 10 minutes; again: true writes once more.' : undefined;
  return toolAnswer(call.tool, outcome.value, { detailed: controls['detail'] === 'detailed', note });
}

export interface CallContext {
  readonly calls: AgentCalls;
  /** The endpoint at a route. */
  readonly reader: (route: string) => Endpoint | undefined;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/** Calls a tool: within 45 s it has answered, with a problem too. */
export async function callTool(tool: Tool, args: Record<string, unknown>, context: CallContext): Promise<ToolAnswer> {
  const entries = Object.entries(args);
  const controls = Object.fromEntries(entries.filter(([name]) => tool.controls.has(name)));
  const given = Object.fromEntries(entries.filter(([name]) => !tool.controls.has(name)));
  const call = callFor(tool, Object.keys(given));
  if (call === undefined) throw new Error(`The tool ${tool.name} calls nothing`);
  const began = performance.now();
  const reporting = setInterval(() => context.progress(Math.round((performance.now() - began) / 1_000)), context.calls.timings.progress);
  try {
    return await answer(tool, call, controls, given, context);
  } catch (cause) {
    if (cause instanceof Problem) return refusal(cause, context.calls.requestId);
    throw cause;
  } finally {
    clearInterval(reporting);
  }
}
