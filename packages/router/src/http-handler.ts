import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@handbill/contract';
import { answer, assertReadable, callerRequest, hasBody, privateHeaders, readBytes, refuse, varyBy, type Door } from '@handbill/http';
import { CallerLeft, logProblem, type Endpoint, type Log } from '@handbill/operations';
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

  const answerByTRPC = async (message: IncomingMessage, response: ServerResponse, path: string, requestId: string, refusal?: Problem) => {
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
      createContext: () => Promise.resolve({ request: callerRequest(message, requestId) }),
      onError: ({ error, path: procedure, type }) => reportFailure(error, requestId, procedure, type),
    });
    await sendResponse(response, made, requestId);
  };
  const reportFailure = (
    ...[error, requestId, procedure, kind]: [TRPCError, string, string | undefined, Parameters<typeof problemOf>[1]]
  ): void => {
    nameRequest(error, requestId);
    logProblem(log, problemOf(error, kind), { request_id: requestId, procedure });
  };

  return (message, response, { requestId, refusal }) => {
    const { url = '' } = message;
    if (!url.startsWith(base)) return false;
    const address = url.slice(base.length);
    const [path = ''] = address.split('?', 1);
    const queries = refusal === undefined ? queriesIn(message, address) : undefined;
    const answered =
      queries === undefined
        ? answerByTRPC(message, response, path, requestId, refusal)
        : queries(callerRequest(message, requestId), (error, procedure) => reportFailure(error, requestId, procedure, 'query')).then(
            ({ status, body }) =>
              answer(
                response,
                status,
                { 'Content-Type': 'application/json', 'X-Request-Id': requestId, Vary: varyBy(response, vary) },
                body,
              ),
          );
    answered.catch((cause: unknown) => refuse(response, cause, log, { request_id: requestId, procedure: path }));
    return true;
  };
}
