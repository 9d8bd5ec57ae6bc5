import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPlainObject, Problem } from '@handbill/contract';
import {
  answer,
  assertReadable,
  end,
  hasBody,
  noSuchAddress,
  privateHeaders,
  readBytes,
  refuse,
  varyBy,
  taken,
  withoutLastSlash,
  write,
  type Door,
  type ReceivedRequest,
} from '@handbill/http';
import { CallerLeft, Interrupted, invalidRequest, logProblem, roomOfBatch, type Endpoint, type Log } from '@handbill/operations';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import { answerBatch, batchReader, decoded, type SentRequest } from './batch.ts';
import { Answer } from '../wire/transformer.ts';
import { maxBatchSize, methodRefusal, nameRequest, problemOf, trpcErrorOf } from '../procedures/trpc.ts';

const base = '/trpc/';
const allow = ['GET', 'HEAD', 'POST'];
/** tRPC reads no more of a URL than its path and query: what a caller says about the host is of no use to it. */
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

/** Aborted when the caller has left. */
function signalOf(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  return left.signal;
}

const ofOneCall = ['Idempotency-Key', 'If-Match'];

/** A key names one change, and a tag one record: which one of a batch, no one can tell. */
function refusalOf({ method, headers }: IncomingMessage, path: string): Problem | undefined {
  const sent = ofOneCall.filter((name) => headers[name.toLowerCase()] !== undefined);
  if (method !== 'POST' || sent.length === 0 || !/,|%2c/i.test(path)) return undefined;
  const message = 'belongs to a single call: send the changes one by one';
  return invalidRequest(sent.map((name) => ({ in: 'header', pointer: `/${name}`, code: 'not_in_batch', message })));
}

/** Sends what tRPC made: JSON whole, and streams as they come. */
async function sendResponse(response: ServerResponse, made: Response, requestId: string): Promise<void> {
  const { vary: varied, ...others } = Object.fromEntries(made.headers);
  const headers = { ...others, 'X-Request-Id': requestId, ...(varied !== undefined && { Vary: varyBy(response, varied) }) };
  if (made.body === null) return answer(response, made.status, headers);
  const isStream = made.headers.has('transfer-encoding') || others['content-type']?.startsWith('text/event-stream') === true;
  // What it refuses early has no type of its own.
  if (!isStream) {
    const body = Buffer.from(await made.arrayBuffer());
    // A text and its head are written together.
    return answer(
      response,
      made.status,
      { ...headers, 'content-type': 'application/json' },
      body.length < shortText ? body.toString() : body,
    );
  }
  response.writeHead(made.status, { ...privateHeaders, ...headers });
  await writeStream(response, made.body);
}

/** In bytes. */
const shortText = 65_536;

/** Writes a stream no faster than the caller reads. */
async function writeStream(response: ServerResponse, stream: ReadableStream<Uint8Array>): Promise<void> {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  response.once('close', cancel);
  try {
    for (let read = await reader.read(); !read.done && !response.destroyed; read = await reader.read()) {
      const writing = write(response, read.value);
      if (writing !== undefined) await writing;
    }
    response.off('close', cancel);
    if (!response.destroyed) end(response);
  } catch (cause) {
    throw response.destroyed ? new CallerLeft('The caller left before the answer was whole', { cause }) : cause;
  }
}

/** A request and what it is answered with. */
interface Answered {
  readonly response: ServerResponse;
  readonly received: ReceivedRequest;
}

/** What outcomes and refusals say in headers. */
const headersOf = (data: readonly unknown[], errors: readonly TRPCError[]): Record<string, string> =>
  Object.assign(
    {},
    ...data
      .map((made) => (isPlainObject(made) && isPlainObject(made['result']) ? made['result']['data'] : undefined))
      .map((value) => (value instanceof Answer ? value.headers : undefined)),
    ...errors.map(({ cause }) => (cause instanceof Problem ? cause.headers : undefined)),
  ) as Record<string, string>;

/** Logs what a call failed in, once. */
function reportFailure(
  log: Log,
  received: ReceivedRequest,
  { error, path }: { readonly error: TRPCError; readonly path: string | undefined },
): void {
  nameRequest(error, received.requestId);
  if (error.cause instanceof Interrupted) return;
  const problem = problemOf(error);
  // What an operation was refused with is told by then.
  if (!received.problems.includes(problem)) received.failed(problem);
  logProblem(log, problem, { request_id: received.requestId, procedure: path });
}

/** Serves a router below `/trpc`: answers every name there, refusals too, as tRPC does. */
export function createTrpcHandler(router: AnyTRPCRouter, endpoints: readonly Endpoint[], log: Log): Door {
  const callsOf = batchReader(endpoints);
  const operations = new Map(endpoints.map(({ name, operation }) => [name, operation]));
  const addresses = new Set(endpoints.map(({ name }) => `${base}${name}`));
  const slashTooMany = (url: string): Problem | undefined => {
    const meant = withoutLastSlash(url);
    return meant !== undefined && addresses.has(meant) ? noSuchAddress(meant) : undefined;
  };

  const resolve = (path: string, request: Request, { response, received }: Answered, refusal?: Problem): Promise<Response> =>
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
    const sent = await (refusal === undefined ? readRequest(message, response, search ?? '') : Promise.reject(refusal)).catch(
      (cause: unknown) => {
        if (cause instanceof Problem) return cause;
        throw cause;
      },
    );
    const { requestId } = received;
    const answered = { response, received };
    if (sent instanceof Problem) return sendResponse(response, await resolve(path, new Request(origin), answered, sent), requestId);
    const called = decoded(path).split(',', maxBatchSize);
    const { room } = received.caller;
    if (called.length > 1) room.ofBatch = roomOfBatch(called.flatMap((name) => operations.get(name) ?? []));
    const signal = signalOf(response);
    const answerOne = (name: string, { method, query, headers, body }: SentRequest) =>
      resolve(
        name,
        new Request(`${origin}${base}${name}${query}`, { method, headers, body: body && new Uint8Array(body), signal }),
        answered,
      );
    const calls = callsOf(path, sent);
    if (calls === undefined) return sendResponse(response, await answerOne(path, sent), requestId);
    const { status, headers, body } = await answerBatch(
      calls,
      (call) => answerOne(call.name, call.sent),
      (bytes) => room.gather(bytes),
    );
    const { vary, ...others } = headers;
    return answer(
      response,
      status,
      { ...others, 'X-Request-Id': requestId, ...(vary !== undefined && { Vary: varyBy(response, vary) }) },
      body,
    );
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
