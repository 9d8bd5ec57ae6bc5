import { contract, possibleProblems } from '@handbill/contract';
import { staticAnswer, type StaticAnswer } from '@handbill/http';
import { Router } from 'express';
import { onlyRead } from './only-read.ts';
import { pageHeaders, pagePolicy } from './page-headers.ts';
import { problemPage } from './problem-page.ts';
import { problemsPage } from './problems-page.ts';
import { sendStatic } from './send-static.ts';

const headers = { ...pageHeaders(pagePolicy), 'Content-Type': 'text/html; charset=utf-8' };

/** The pages that `type` of a problem leads to; one that can not occur has none. */
export function problemPages(): Router {
  const codes = [...possibleProblems(contract)];
  const pages = new Map<string, StaticAnswer>([['', staticAnswer(() => problemsPage(codes), headers)]]);
  for (const code of codes) {
    const page = staticAnswer(() => problemPage(code), headers);
    pages.set(code, page);
  }
  return Router().all('/{:code}', (request, response, next) => {
    const found = pages.get(request.params['code'] ?? '');
    if (found === undefined) return next();
    onlyRead(request, response, (refusal?: unknown) =>
      refusal === undefined ? sendStatic(found)(request, response, next) : next(refusal),
    );
  });
}
