import { contract, operations, type Operation } from '@handbill/contract';
import { getErrorShape, TRPCError } from '@trpc/server';
import * as z from 'zod';
import { appRouter } from '../app-router.ts';
import { boundOperations } from '../bound-operations.ts';
import type { Context } from '../context.ts';
import { trpcErrorOf } from '../procedure.ts';
import { sharedByCalls } from '../request-context.ts';
import { fewAtOnce } from './few-at-once.ts';
import { instantWriter } from './instants.ts';
import { joinInTurns } from './join-in-turns.ts';
import { maxBatchSize } from './max-batch-size.ts';
import { readSuperjson } from './read-superjson.ts';
import { inSuperjson, transformer } from './transformer.ts';

/** What stands behind `/trpc/` is answered by this, in place of tRPC. */
export interface PlainAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string | Uint8Array;
}

/** What is read of a request. The client's types reach this file, and a browser's project has none of Node's. */
interface QueryRequest {
  readonly method?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>> & {
    readonly accept?: string | undefined;
    readonly 'content-type'?: string | undefined;
  };
}

/** Tells of each call that failed. */
type OnFailure = (error: TRPCError, procedure: string) => void;

const answersPage = ({ output }: Operation): boolean => output instanceof z.ZodObject && 'pagination' in output.shape;

const queries = new Map(
  boundOperations.flatMap(({ name, operation, bound }) =>
    operation.kind === 'query' ? [[name, { bound, writer: instantWriter(operation.output), isPage: answersPage(operation) }] as const] : [],
  ),
);
const mutations = new Set(operations(contract).flatMap(({ name, operation }) => (operation.kind === 'mutation' ? [name] : [])));

/** A page may be 1.3 MB as text, and several times as much while it is read and proved: a batch is not to hold fifty of them. */
const pagesAtOnce = 2;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An input as the client's superjson wrote it; throws on anything else. */
function inputOf(sent: unknown): unknown {
  if (sent === undefined) return {};
  if (!isRecord(sent) || !('json' in sent)) throw new TypeError('Not superjson');
  return readSuperjson(sent) ?? {};
}

function inputsOf(text: string | null, count: number, batched: boolean): unknown[] {
  const sent: unknown = text === null || text === '' ? undefined : JSON.parse(text);
  if (!batched) return [inputOf(sent)];
  if (sent !== undefined && !isRecord(sent)) throw new TypeError('A batch has its inputs by their numbers');
  return Array.from({ length: count }, (_, at) => inputOf(sent?.[at]));
}

interface AskedQueries {
  readonly names: readonly string[];
  readonly batched: boolean;
  readonly inputs: readonly unknown[];
}

/** The queries that an address asks for; `undefined` where tRPC refuses it as a whole. */
function askedBy(address: string): AskedQueries | undefined {
  const cut = address.indexOf('?');
  const parameters = new URLSearchParams(cut < 0 ? '' : address.slice(cut));
  const batched = parameters.get('batch') === '1';
  try {
    const path = decodeURIComponent(cut < 0 ? address : address.slice(0, cut));
    // One more than allowed is enough to see that there are too many.
    const names = batched ? path.split(',', maxBatchSize + 1) : [path];
    if (names.length > maxBatchSize || names.some((name) => mutations.has(name))) return undefined;
    return { names, batched, inputs: inputsOf(parameters.get('input'), names.length, batched) };
  } catch {
    return undefined;
  }
}

/** Whether tRPC streams what it answers, a line for each call. */
const asksForLines = ({ headers }: QueryRequest): boolean => {
  const { accept, 'trpc-accept': trpcAccept } = headers;
  if (trpcAccept !== undefined) return trpcAccept === 'application/jsonl';
  return accept?.split(',').some((type) => type.trim() === 'application/jsonl') ?? false;
};

const jsonType = /^\s*application\/json\s*(?:;|$)/i;

/**
 * Answers queries as tRPC does, single or in a batch, at a third of what that costs, and call by call, so that a large batch holds
 * nobody up. `undefined`: the request is none of queries in JSON, or one that tRPC refuses as a whole.
 */
export function plainQueries(
  request: QueryRequest,
  address: string,
): ((context: Context, onFailure: OnFailure) => Promise<PlainAnswer>) | undefined {
  const { 'content-type': contentType } = request.headers;
  if (request.method !== 'GET' || asksForLines(request) || (contentType !== undefined && !jsonType.test(contentType))) return undefined;
  const asked = askedBy(address);
  if (asked === undefined) return undefined;
  const { names, batched, inputs } = asked;
  return async (context, onFailure) => {
    const { turns } = sharedByCalls(context);
    const statuses = new Set<number>();

    const succeed = async (name: string, input: unknown): Promise<string> => {
      const query = queries.get(name);
      if (query === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
      const data = await query.bound.invoke(context, input);
      statuses.add(200);
      return turns.take(() => JSON.stringify({ result: { data: inSuperjson(data, query.writer) } }));
    };
    const fail = (cause: unknown, path: string, input: unknown): Promise<string> => {
      const error = cause instanceof TRPCError ? cause : trpcErrorOf(cause);
      onFailure(error, path);
      return turns.take(() => {
        const shape = getErrorShape({ config: appRouter._def._config, error, type: 'query', path, input, ctx: context });
        statuses.add(shape.data.httpStatus);
        return JSON.stringify({ error: transformer.output.serialize(shape) });
      });
    };
    const works = names.map((name, at) => () => succeed(name, inputs[at]).catch((cause: unknown) => fail(cause, name, inputs[at])));
    const texts = await fewAtOnce(names.some((name) => queries.get(name)?.isPage) ? pagesAtOnce : names.length, works);
    const [status = 200, ...others] = statuses;
    return { status: others.length === 0 ? status : 207, body: batched ? await joinInTurns(texts, turns) : (texts[0] ?? '') };
  };
}
