import type { IncomingMessage } from 'node:http';
import { isPage, isPlainObject } from '@handbill/contract';
import { instantWriter } from '@handbill/http';
import type { CallerRequest, Endpoint } from '@handbill/operations';
import { getErrorShape, TRPCError, type AnyTRPCRouter } from '@trpc/server';
import { fewAtOnce } from './few-at-once.ts';
import { rawInput } from './list-input.ts';
import { readSuperjson } from './read-superjson.ts';
import { inSuperjson, transformer } from './transformer.ts';
import { maxBatchSize, problemOf, trpcErrorOf } from './trpc.ts';

/** An answer in place of tRPC's. */
export interface PlainAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string | Uint8Array;
}

/** Reports each call that failed. */
type OnFailure = (error: TRPCError, procedure: string) => void;

/** A list may be 1.3 MB as text, and several times as much while it is read and proved: a batch must not hold fifty of them. */
const listsAtOnce = 2;

/** A text of this length, in UTF-16 units, is copied and encoded in a few milliseconds. */
const longText = 1_000_000;

/** The texts as one JSON list; a long one in bytes, part by part: a text of 60 MB would be copied and encoded in turns of 100 ms. */
async function joinInTurns(texts: readonly string[], turns: CallerRequest['turns']): Promise<string | Uint8Array> {
  if (texts.reduce((length, text) => length + text.length, 0) < longText) return `[${texts.join(',')}]`;
  let length = 1;
  for (const text of texts) length += 1 + (await turns.take(() => Buffer.byteLength(text)));
  const whole = Buffer.allocUnsafe(length);
  let at = whole.write('[');
  for (const [index, text] of texts.entries()) {
    at += await turns.take(() => whole.write(text, at));
    at += whole.write(index === texts.length - 1 ? ']' : ',', at);
  }
  return whole;
}

/** An input as the client's superjson wrote it; throws on anything else. */
function inputOf(sent: unknown): unknown {
  if (sent === undefined) return {};
  if (!isPlainObject(sent) || !('json' in sent)) throw new TypeError('Not superjson');
  return readSuperjson(sent) ?? {};
}

function inputsOf(text: string | null, count: number, batched: boolean): unknown[] {
  const sent: unknown = text === null || text === '' ? undefined : JSON.parse(text);
  if (!batched) return [inputOf(sent)];
  if (sent !== undefined && !isPlainObject(sent)) throw new TypeError('A batch has its inputs by their numbers');
  return Array.from({ length: count }, (_, at) => inputOf(sent?.[at]));
}

interface RequestedQueries {
  readonly names: readonly string[];
  readonly batched: boolean;
  readonly inputs: readonly unknown[];
}

/** The calls in an address; `undefined` if tRPC refuses it as a whole, or one of them is in `notQueries`. */
function requestedBy(address: string, notQueries: ReadonlySet<string>): RequestedQueries | undefined {
  const cut = address.indexOf('?');
  const parameters = new URLSearchParams(cut < 0 ? '' : address.slice(cut));
  const batched = parameters.get('batch') === '1';
  try {
    const path = decodeURIComponent(cut < 0 ? address : address.slice(0, cut));
    // One more than allowed is enough to see that there are too many.
    const names = batched ? path.split(',', maxBatchSize + 1) : [path];
    if (names.length > maxBatchSize || names.some((name) => notQueries.has(name))) return undefined;
    return { names, batched, inputs: inputsOf(parameters.get('input'), names.length, batched) };
  } catch {
    return undefined;
  }
}

/** Whether tRPC streams what it answers, a line for each call. */
const wantsLines = ({ headers }: IncomingMessage): boolean => {
  const { accept, 'trpc-accept': trpcAccept } = headers;
  if (trpcAccept !== undefined) return trpcAccept === 'application/jsonl';
  return accept?.split(',').some((type) => type.trim() === 'application/jsonl') ?? false;
};

const jsonType = /^\s*application\/json\s*(?:;|$)/i;

/**
 * Prepares answers to queries as tRPC gives them, single or in a batch, at a third of what that costs, and call by call, so that a large
 * batch does not block the event loop. The address is what follows `/trpc/`. `undefined`: the request is none of queries in JSON, or one that tRPC
 * refuses as a whole.
 */
export function createQueryAnswerer(endpoints: readonly Endpoint[], router: AnyTRPCRouter) {
  const isQuery = ({ operation }: Endpoint) => operation.kind === 'query';
  const queries = new Map(
    endpoints.filter(isQuery).map(({ name, operation, invoke }) => {
      return [name, { operation, invoke, writer: instantWriter(operation.output), isList: isPage(operation.output) }] as const;
    }),
  );
  const notQueries = new Set(endpoints.filter((endpoint) => !isQuery(endpoint)).map(({ name }) => name));

  const answer = async (
    { names, batched, inputs }: RequestedQueries,
    request: CallerRequest,
    onFailure: OnFailure,
  ): Promise<PlainAnswer> => {
    const { turns } = request;
    const statuses = new Set<number>();
    const succeed = async (name: string, value: unknown): Promise<string> => {
      const query = queries.get(name);
      if (query === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
      const outcome = await query.invoke({ request, readInput: () => rawInput(query.operation, value), wants: 'value' });
      statuses.add(200);
      return turns.take(() => JSON.stringify({ result: { data: inSuperjson(outcome.value, query.writer) } }));
    };
    const fail = (cause: unknown, path: string, input: unknown): Promise<string> => {
      const error = cause instanceof TRPCError ? cause : trpcErrorOf(cause);
      onFailure(error, path);
      return turns.take(() => {
        const shape: unknown = getErrorShape({ config: router._def._config, error, type: 'query', path, input, ctx: { request } });
        statuses.add(problemOf(error, 'query').status);
        return JSON.stringify({ error: transformer.output.serialize(shape) });
      });
    };
    const works = names.map((name, at) => () => succeed(name, inputs[at]).catch((cause: unknown) => fail(cause, name, inputs[at])));
    const texts = await fewAtOnce(names.some((name) => queries.get(name)?.isList) ? listsAtOnce : names.length, works);
    const [status = 200, ...others] = statuses;
    return { status: others.length === 0 ? status : 207, body: batched ? await joinInTurns(texts, turns) : (texts[0] ?? '') };
  };

  return (
    message: IncomingMessage,
    address: string,
  ): ((request: CallerRequest, onFailure: OnFailure) => Promise<PlainAnswer>) | undefined => {
    const { 'content-type': contentType } = message.headers;
    if (message.method !== 'GET' || wantsLines(message) || (contentType !== undefined && !jsonType.test(contentType))) return undefined;
    const requested = requestedBy(address, notQueries);
    return requested && ((request, onFailure) => answer(requested, request, onFailure));
  };
}
