import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import {
  appRouter,
  logProblem,
  maxBatchSize,
  nameRequest,
  plainQueries,
  problemOf,
  RequestContext,
  requestIdOf,
  type Context,
  type Services,
} from '@handbill/router';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';

const base = '/trpc/';
const maxBodySize = 262_144;

/** The tRPC door: answers what is below `/trpc` and says `false` to everything else. */
export function trpcDoor(services: Services): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(base)) return false;
    const end = url.indexOf('?');
    const path = url.slice(base.length, end < 0 ? undefined : end);
    const requestId = requestIdOf(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', requestId);
    const context = new RequestContext(services, requestId, request.headers);
    const byTRPC = (given: Context) =>
      void nodeHTTPRequestHandler({
        router: appRouter,
        req: request,
        res: response,
        path: decoded(path),
        createContext: () => Promise.resolve(given),
        maxBodySize,
        maxBatchSize,
        // tRPC sets its own `Vary` in place of ours, and appends to it what it is told here.
        responseMeta: () => ({ headers: new Headers(response.hasHeader('Vary') ? { vary: 'Origin' } : {}) }),
        onError: ({ error, path: procedure }) => {
          nameRequest(error, requestId);
          logProblem(services.log, problemOf(error), { request_id: requestId, procedure });
        },
      });
    const answered = isPlain(request) ? plainQueries(url.slice(base.length))?.(context) : undefined;
    if (answered === undefined) byTRPC(context);
    else
      answered.then(
        (text) => write(response, text),
        (cause: unknown) => byTRPC(isAway(cause) ? { requestId, services, principal: () => Promise.reject(cause) } : context),
      );
    return true;
  };
}

/** What waited for the database in vain need not wait for it a second time. */
const isAway = (cause: unknown): cause is Problem => cause instanceof Problem && cause.code === 'unavailable';

/** A query for which nothing but plain JSON was asked. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['trpc-accept'] === undefined && headers['content-type'] === undefined && !headers.accept?.includes('jsonl');

function write(response: ServerResponse, text: string): void {
  response.appendHeader('Vary', 'trpc-accept, accept');
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }).end(text);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
