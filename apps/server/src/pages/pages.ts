import { Problem, problemDocument } from '@handbill/contract';
import { requestIdOf, type Services } from '@handbill/router';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { health } from './health.ts';
import { pageStyles } from './page-styles.ts';
import { problemPages } from './problem-pages.ts';
import { reference } from './reference.ts';

interface Locals {
  readonly requestId: string;
}

/** Every answer names its request, pages too. */
const named: RequestHandler = (request, response, next) => {
  response.locals['requestId'] = requestIdOf(request.headers['x-request-id']);
  response.set('X-Request-Id', response.locals['requestId']);
  next();
};

const nothingHere: RequestHandler = (_request, response) => {
  const { requestId } = response.locals as Locals;
  const problem = new Problem(
    'not_found',
    {},
    { detail: 'There is nothing at this address. The API is below /v1, its reference at /docs.' },
  );
  response
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(problemDocument(problem, requestId)));
};

/** Express refuses an address that is not percent-encoded UTF-8 by an error with a status; any other error is ours. */
const unreadable = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 400;

const defect =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    const { requestId } = response.locals as Locals;
    const problem = unreadable(error) ? new Problem('not_found', {}, { detail: 'The address can not be read.' }) : new Problem('internal');
    if (problem.code === 'internal') log.error({ err: error, request_id: requestId }, 'A page could not be made');
    response
      .status(problem.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemDocument(problem, requestId)));
  };

/** All that is not an operation: health, the reference, the problems' pages. */
export function pages(services: Services): Express {
  return express()
    .disable('x-powered-by')
    .use(named)
    .get('/', (_request, response) => response.redirect('/docs'))
    .get('/pages/page.css', (_request, response) => void response.type('css').send(pageStyles))
    .use('/health', health(services))
    .use('/docs', reference())
    .use('/problems', problemPages())
    .use(nothingHere)
    .use(defect(services));
}
