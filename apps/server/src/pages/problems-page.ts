import { problems, type ProblemCode } from '@handbill/contract';
import { html } from './html.ts';
import { page } from './page.ts';

/** The error table, by status. */
export function problemsPage(codes: readonly ProblemCode[]): string {
  const rows = codes
    .map((code) => ({ code, ...problems[code] }))
    .toSorted((a, b) => a.status - b.status)
    .map(
      ({ code, status, title }) =>
        `<tr><td>${status}</td><td><a href="/problems/${code}"><code>${code}</code></a></td><td>${html(title)}</td></tr>`,
    );
  return page(
    'Problems',
    `<h1>Problems</h1>\n<table>\n<thead><tr><th>Status</th><th>Code</th><th>What it means</th></tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`,
  );
}
