import { apiBase, contract, operations } from '@handbill/contract';
import { answer, receivedRequestOf, refuse, type Door } from '@handbill/http';
import type { Services } from '@handbill/operations';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Settings } from '../../settings/settings.ts';
import { apiIndex } from './api-index.ts';
import { guessAddress } from './guessed-addresses.ts';
import { health } from './health.ts';
import { html } from '../html.ts';
import { page, pageHeaders } from '../page.ts';
import { consolePages } from '../console/console-pages.ts';
import { isRead, readOnly } from '../read-only.ts';
import { atPublicUrl } from './public-pages.ts';
import { sitePages } from './site-pages.ts';

/** Makes links of the open addresses in a sentence of ours. */
const linked = (sentence: string): string =>
  html(sentence).replaceAll(/\/(?:docs(?:\/[\w-]+)*|v1(?:\/openapi\.json)?)(?![\w/-])/g, '<a href="$&">$&</a>');

const notFoundPage = (detail: string): string =>
  page({
    title: 'Not found',
    description: detail,
    body: `<p class="status">404</p>\n<h1>Not found</h1>\n<p>${linked(detail)}</p>\n<p><a href="/docs">API reference</a></p>`,
  });

const paths = new Set(operations(contract).map(({ operation }) => operation.path));

/** Answers an unknown address: redirects to the probable one, or names it, with a page if a browser asks, else with a problem. */
const unknownAddress =
  (publicUrl: string | undefined): RequestHandler =>
  (request, response, next) => {
    const guess = guessAddress(request.path, paths);
    response.set('Cache-Control', 'no-store');
    if (typeof guess === 'string') {
      const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
      if (isRead(request, response)) response.redirect(308, `${publicUrl ?? ''}${guess}${query}`);
    } else if (request.accepts(['application/problem+json', 'application/json', 'text/html']) === 'text/html')
      response
        .status(404)
        .set(pageHeaders)
        .vary('Accept')
        .send(atPublicUrl(notFoundPage(guess.message), publicUrl));
    else next(guess);
  };

/** Files that programs ask every server for, so that they do not look for something else. */
const conventional = (): Router =>
  Router()
    .all('/robots.txt', readOnly, (_request, response) => void response.type('text').send('User-agent: *\nDisallow: /\n'))
    .all('/favicon.ico', readOnly, (_request, response) => void response.set('Cache-Control', 'public, max-age=86400').status(204).end());

const answerError =
  ({ log }: Services): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    const received = receivedRequestOf(response);
    if (received === undefined) next(error);
    else refuse(response, error, log, received);
  };

/** Everything that is not an operation: index, health checks, reference, pages of problems. Answers every request that it gets. */
export function pages(services: Services, { publicUrl, console }: Pick<Settings, 'publicUrl' | 'console'>): Door {
  const checks = health(services);
  const index = JSON.stringify(apiIndex(publicUrl));
  const handle = express()
    .disable('x-powered-by')
    .disable('etag')
    .all('/', readOnly, (request, response) => {
      const isBrowser = console && /\btext\/html\b/.test(request.headers.accept ?? '');
      response.vary('Accept').redirect(`${publicUrl ?? ''}${isBrowser ? '/console' : '/docs'}`);
    })
    // A browser at the agents' own address.
    .get('/mcp', (_request, response) => {
      response
        .set('Cache-Control', 'no-store')
        .vary('Accept')
        .redirect(`${publicUrl ?? ''}/docs/guides/agents`);
    })
    .all(apiBase, readOnly, (_request, response) => answer(response, 200, { 'Content-Type': 'application/json' }, index))
    .use('/health', checks)
    .use('/healthz', checks)
    .use(sitePages(publicUrl))
    .use(console ? consolePages(publicUrl) : Router())
    .use(conventional())
    .use(unknownAddress(publicUrl))
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
