/** The stylesheet of all pages. Every colour has a light and a dark form, and at least a contrast of 4.5 to 1. */
export const styles = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1d2430, #e4e7ec);
  --quiet: light-dark(#525c6b, #a3adbb);
  --page: light-dark(#ffffff, #14171c);
  --panel: light-dark(#f4f6f8, #1d2229);
  --line: light-dark(#d9dee5, #343b45);
  --link: light-dark(#0b57b0, #8ab8ff);
  --get: light-dark(#0b57b0, #8ab8ff);
  --post: light-dark(#14683a, #74d09a);
  --patch: light-dark(#7d4a00, #f0bd6a);
  --delete: light-dark(#a3212b, #ff9d98);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Open Sans', sans-serif;
  color: var(--text);
  background: var(--page);
}
/* Of what is scrolled to, and not of the page: the bar itself is never scrolled away from. */
main :is([id], a, summary, pre, button, input, textarea) { scroll-margin-top: 4.5rem; }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; padding: 0.5rem; background: var(--page); z-index: 2; }
.bar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; min-height: 3.25rem; padding: 0.25rem 1.25rem; background: var(--page); border-bottom: 1px solid var(--line); }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1.1rem; }
.bar a { display: inline-block; padding: 0.5rem 0; color: var(--text); text-decoration: none; }
.bar a:hover { text-decoration: underline; }
.name { font-weight: 700; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem 5rem; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; margin: 2.2em 0 0.6em; }
h1 { font-size: 1.9rem; margin-top: 0.6em; }
h2 { font-size: 1.45rem; }
h3 { font-size: 1.15rem; }
h4 { font-size: 1rem; margin-top: 1.6em; }
p, ul, ol, dl, table, pre, details { margin: 0 0 1rem; }
ul, ol { padding-left: 1.4rem; }
.quiet, .status { color: var(--quiet); }
.status { margin-bottom: 0; }
code, pre { font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 0.875em; }
:not(pre) > code { background: var(--panel); border-radius: 0.25rem; padding: 0.1em 0.3em; }
a > code { color: inherit; }
/* Below the underscores, which it would hide. */
a:has(> code) { text-underline-offset: 0.35em; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.8rem 1rem; overflow: auto; max-height: 30rem; line-height: 1.5; overflow-wrap: normal; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 1rem 0.45rem 0; border-bottom: 1px solid var(--line); }
.button { display: inline-block; padding: 0.45rem 0.9rem; border: 1px solid var(--link); border-radius: 0.5rem; color: var(--link); text-decoration: none; font-weight: 600; }
.button:hover { background: var(--panel); }
summary { cursor: pointer; padding: 0.35rem 0; font-weight: 600; }
dl.rows { border-top: 1px solid var(--line); }
dl.rows > div { padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
dl.rows dt { display: flex; flex-wrap: wrap; gap: 0.1rem 0.6rem; align-items: baseline; }
dl.rows dt > code { font-weight: 600; }
dl.rows dd { margin: 0; }
dl.rows dd p { margin: 0.15rem 0 0; }
.required { color: var(--delete); font-size: 0.875rem; }
.type { color: var(--quiet); font-size: 0.9rem; }
.list { list-style: none; padding: 0; }
.list li { padding: 0.7rem 0; border-bottom: 1px solid var(--line); }
.list li > * { display: block; }
.list .quiet { font-size: 0.9rem; }
.method { font: 600 0.8rem/1 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; color: var(--quiet); }
.get { color: var(--get); } .post { color: var(--post); } .patch { color: var(--patch); } .delete { color: var(--delete); }
.languages { border: 0; margin: 0; padding: 0; display: flex; gap: 0 1rem; align-items: center; }
.languages legend { float: left; padding: 0; margin-right: 1rem; color: var(--quiet); }
.languages label { display: inline-flex; align-items: center; gap: 0.35rem; min-height: 2.2rem; }
.contents ul { list-style: none; padding: 0; margin: 0 0 0.8rem; }
.contents a { display: flex; gap: 0.5rem; align-items: baseline; justify-content: space-between; padding: 0.28rem 0; color: var(--text); text-decoration: none; font-size: 0.93rem; }
.contents a:hover { text-decoration: underline; }
.contents p { margin: 0.8rem 0 0.2rem; font-weight: 600; font-size: 0.93rem; }
.contents details { margin: 0; padding: 0.4rem 1.25rem; border-bottom: 1px solid var(--line); }
button, input, textarea { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--quiet); border-radius: 0.4rem; padding: 0.35rem 0.6rem; }
button { cursor: pointer; border-color: var(--link); color: var(--link); font-weight: 600; }
button:hover { background: var(--panel); }
button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
.copyable { position: relative; }
.copy { position: absolute; top: 0.4rem; right: 0.4rem; padding: 0.15rem 0.55rem; font-size: 0.8rem; min-height: 1.75rem; }
.search { padding: 0.4rem 0 0.2rem; }
.search input { width: 100%; }
.search ul { margin: 0.4rem 0; }
.contents [aria-current] { font-weight: 700; }
.call { border-bottom: 1px solid var(--line); margin: 0; }
.call summary { padding: 0.7rem 0; }
.call summary code { font-weight: 400; overflow-wrap: anywhere; }
.call label, .key label { display: block; margin-bottom: 0.8rem; }
.call input:not([type]), .key input, textarea { display: block; width: 100%; margin-top: 0.2rem; }
textarea { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 0.875rem; resize: vertical; }
.operation { border-top: 1px solid var(--line); margin-top: 2.5rem; }
.address { display: flex; flex-wrap: wrap; gap: 0.2rem 0.7rem; align-items: baseline; }
.address code { overflow-wrap: anywhere; }
.sample { display: none; }
:root:has(#sample-curl:checked) .sample.curl, :root:has(#sample-python:checked) .sample.python, :root:has(#sample-typescript:checked) .sample.typescript { display: block; }
@supports not selector(:has(a)) { .sample { display: block; } }
@media (max-width: 47.99rem) { .contents.wide { display: none; } .languages legend { position: absolute; clip-path: inset(50%); } main :is([id], a, summary, pre) { scroll-margin-top: 6.5rem; } h1 { font-size: 1.6rem; } }
@media (min-width: 48rem) {
  .contents.narrow { display: none; }
  .with-contents { display: grid; grid-template: auto 1fr / 17rem minmax(0, 1fr); }
  .with-contents .bar { grid-column: 1 / -1; }
  .contents.wide { position: sticky; top: 3.25rem; align-self: start; height: calc(100vh - 3.25rem); overflow-y: auto; padding: 0.4rem 1.25rem 2rem; border-right: 1px solid var(--line); }
  .with-contents main { max-width: 52rem; margin: 0; padding-left: 2.5rem; }
}
@media (min-width: 80rem) {
  .with-contents main { max-width: 88rem; }
  .operation { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 34rem); gap: 0 2.5rem; }
  .operation > header { grid-column: 1 / -1; }
  .operation .samples { padding-top: 1.6rem; position: sticky; top: 4.5rem; align-self: start; max-height: calc(100vh - 5rem); overflow-y: auto; }
  .reading { max-width: 46rem; }
}
@media print { .bar, .contents { display: none; } .with-contents { display: block; } }
`;
