import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '@handbill/contract';
import { boundOperations, logProblem, RequestContext, requestIdOf, type Services } from '@handbill/router';
import { acceptsJson } from './accepts-json.ts';
import { answer, answerProblem } from './answer.ts';
import { answerDocument } from './answer-document.ts';
import { answerPlan } from './answer-plan.ts';
import { findPlan } from './find-plan.ts';
import type { Plan } from './plan.ts';
import { hasBody } from './read-body.ts';

const base = '/v1';
const documentAddress = `${base}/openapi.json`;

const isAt = (address: string, url: string) => url.startsWith(address) && (url.length === address.length || url[address.length] === '?');

/** Answers what is below `/v1` and says `false` to everything else. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The REST door: every operation of the contract at its route. `document` is the OpenAPI document as text. */
export function restDoor(services: Services, document: string): Door {
  const find = findPlan(boundOperations);

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

  return (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(base) || !['/', '?', undefined].includes(url[base.length])) return false;
    const requestId = requestIdOf(request.headers['x-request-id']);
    const refuse = (cause: unknown) => {
      const problem = cause instanceof Problem ? cause : new Problem('internal', {}, { cause });
      logProblem(services.log, problem, { request_id: requestId, method: request.method, path: url.split('?')[0] });
      // What is left of a body that was refused is not read: the connection ends with the answer.
      if (response.headersSent) response.destroy();
      else answerProblem(response, problem, requestId, request.complete || !hasBody(request) ? {} : { Connection: 'close' });
    };
    try {
      if (isAt(documentAddress, url)) return answerDocument(request, response, document, requestId);
      const found = find(request.method ?? 'GET', url.slice(base.length) || '/');
      if (Array.isArray(found)) answer(response, 204, { Allow: found.join(', '), 'X-Request-Id': requestId });
      else serve(found.plan, found.parameters, found.query, request, response, requestId).catch(refuse);
    } catch (cause) {
      refuse(cause);
    }
    return true;
  };
}
