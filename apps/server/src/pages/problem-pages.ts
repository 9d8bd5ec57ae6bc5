import { contract, possibleProblems, problems, type ProblemCode } from '@handbill/contract';
import { staticAnswer } from '@handbill/http';
import { Router } from 'express';
import { html, page, pageHeaders } from './page.ts';
import { staticPage } from './static-page.ts';

function membersSentence(code: ProblemCode): string {
  const names = Object.keys(problems[code].members).map((name) => `<code>${html(name)}</code>`);
  return names.length === 0 ? '' : `<p>In addition to the standard members it has ${names.join(', ')}.</p>`;
}

/** Explains a problem, and what to do about it. */
function problemPage(code: ProblemCode): string {
  const { status, title, explanation } = problems[code];
  return page(
    title,
    `<p class="status">${status} · <code>${code}</code></p>\n<h1>${html(title)}</h1>\n<p>${html(explanation)}</p>\n${membersSentence(code)}\n<p><a href="/problems">All problems</a></p>`,
  );
}

/** The table of problems, sorted by status. */
function listPage(codes: readonly ProblemCode[]): string {
  const rows = codes
    .map((code) => ({ code, ...problems[code] }))
    .toSorted((a, b) => a.status - b.status)
    .map(
      ({ code, status, title }) =>
        `<tr><td>${status}</td><td><a href="/problems/${code}"><code>${code}</code></a></td><td>${html(title)}</td></tr>`,
    );
  return page(
    'Problems',
    `<h1>Problems</h1>\n<table>\n<thead><tr><th>Status</th><th>Code</th><th>Meaning</th></tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`,
  );
}

/** The pages that the `type` of a problem refers to. A problem that cannot occur has none. */
export function problemPages(): Router {
  const codes = [...possibleProblems(contract)];
  const router = Router({ caseSensitive: true }).all('/', staticPage(staticAnswer(() => listPage(codes), pageHeaders)));
  for (const code of codes) router.all(`/${code}`, staticPage(staticAnswer(() => problemPage(code), pageHeaders)));
  return router;
}
