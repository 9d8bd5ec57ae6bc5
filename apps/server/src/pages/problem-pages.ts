import {
  anyCallProblems,
  apiBase,
  bodyProblems,
  contract,
  hasOwnRoute,
  faultCodes,
  operations,
  possibleProblems,
  Problem,
  problemDocument,
  problems,
  type NamedOperation,
  type ProblemCode,
  type ProblemKind,
} from '@handbill/contract';
import { problemExample } from '@handbill/openapi';
import { codeBlock, html } from './html.ts';
import { page, type Shared, type SiteFile } from './page.ts';

const row = (name: string, description: string) => `<div><dt><code>${name}</code></dt><dd><p>${html(description)}</p></dd></div>`;

const rowsOf = (title: string, entries: readonly (readonly [string, string])[]) =>
  entries.length === 0
    ? []
    : [`<h2>${title}</h2>`, `<dl class="rows">\n${entries.map(([name, text]) => row(name, text)).join('\n')}\n</dl>`];

/** The body as a server has sent it; a problem that is always the same needs no recording. */
function exampleOf(code: ProblemCode): unknown {
  return problemExample(code) ?? problemDocument(new Problem(code as 'request_timeout'), '0b7c5c1e-6d0a-4f7e-9d7d-2f0f2c3e4a5b');
}

/** The calls that may end in a problem; `undefined` where that is any call, or none in particular. */
function callsWith(code: ProblemCode): NamedOperation[] {
  const general: readonly ProblemCode[] = [...anyCallProblems, ...bodyProblems];
  // A stream is described with the call that has its address.
  const described = operations(contract).filter(({ operation }) => hasOwnRoute(operation));
  return general.includes(code) ? [] : described.filter(({ operation }) => operation.errors.includes(code));
}

function callList(code: ProblemCode): string[] {
  const calls = callsWith(code).map(
    ({ operationId, operation: { method, path } }) =>
      `<li><a href="/docs#${operationId}"><span class="method ${method.toLowerCase()}">${method}</span> <code>${apiBase}${path}</code></a></li>`,
  );
  return calls.length === 0 ? [] : ['<h2>Calls that may end so</h2>', `<ul>\n${calls.join('\n')}\n</ul>`];
}

function problemPage(code: ProblemCode, shared: Shared): string {
  const { status, title, explanation, remedy, members }: ProblemKind = problems[code];
  const described = Object.entries(members).map(([name, schema]) => [name, schema.meta()?.description ?? ''] as const);
  const body = [
    `<p class="status"><a href="/problems">Problems</a> › ${status} · <code>${code}</code></p>`,
    `<h1>${html(title)}</h1>`,
    `<p>${html(explanation)}</p>`,
    '<h2>What to do</h2>',
    `<p>${html(remedy)}</p>`,
    '<h2>Example</h2>',
    codeBlock(JSON.stringify(exampleOf(code), null, 2), 'JSON', 'Example of the body'),
    ...rowsOf('Members besides the standard ones', described),
    ...('errors' in members ? rowsOf('Codes of fields', Object.entries(faultCodes)) : []),
    ...callList(code),
  ];
  const description = `${code}: what this problem of the Handbill API means, and what to do.`;
  return page({ title, description, body: body.join('\n'), section: 'problems', shared });
}

function listPage(codes: readonly ProblemCode[], shared: Shared): string {
  const entries = codes
    .map((code) => ({ code, ...problems[code] }))
    .toSorted((a, b) => a.status - b.status)
    .map(
      ({ code, status, title }) =>
        `<li><a href="/problems/${code}"><code>${code}</code></a> <span class="quiet">${status} · ${html(title)}</span></li>`,
    );
  const body = `<h1>Problems</h1>
<p>Every error is a problem document (RFC 9457). Program against <code>code</code>; more codes may come, so treat an unknown one by its status.</p>
<ul class="list cards">
${entries.join('\n')}
</ul>`;
  const description = 'The codes of all problems that the Handbill API answers with.';
  return page({ title: 'Problems', description, body, section: 'problems', shared });
}

/** The pages that the `type` of a problem refers to. A problem that cannot occur has none. */
export function problemPages(shared: Shared): SiteFile[] {
  const codes = [...possibleProblems(contract)];
  return [
    { address: '/problems', body: listPage(codes, shared) },
    ...codes.map((code) => ({ address: `/problems/${code}`, body: problemPage(code, shared) })),
  ];
}
