import { Problem, problemDocument } from '@handbill/contract';
import { requestIdOf, type Services } from '@handbill/router';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { health } from './health.ts';
import { pageStyles } from './page-styles.ts';
import { problemPages } from './problem-pages.ts';
import { reference } from './reference.ts';

const nothingHere: RequestHandler = (request, response) => {
  const requestId = requestIdOf(request.headers['x-request-id']);
  const problem = new Problem('not_found', {}, { detail: 'There is nothing at this address. The API is below /v1, its reference at /docs.' });
  response.status(problem.status).set('X-Request-Id', requestId).type('application/problem+json').send(JSON.stringify(problemDocument(problem, requestId)));
};

const defect =
  ({ log }: Services): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const requestId = requestIdOf(request.headers['x-request-id']);
    log.error({ err: error, request_id: requestId }, 'A page could not be made');
    response.status(500).type('application/problem+json').send(JSON.stringify(problemDocument(new Problem('internal'), requestId)));
  };

/** All that is not an operation: health, the reference, the problems' pages. */
export function pages(services: Services): Express {
  return express()
    .disable('x-powered-by')
    .get('/', (_request, response) => response.redirect('/docs'))
    .get('/pages/page.css', (_request, response) => void response.type('css').send(pageStyles))
    .use('/health', health(services))
    .use('/docs', reference())
    .use('/problems', problemPages())
    .use(nothingHere)
    .use(defect(services));
}
