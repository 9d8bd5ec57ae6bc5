import type { BriefResult, Call, EvalResults } from './results.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
section{border-top:1px solid;padding:1rem 0}.texts{display:grid;grid-template-columns:repeat(auto-fit,minmax(22rem,1fr));gap:2rem}
details pre{font:13px/1.5 monospace;padding:.5rem 0}`;

const rules = (title: string, names: readonly string[]): string => (names.length === 0 ? '' : `; ${title}: ${names.join(', ')}`);

const details = (summary: string, text: string): string =>
  `<details><summary>${escaped(summary)}</summary><pre>${escaped(text)}</pre></details>`;

const callDetails = ({ reason, model, finish_reason, answer, failing, error }: Call): string =>
  details(
    `${reason}: ${model}${rules('fails', failing)}`,
    error ?? `${answer ?? ''}${finish_reason === null ? '' : `\n(${finish_reason})`}`,
  );

const article = (result: BriefResult, { about }: EvalResults): string => {
  const { model, time, status, failing, warnings, text, error, calls } = result;
  return `<article><h3>${escaped(model)}, prompts ${escaped(about.prompt_version)}${time > 1 ? `, time ${time}` : ''}</h3>
<p>${escaped(`${status}${rules('fails', failing)}${rules('warnings', warnings)}`)}</p>
<pre lang="${escaped(result.language)}" dir="auto">${escaped(text ?? error ?? 'No text was kept.')}</pre>
${calls.map(callDetails).join('\n')}</article>`;
};

/** The texts of files of results side by side, by brief: a page without scripts, that loads nothing. */
export function page(files: readonly EvalResults[]): string {
  const briefs = new Map(files.flatMap(({ results }) => results.map(({ brief, request }) => [brief, request] as const)));
  const sections = [...briefs].map(([brief, request]) => {
    const articles = files.flatMap((file) =>
      file.results.filter((result) => result.brief === brief).map((result) => article(result, file)),
    );
    const asked = request === null ? '' : details(request.topic, JSON.stringify(request, null, 2));
    return `<section><h2>${escaped(brief)}</h2>\n${asked}\n<div class="texts">${articles.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Texts by brief</title>
<style>${style}</style>
</head>
<body>
<h1>Texts by brief</h1>
${sections.join('\n')}
</body>
</html>
`;
}
