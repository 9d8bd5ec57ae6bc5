import type { IncomingMessage, ServerResponse } from 'node:http';
import { appRouter, logProblem, nameRequest, problemOf, RequestContext, requestIdOf, type Services } from '@handbill/router';
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
    const createContext = () => Promise.resolve(new RequestContext(services, requestId, request.headers.authorization));
    void nodeHTTPRequestHandler({
      router: appRouter,
      req: request,
      res: response,
      path: decoded(path),
      createContext,
      maxBodySize,
      onError: ({ error, path: procedure }) => {
        nameRequest(error, requestId);
        logProblem(services.log, problemOf(error), { request_id: requestId, procedure });
      },
    });
    return true;
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
