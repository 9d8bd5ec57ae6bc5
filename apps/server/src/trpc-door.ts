import type { IncomingMessage } from 'node:http';
import { Problem } from '@handbill/contract';
import { answer, answerProblem, CallerLeft, varyBy, type Door } from '@handbill/openapi';
import {
  appRouter,
  logProblem,
  maxBatchSize,
  nameRequest,
  plainQueries,
  problemOf,
  RequestContext,
  trpcErrorOf,
  type Context,
  type Services,
} from '@handbill/router';
import { resolveResponse } from '@trpc/server/http';
import { fetchRequest } from './fetch-request.ts';
import { sendFetchResponse } from './send-fetch-response.ts';

const base = '/trpc/';
const allow = ['GET', 'HEAD', 'POST'];

/** The tRPC door: answers what is below `/trpc`, refusals too, as tRPC does. */
export function trpcDoor(services: Services): Door {
  const resolve = (asked: Request | Problem, path: string, requestId: string, context: Context): Promise<Response> =>
    resolveResponse({
      router: appRouter,
      req: asked instanceof Problem ? new Request('http://localhost/') : asked,
      error: asked instanceof Problem ? trpcErrorOf(asked) : null,
      path,
      maxBatchSize,
      createContext: () => Promise.resolve(context),
      onError: ({ error, path: procedure }) => {
        nameRequest(error, requestId);
        logProblem(services.log, problemOf(error), { request_id: requestId, procedure });
      },
    });

  return (request, response, { requestId, refusal }) => {
    const { url = '', method = '' } = request;
    if (!url.startsWith(base)) return false;
    const target = url.slice(base.length);
    const [path = ''] = target.split('?', 1);
    const context = new RequestContext(services, requestId, request.headers);

    const read = async (): Promise<Request> => {
      if (refusal !== undefined) throw refusal;
      if (allow.includes(method)) return fetchRequest(request, response);
      response.setHeader('Allow', allow.join(', '));
      throw new Problem('method_not_allowed', { allow }, { detail: 'Queries are called with GET, mutations with POST.' });
    };
    const answerByTRPC = async (given: Context) => {
      const asked = await read().catch((cause: unknown) => {
        if (cause instanceof Problem) return cause;
        throw cause;
      });
      await sendFetchResponse(response, await resolve(asked, path, requestId, given), requestId);
    };
    const byTRPC = (given: Context) =>
      answerByTRPC(given).catch((cause: unknown) => {
        const call = { request_id: requestId, procedure: path };
        if (cause instanceof CallerLeft) return services.log.debug(call, cause.message);
        const problem = new Problem('internal', {}, { cause });
        logProblem(services.log, problem, call);
        if (response.headersSent) response.destroy();
        else answerProblem(response, problem, requestId);
      });

    const answered = refusal === undefined && isPlain(request) ? plainQueries(target)?.(context) : undefined;
    if (answered === undefined) void byTRPC(context);
    else
      answered.then(
        (text) =>
          answer(response, 200, { 'Content-Type': 'application/json', 'X-Request-Id': requestId, Vary: varyBy(response, plainVary) }, text),
        (cause: unknown) => byTRPC(isAway(cause) ? { requestId, services, principal: () => Promise.reject(cause) } : context),
      );
    return true;
  };
}

/** As tRPC itself says it. */
const plainVary = 'trpc-accept, accept';

/** What waited for the database in vain need not wait for it a second time. */
const isAway = (cause: unknown): cause is Problem => cause instanceof Problem && cause.code === 'unavailable';

/** A query for which nothing but plain JSON was asked. */
const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['trpc-accept'] === undefined && headers['content-type'] === undefined && !headers.accept?.includes('jsonl');
