import { contract, possibleProblems } from '@handbill/contract';
import { Router } from 'express';
import { pageHeaders } from './page-headers.ts';
import { problemPage } from './problem-page.ts';
import { problemsPage } from './problems-page.ts';

/** The pages that `type` of a problem leads to; one that can not occur has none. */
export function problemPages(): Router {
  const codes = [...possibleProblems(contract)];
  const pages = new Map([['', problemsPage(codes)], ...codes.map((code): [string, string] => [code, problemPage(code)])]);
  return Router().get('/{:code}', (request, response, next) => {
    const page = pages.get(request.params['code'] ?? '');
    if (page === undefined) return next();
    response.set(pageHeaders("default-src 'none'; style-src 'self'; img-src data:")).type('html').send(page);
  });
}
