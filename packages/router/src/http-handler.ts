import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@handbill/contract';
import {
  answer,
  assertReadable,
  hasBody,
  noSuchAddress,
  privateHeaders,
  readBytes,
  refuse,
  varyBy,
  withoutLastSlash,
  writeCallerHeaders,
  type Arrival,
  type Door,
} from '@handbill/http';
import { CallerLeft, Interrupted, invalidRequest, logProblem, type CallerRequest, type Endpoint, type Log } from '@handbill/operations';
import type { AnyTRPCRouter, TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import { createQueryAnswerer } from './plain-queries.ts';
import { maxBatchSize, nameRequest, problemOf, trpcErrorOf } from './trpc.ts';

const base = '/trpc/';
const allow = ['GET', 'HEAD', 'POST'];
/** As tRPC itself says it. */
const vary = 'trpc-accept, accept';
/** tRPC reads no more of a URL than its path and query: what a caller says about the host is of no use to it. */
const origin = 'http://localhost';

/** A whole request as tRPC reads it; its signal is aborted when the caller has left. Throws the problem that the request is refused with. */
async function fetchRequest(request: IncomingMessage, response: ServerResponse): Promise<Request> {
  const { method = 'GET', url = '' } = request;
  if (!allow.includes(method)) {
    response.setHeader('Allow', allow.join(', '));
    throw new Problem('method_not_allowed', { allow }, { detail: 'Queries are called with GET, mutations with POST.' });
  }
  const left = new AbortController();
  response.once('close', () => response.writableFinished || left.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
  const hasInput = method === 'POST' && hasBody(request);
  if (hasInput) assertReadable(request);
  const body = hasInput ? await readBytes(request) : null;
  return new Request(`${origin}${url}`, { method, headers, body: body && new Uint8Array(body), signal: left.signal });
}

/** A key names one change: which one of a batch, no one can tell. */
function refusalOf({ method, headers }: IncomingMessage, path: string): Problem | undefined {
  if (method !== 'POST' || headers['idempotency-key'] === undefined || !/,|%2c/i.test(path)) return undefined;
  return invalidRequest([
    { in: 'header', pointer: '/Idempotency-Key', code: 'not_in_batch', message: 'belongs to a single call: send the changes one by one' },
  ]);
}

/** Sends what tRPC made: JSON whole, and streams as they come. */
async function sendResponse(response: ServerResponse, made: Response, requestId: string): Promise<void> {
  const { vary: varied, ...others } = Object.fromEntries(made.headers);
  const headers = { ...others, 'X-Request-Id': requestId, ...(varied !== undefined && { Vary: varyBy(response, varied) }) };
  if (made.body === null) return answer(response, made.status, headers);
  const isStream = made.headers.has('transfer-encoding') || others['content-type']?.startsWith('text/event-stream') === true;
  // What it refuses early has no type of its own.
  if (!isStream) return answer(response, made.status, { ...headers, 'content-type': 'application/json' }, await made.text());
  response.writeHead(made.status, { ...privateHeaders, ...headers });
  await pipeline(Readable.fromWeb(made.body), response).catch((cause: unknown) => {
    throw response.destroyed ? new CallerLeft('The caller left before the answer was whole', { cause }) : cause;
  });
}

/** Serves a router below `/trpc`: answers everything there, refusals too, as tRPC does. */
export function createTrpcHandler(router: AnyTRPCRouter, endpoints: readonly Endpoint[], log: Log): Door {
  const queriesIn = createQueryAnswerer(endpoints, router);
  const addresses = new Set(endpoints.map(({ name }) => `${base}${name}`));
  const slashTooMany = (url: string): Problem | undefined => {
    const meant = withoutLastSlash(url);
    return meant !== undefined && addresses.has(meant) ? noSuchAddress(meant) : undefined;
  };

  const answerByTRPC = async (
    message: IncomingMessage,
    response: ServerResponse,
    path: string,
    { caller, refusal }: Pick<Arrival, 'caller' | 'refusal'>,
  ) => {
    const outcome = await (refusal === undefined ? fetchRequest(message, response) : Promise.reject(refusal)).catch((cause: unknown) => {
      if (cause instanceof Problem) return cause;
      throw cause;
    });
    const made = await resolveResponse({
      router,
      req: outcome instanceof Problem ? new Request(origin) : outcome,
      error: outcome instanceof Problem ? trpcErrorOf(outcome) : null,
      path,
      maxBatchSize,
      createContext: () => Promise.resolve({ request: caller }),
      onError: ({ error, path: procedure, type }) => reportFailure(error, caller, procedure, type),
    });
    writeCallerHeaders(response, caller);
    await sendResponse(response, made, caller.id);
  };
  const reportFailure = (
    ...[error, caller, procedure, kind]: [TRPCError, CallerRequest, string | undefined, Parameters<typeof problemOf>[1]]
  ): void => {
    nameRequest(error, caller.id);
    if (error.cause instanceof Interrupted) return;
    const problem = problemOf(error, kind);
    caller.problems.push(problem);
    logProblem(log, problem, { request_id: caller.id, procedure });
  };

  return (message, response, arrival) => {
    const { requestId, caller, refusal } = arrival;
    const { url = '' } = message;
    if (!url.startsWith(base)) return false;
    const address = url.slice(base.length);
    const [path = ''] = address.split('?', 1);
    const refused = refusal ?? slashTooMany(url) ?? refusalOf(message, path);
    const queries = refused === undefined ? queriesIn(message, address) : undefined;
    const answered =
      queries === undefined
        ? answerByTRPC(message, response, path, { caller, refusal: refused })
        : queries(caller, (error, procedure) => reportFailure(error, caller, procedure, 'query')).then(({ status, body }) =>
            answer(response, status, { 'Content-Type': 'application/json', 'X-Request-Id': requestId, Vary: varyBy(response, vary) }, body),
          );
    answered.catch((cause: unknown) => refuse(response, cause, log, arrival));
    return true;
  };
}
