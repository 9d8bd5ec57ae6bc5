import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPlainObject, Problem } from '@handbill/contract';
import {
  assertReadable,
  hasBody,
  noSuchAddress,
  readBytes,
  refuse,
  sendAnswers,
  sendResponse,
  signalOf,
  taken,
  withoutLastSlash,
  type Door,
  type ReceivedRequest,
} from '@handbill/http';
import { Interrupted, invalidRequest, logProblem, roomOfBatch, type Endpoint, type Log } from '@handbill/operations';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import { answerBatch, batchReader, decoded, type SentRequest, type SingleCall } from './batch.ts';
import { Answer } from '../wire/transformer.ts';
import { maxBatchSize, methodRefusal, nameRequest, problemOf, trpcErrorOf } from '../procedures/trpc.ts';

const base = '/trpc/';
const allow = ['GET', 'HEAD', 'POST'];
/** tRPC reads no more of a URL than its path and query: the caller's host is of no use to it. */
const origin = 'http://localhost';

/** Reads a whole request. Throws the problem that it is refused with. */
async function readRequest(request: IncomingMessage, response: ServerResponse, query: string): Promise<SentRequest> {
  const { method = 'GET' } = request;
  if (!allow.includes(method)) {
    response.setHeader('Allow', allow.join(', '));
    throw methodRefusal(allow);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
  const hasInput = method === 'POST' && hasBody(request);
  if (hasInput) assertReadable(request);
  return { method, query, headers, body: hasInput ? await readBytes(request) : null };
}

const ofOneCall = ['Idempotency-Key', 'If-Match'];

/** A key names one change, and a tag one record: which one of a batch, no one can tell. */
function refusalOf({ method, headers }: IncomingMessage, path: string): Problem | undefined {
  const sent = ofOneCall.filter((name) => headers[name.toLowerCase()] !== undefined);
  if (method !== 'POST' || sent.length === 0 || !/,|%2c/i.test(path)) return undefined;
  const message = 'belongs to a single call: send the changes one by one';
  return invalidRequest(sent.map((name) => ({ in: 'header', pointer: `/${name}`, code: 'not_in_batch', message })));
}

/** The headers of outcomes and refusals. */
const headersOf = (data: readonly unknown[], errors: readonly TRPCError[]): Record<string, string> =>
  Object.assign(
    {},
    ...data
      .map((made) => (isPlainObject(made) && isPlainObject(made['result']) ? made['result']['data'] : undefined))
      .map((value) => (value instanceof Answer ? value.headers : undefined)),
    ...errors.map(({ cause }) => (cause instanceof Problem ? cause.headers : undefined)),
  ) as Record<string, string>;

/** Logs the failure of a call, once. */
function reportFailure(
  log: Log,
  received: ReceivedRequest,
  { error, path }: { readonly error: TRPCError; readonly path: string | undefined },
): void {
  nameRequest(error, received.requestId);
  if (error.cause instanceof Interrupted) return;
  const problem = problemOf(error);
  // The problem of an operation is logged by then.
  if (!received.problems.includes(problem)) received.failed(problem);
  logProblem(log, problem, { request_id: received.requestId, procedure: path });
}

/** The bytes that the calls of a batch reserve together; `undefined`: it is a single call. */
function batchRoom(endpoints: readonly Endpoint[]): (path: string, calls: readonly SingleCall[] | undefined) => number | undefined {
  const operations = new Map(endpoints.map(({ name, operation }) => [name, operation]));
  return (path, calls) => {
    const names = decoded(path).split(',', maxBatchSize);
    if (names.length < 2) return undefined;
    return roomOfBatch(
      names.flatMap((name, at) => {
        const [operation, sent] = [operations.get(name), calls?.[at]?.input];
        return operation === undefined ? [] : [{ operation, input: isPlainObject(sent) ? sent['json'] : undefined }];
      }),
    );
  };
}

function problemOrThrow(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  throw cause;
}

/** Serves a router below `/trpc`: answers every name there, refusals too, as tRPC does. */
export function createTrpcHandler(router: AnyTRPCRouter, endpoints: readonly Endpoint[], log: Log): Door {
  const callsOf = batchReader(endpoints);
  const roomOf = batchRoom(endpoints);
  const addresses = new Set(endpoints.map(({ name }) => `${base}${name}`));
  const slashTooMany = (url: string): Problem | undefined => {
    const meant = withoutLastSlash(url);
    return meant !== undefined && addresses.has(meant) ? noSuchAddress(meant) : undefined;
  };

  const resolve = (path: string, request: Request, response: ServerResponse, received: ReceivedRequest, refusal?: Problem) =>
    resolveResponse({
      router,
      req: request,
      error: refusal === undefined ? null : trpcErrorOf(refusal),
      path,
      maxBatchSize,
      allowMethodOverride: true,
      createContext: ({ info }) =>
        Promise.resolve({
          request: received.caller,
          observer: received,
          isStreamed: info.accept === 'application/jsonl',
          taken: () => taken(response),
        }),
      responseMeta: ({ data, errors }) => ({ headers: headersOf(data, errors) }),
      onError: (failure) => reportFailure(log, received, failure),
    });

  const serve = async (message: IncomingMessage, response: ServerResponse, received: ReceivedRequest, refusal: Problem | undefined) => {
    const [path = '', search] = (message.url ?? '').slice(base.length).split(/(?=\?)/, 2);
    const sent = refusal ?? (await readRequest(message, response, search ?? '').catch(problemOrThrow));
    const { requestId } = received;
    if (sent instanceof Problem)
      return sendResponse(response, await resolve(path, new Request(origin), response, received, sent), requestId);
    const { room } = received.caller;
    const calls = callsOf(path, sent);
    room.ofBatch = roomOf(path, calls);
    const signal = signalOf(response);
    const answerOne = ({ name, sent: { method, query, headers, body } }: Omit<SingleCall, 'input'>) => {
      const request = new Request(`${origin}${base}${name}${query}`, { method, headers, body: body && new Uint8Array(body), signal });
      return resolve(name, request, response, received);
    };
    if (calls === undefined) return sendResponse(response, await answerOne({ name: path, sent }), requestId);
    return sendAnswers(response, await answerBatch(calls, answerOne, (bytes) => room.gather(bytes)), requestId);
  };

  return (message, response, received) => {
    const { url = '' } = message;
    if (!url.startsWith(base)) return false;
    const [path = ''] = url.slice(base.length).split('?', 1);
    if (path === '') return false;
    const refusal = received.refusal ?? slashTooMany(url) ?? refusalOf(message, path);
    serve(message, response, received, refusal).catch((cause: unknown) => refuse(response, cause, log, received));
    return true;
  };
}
