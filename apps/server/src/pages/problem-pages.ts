import { problems, type ProblemCode } from '@handbill/contract';
import { Router } from 'express';
import { pageHeaders } from './page-headers.ts';
import { problemPage } from './problem-page.ts';
import { problemsPage } from './problems-page.ts';

const isCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

/** The pages that `type` of a problem leads to. */
export function problemPages(): Router {
  const pages = new Map([
    ['', problemsPage()],
    ...Object.keys(problems)
      .filter(isCode)
      .map((code): [string, string] => [code, problemPage(code)]),
  ]);
  return Router().get('/{:code}', (request, response, next) => {
    const page = pages.get(request.params['code'] ?? '');
    if (page === undefined) return next();
    response.set(pageHeaders("default-src 'none'; style-src 'self'; img-src data:")).type('html').send(page);
  });
}
