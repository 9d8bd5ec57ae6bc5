import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { boundOperations, logProblem, RequestContext, type Services } from '@handbill/router';
import { acceptsJson } from './accepts-json.ts';
import { answer, answerProblem } from './answer.ts';
import { answerPlan } from './answer-plan.ts';
import type { Door } from './door.ts';
import { documentAnswer } from './document-answer.ts';
import { findPlan } from './find-plan.ts';
import type { Plan } from './plan.ts';
import { CallerLeft } from './read-body.ts';

const base = '/v1';
const documentAddress = `${base}/openapi.json`;

const isAt = (address: string, url: string) => url.startsWith(address) && (url.length === address.length || url[address.length] === '?');

/** The REST door: every operation of the contract at its route. `document` is the OpenAPI document as text. */
export function restDoor(services: Services, document: string): Door {
  const find = findPlan(boundOperations);
  const answerDocument = documentAnswer(document);

  const serve = async (
    plan: Plan,
    parameters: Record<string, string | undefined>,
    query: string,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> => {
    // What answers without a body suits everyone: a generated client that reads nothing but problems asks for those alone.
    if (plan.status !== 204 && !acceptsJson(request.headers.accept)) throw new Problem('not_acceptable');
    const context = new RequestContext(services, requestId, request.headers);
    const principal = await plan.bound.authorize(context);
    const { values, faults } = await plan.read(request, parameters, query);
    answerPlan(plan, request, response, requestId, await plan.bound.answer(context, principal, values, faults));
  };

  return (request, response, { requestId, refusal }) => {
    const { url = '/' } = request;
    if (!url.startsWith(base) || !['/', '?', undefined].includes(url[base.length])) return false;
    const refuse = (cause: unknown) => {
      const call = { request_id: requestId, method: request.method, path: url.split('?')[0] };
      if (cause instanceof CallerLeft) return services.log.debug(call, cause.message);
      const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
      logProblem(services.log, problem, call);
      if (response.headersSent) response.destroy();
      else answerProblem(response, problem, requestId);
    };
    try {
      if (refusal !== undefined) throw refusal;
      if (isAt(documentAddress, url)) {
        answerDocument(request, response, requestId).catch(refuse);
        return true;
      }
      const found = find(request.method ?? 'GET', url.slice(base.length) || '/');
      if (Array.isArray(found)) answer(response, 204, { Allow: found.join(', '), 'X-Request-Id': requestId });
      else serve(found.plan, found.parameters, found.query, request, response, requestId).catch(refuse);
    } catch (cause) {
      refuse(cause);
    }
    return true;
  };
}
