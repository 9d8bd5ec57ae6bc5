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
import type { TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import { fetchRequest } from './fetch-request.ts';
import { sendFetchResponse } from './send-fetch-response.ts';

const base = '/trpc/';
const allow = ['GET', 'HEAD', 'POST'];

/** The tRPC door: answers what is below `/trpc`, refusals too, as tRPC does. */
export function trpcDoor(services: Services): Door {
  const log = (error: TRPCError, requestId: string, procedure: string | undefined): void => {
    nameRequest(error, requestId);
    logProblem(services.log, problemOf(error), { request_id: requestId, procedure });
  };
  const resolve = (asked: Request | Problem, path: string, context: Context): Promise<Response> =>
    resolveResponse({
      router: appRouter,
      req: asked instanceof Problem ? new Request('http://localhost/') : asked,
      error: asked instanceof Problem ? trpcErrorOf(asked) : null,
      path,
      maxBatchSize,
      createContext: () => Promise.resolve(context),
      onError: ({ error, path: procedure }) => log(error, context.requestId, procedure),
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
    const answerByTRPC = async () => {
      const asked = await read().catch((cause: unknown) => {
        if (cause instanceof Problem) return cause;
        throw cause;
      });
      await sendFetchResponse(response, await resolve(asked, path, context), requestId);
    };
    const answerQueries = (queries: NonNullable<ReturnType<typeof plainQueries>>) =>
      queries(context, (error, procedure) => log(error, requestId, procedure)).then(({ status, body }) =>
        answer(response, status, { 'Content-Type': 'application/json', 'X-Request-Id': requestId, Vary: varyBy(response, vary) }, body),
      );

    const queries = refusal === undefined ? plainQueries(request, target) : undefined;
    const answered = queries === undefined ? answerByTRPC() : answerQueries(queries);
    answered.catch((cause: unknown) => {
      const call = { request_id: requestId, procedure: path };
      if (cause instanceof CallerLeft) return services.log.debug(call, cause.message);
      const problem = new Problem('internal', {}, { cause });
      logProblem(services.log, problem, call);
      if (response.headersSent) response.destroy();
      else answerProblem(response, problem, requestId);
    });
    return true;
  };
}

/** As tRPC itself says it. */
const vary = 'trpc-accept, accept';
