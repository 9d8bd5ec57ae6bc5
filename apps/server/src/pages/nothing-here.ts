import { Problem } from '@handbill/contract';
import type { RequestHandler } from 'express';
import { html } from './html.ts';
import { pageHeaders, pagePolicy } from './page-headers.ts';
import { page } from './page.ts';

const detail = 'There is nothing at this address. The API is below /v1, its reference at /docs.';
const body = `<p class="status">404</p>\n<h1>There is nothing here</h1>\n<p>${html(detail)}</p>\n<p><a href="/docs">API reference</a></p>`;
const forPeople = page('There is nothing here', body);

/** What stands nowhere: a page for a browser, and a problem for everyone else. */
export const nothingHere: RequestHandler = (request, response, next) => {
  if (request.accepts(['application/problem+json', 'application/json', 'text/html']) !== 'text/html')
    return next(new Problem('not_found', {}, { detail }));
  response
    .status(404)
    .set({ ...pageHeaders(pagePolicy), 'Cache-Control': 'no-store' })
    .vary('Accept')
    .type('html')
    .send(forPeople);
};
