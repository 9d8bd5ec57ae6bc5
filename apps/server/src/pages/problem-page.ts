import { problems, type ProblemCode } from '@handbill/contract';
import { html } from './html.ts';
import { page } from './page.ts';

const members = (code: ProblemCode): string => {
  const names = Object.keys(problems[code].members);
  return names.length === 0
    ? ''
    : `<p>Besides the standard members it carries ${names.map((name) => `<code>${html(name)}</code>`).join(', ')}.</p>`;
};

/** What a problem means and what to do about it. */
export function problemPage(code: ProblemCode): string {
  const { status, title, explanation } = problems[code];
  return page(
    title,
    `<p class="status">${status} · <code>${code}</code></p>\n<h1>${html(title)}</h1>\n<p>${html(explanation)}</p>\n${members(code)}\n<p><a href="/problems">All problems</a></p>`,
  );
}
