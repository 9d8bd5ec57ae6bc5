import { Problem } from '@handbill/contract';
import { answerProblem, staticAnswer, type Door } from '@handbill/http';
import { logProblem, type Services } from '@handbill/operations';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { health } from './health.ts';
import { html, page, pageHeaders, pageStyles } from './page.ts';
import { problemPages } from './problem-pages.ts';
import { referencePages } from './reference-pages.ts';
import { readOnly, staticPage } from './static-page.ts';

const styles = staticAnswer(() => pageStyles, { 'Content-Type': 'text/css; charset=utf-8' });

const notFoundDetail = 'There is nothing at this address. The API is below /v1, and its reference at /docs.';
const notFoundPage = page(
  'Not found',
  `<p class="status">404</p>\n<h1>Not found</h1>\n<p>${html(notFoundDetail)}</p>\n<p><a href="/docs">API reference</a></p>`,
);

/** Answers an unknown address: with a page if a browser asks, else with a problem. */
const notFound: RequestHandler = (request, response, next) => {
  if (request.accepts(['application/problem+json', 'application/json', 'text/html']) !== 'text/html')
    return next(new Problem('not_found', {}, { detail: notFoundDetail }));
  response
    .status(404)
    .set({ ...pageHeaders, 'Cache-Control': 'no-store' })
    .vary('Accept')
    .send(notFoundPage);
};

const answerError =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const requestId = String(response.getHeader('X-Request-Id'));
    const problem = error instanceof Problem ? error : new Problem('internal', {}, { cause: error });
    logProblem(log, problem, { request_id: requestId, method: request.method, path: request.path });
    answerProblem(response, problem, requestId);
  };

/** Everything that is not an operation: health checks, the API reference, the pages of problems. Answers every request that it gets. */
export function pages(services: Services): Door {
  const handle = express()
    .disable('x-powered-by')
    .disable('etag')
    .all('/', readOnly, (_request, response) => response.redirect('/docs'))
    .all('/pages/page.css', staticPage(styles))
    .use('/health', health(services))
    .use('/docs', referencePages())
    .use('/problems', problemPages())
    .use(notFound)
    .use(answerError(services));
  return (request, response, { requestId, refusal }) => {
    // Express replaces the response's prototype; binding keeps our own `writeHead`.
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
