import { Problem } from '@handbill/contract';
import { receivedRequestOf, refuse, type Door } from '@handbill/http';
import type { Services } from '@handbill/operations';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { health } from './health.ts';
import { html, page, pageHeaders } from '../page.ts';
import { readOnly } from '../read-only.ts';
import { atPublicUrl } from './public-pages.ts';
import { sitePages } from './site-pages.ts';

const notFoundDetail = 'There is nothing at this address. The API is below /v1, and its reference at /docs.';
const notFoundPage = page({
  title: 'Not found',
  description: notFoundDetail,
  body: `<p class="status">404</p>\n<h1>Not found</h1>\n<p>${html(notFoundDetail)}</p>\n<p><a href="/docs">API reference</a></p>`,
});

/** Answers an unknown address: with a page if a browser asks, else with a problem. */
const notFound =
  (publicUrl: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (request.accepts(['application/problem+json', 'application/json', 'text/html']) !== 'text/html')
      return next(new Problem('not_found', {}, { detail: notFoundDetail }));
    response
      .status(404)
      .set({ ...pageHeaders, 'Cache-Control': 'no-store' })
      .vary('Accept')
      .send(atPublicUrl(notFoundPage, publicUrl));
  };

const answerError =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    const received = receivedRequestOf(response);
    if (received === undefined) next(error);
    else refuse(response, error, log, received);
  };

/** Everything that is not an operation: health checks, the API reference, the pages of problems. Answers every request that it gets. */
export function pages(services: Services, publicUrl?: string): Door {
  const checks = health(services);
  const handle = express()
    .disable('x-powered-by')
    .disable('etag')
    .all('/', readOnly, (_request, response) => response.redirect(`${publicUrl ?? ''}/docs`))
    .use('/health', checks)
    .use('/healthz', checks)
    .use(sitePages(publicUrl))
    .use(notFound(publicUrl))
    .use(answerError(services));
  return (request, response, received) => {
    const { requestId, refusal, path } = received;
    if (path !== undefined && /^\/healthz?(?:\/|$)/.test(path)) received.level = 'debug';
    // Express replaces the response's prototype; binding keeps our own `writeHead`.
    response.writeHead = response.writeHead.bind(response);
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (refusal === undefined) handle(request, response);
    else refuse(response, refusal, services.log, received);
    return true;
  };
}
