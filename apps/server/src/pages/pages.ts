import { Problem } from '@handbill/contract';
import { answerProblem, staticAnswer, type Door } from '@handbill/http';
import { logProblem, type Services } from '@handbill/operations';
import express, { type ErrorRequestHandler } from 'express';
import { health } from './health.ts';
import { nothingHere } from './nothing-here.ts';
import { onlyRead } from './only-read.ts';
import { pageStyles } from './page-styles.ts';
import { problemPages } from './problem-pages.ts';
import { reference } from './reference.ts';
import { requestIdFor } from './request-id-for.ts';
import { sendStatic } from './send-static.ts';

const styles = sendStatic(staticAnswer(() => pageStyles, { 'Content-Type': 'text/css; charset=utf-8' }));

/** Express refuses an address that is not percent-encoded UTF-8 by an error with a status; any other error is ours. */
const unreadable = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 400;

const refused =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const requestId = requestIdFor(response);
    const problem = unreadable(error)
      ? new Problem('not_found', {}, { detail: 'The address can not be read.' })
      : error instanceof Problem
        ? error
        : new Problem('internal', {}, { cause: error });
    logProblem(log, problem, { request_id: requestId, method: request.method, path: request.path });
    answerProblem(response, problem, requestId);
  };

/** All that is not an operation: health, the reference, the problems' pages. It answers everything that comes to it. */
export function pages(services: Services): Door {
  const handle = express()
    .disable('x-powered-by')
    .disable('etag')
    .all('/', onlyRead, (_request, response) => response.redirect('/docs'))
    .all('/pages/page.css', onlyRead, styles)
    .use('/health', health(services))
    .use('/docs', reference())
    .use('/problems', problemPages())
    .use(nothingHere)
    .use(refused(services));
  return (request, response, { requestId, refusal }) => {
    // Express gives a response another prototype; how ours writes its head is kept.
    response.writeHead = response.writeHead.bind(response);
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (refusal === undefined) handle(request, response);
    else {
      logProblem(services.log, refusal, { request_id: requestId, method: request.method });
      answerProblem(response, refusal, requestId);
    }
    return true;
  };
}
