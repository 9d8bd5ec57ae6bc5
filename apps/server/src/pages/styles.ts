import { maxTabs } from './tabs.ts';

const sheet = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b57b0"/><path d="M8 6h12l4 4v16H8z" fill="#fff"/><path d="M12 14h8M12 18h8M12 22h5" stroke="#0b57b0" stroke-width="2"/></svg>',
);

/** The mark of the product, as an address. */
export const mark = `data:image/svg+xml,${sheet}`;

const choices = Array.from({ length: maxTabs }, (_, index) => index + 1);

/** Hides the panels of other tabs than the chosen one. */
const tabRules = choices
  .flatMap((n) => [
    `.switch:has(> .tabs .t${n}:checked) > .of:not(.of-${n})`,
    `.kinds:has(> .tabs .t${n}:checked) .kind:not(.kind-${n})`,
    `:root:has(.languages .t${n}:checked) .sample:not(.s${n})`,
  ])
  .join(',\n');

/** The stylesheet of all pages. Every colour has a light and a dark form, and at least a contrast of 4.5 to 1. */
export const styles = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1d2430, #e4e7ec);
  --quiet: light-dark(#525c6b, #a3adbb);
  --page: light-dark(#ffffff, #14171c);
  --panel: light-dark(#f4f6f8, #1d2229);
  --line: light-dark(#d9dee5, #343b45);
  --shadow: light-dark(rgb(0 0 0 / 0.2), rgb(255 255 255 / 0.25));
  --link: light-dark(#0b57b0, #8ab8ff);
  --get: light-dark(#0b57b0, #8ab8ff);
  --post: light-dark(#14683a, #74d09a);
  --patch: light-dark(#7d4a00, #f0bd6a);
  --delete: light-dark(#a3212b, #ff9d98);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Open Sans', sans-serif;
  color: var(--text);
  background: var(--page);
}
/* A margin of elements that are scrolled to, and not of the page: the bar itself is never scrolled away from. */
main :is([id], a, summary, pre, button, input, select, textarea) { scroll-margin-top: 4.5rem; }
main .kinds :is(a, pre, button, input) { scroll-margin-top: 7.5rem; }
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: break-word; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; padding: 0.5rem; background: var(--page); z-index: 2; }
.bar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; min-height: 3.25rem; padding: 0 1.25rem; background: var(--page); border-bottom: 1px solid var(--line); }
.bar nav { display: flex; gap: 0 1.1rem; margin-right: auto; }
.bar nav a { display: inline-block; padding: 0.85rem 0 0.7rem; color: var(--text); text-decoration: none; border-bottom: 0.15rem solid transparent; }
.bar nav a:hover { color: var(--link); }
.bar nav [aria-current] { border-color: var(--link); color: var(--link); }
.bar .name { font-weight: 700; padding-left: 1.9rem; background: url("${mark}") left center / 1.4rem no-repeat; }
.search { position: relative; width: 17rem; }
.search input { width: 100%; padding: 0.3rem 2rem 0.3rem 0.7rem; }
.search kbd { position: absolute; right: 0.55rem; top: 0.45rem; border: 1px solid var(--line); border-radius: 0.25rem; padding: 0 0.4rem; color: var(--quiet); font: 0.8rem/1.4 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; pointer-events: none; }
.search input:focus + kbd { display: none; }
.results { position: absolute; right: 0; top: 100%; z-index: 3; width: min(34rem, calc(100vw - 2.5rem)); max-height: min(36rem, 75vh); overflow-y: auto; margin-top: 0.4rem; padding: 0.4rem; background: var(--page); border: 1px solid var(--line); border-radius: 0.6rem; box-shadow: 0 0.6rem 2rem rgb(0 0 0 / 0.25); }
.results p { margin: 0.3rem 0.6rem; color: var(--quiet); font-size: 0.9rem; }
.results ul { list-style: none; margin: 0; padding: 0; }
.results li a { display: grid; grid-template-columns: 1fr auto; gap: 0 0.8rem; align-items: baseline; padding: 0.4rem 0.6rem; border-radius: 0.4rem; color: var(--text); text-decoration: none; }
.results li a:is(:hover, :focus) { background: var(--panel); }
.results .quiet { grid-column: 1 / -1; font-size: 0.85rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
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
/* Shadows where there is more to scroll to: the first two pictures move with the content and cover the others at its ends. */
.scroll, .code pre { --behind: var(--page); background: linear-gradient(90deg, var(--behind) 30%, transparent) left / 2.5rem 100% local, linear-gradient(270deg, var(--behind) 30%, transparent) right / 2.5rem 100% local, linear-gradient(90deg, var(--shadow), transparent) left / 0.8rem 100%, linear-gradient(270deg, var(--shadow), transparent) right / 0.8rem 100%; background-repeat: no-repeat; }
.code { margin: 0 0 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--panel); }
.code figcaption { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 2rem; padding: 0 0.6rem 0 1rem; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: 0.8rem; }
.code pre { --behind: var(--panel); margin: 0; border: 0; }
::highlight(string) { color: var(--post); }
::highlight(name) { color: var(--get); }
::highlight(number), ::highlight(word) { color: var(--patch); }
::highlight(comment) { color: var(--quiet); }
.scroll { overflow-x: auto; margin: 0 0 1rem; }
.scroll table { margin: 0; }
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
main:has(> .cards) { max-width: 70rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 0.8rem; }
.cards li { position: relative; padding: 0.8rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem; }
.cards li:hover { border-color: var(--link); }
.cards a { font-weight: 600; text-decoration: none; }
/* The whole card can be pressed. */
.cards a::after { content: ''; position: absolute; inset: 0; }
.method { font: 600 0.8rem/1 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; color: var(--quiet); }
.get { color: var(--get); } .post { color: var(--post); } .patch { color: var(--patch); } .delete { color: var(--delete); }
.tabs { display: flex; flex-wrap: wrap; gap: 0.35rem; min-width: 0; margin: 0 0 0.9rem; padding: 0; border: 0; }
.tabs label { position: relative; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 1.2rem; font-size: 0.9rem; cursor: pointer; }
.tabs label:hover { border-color: var(--link); }
.tabs label:has(:checked) { background: var(--link); border-color: var(--link); color: var(--page); }
.tabs label:has(:focus-visible) { outline: 2px solid var(--link); outline-offset: 2px; }
.tabs input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
@media (forced-colors: active) { .tabs label:has(:checked) { outline: 2px solid; } }
.kinds > .tabs { position: sticky; top: 3.25rem; z-index: 1; flex-wrap: nowrap; overflow-x: auto; margin: 0; padding: 0.5rem 0.2rem; background: var(--page); }
.kinds > .tabs label { white-space: nowrap; }
dd > .switch { margin: 0.6rem 0 0; padding-left: 1rem; border-left: 2px solid var(--line); }
dd > .switch dl.rows { margin: 0; }
.languages .tabs { margin: 0; gap: 0; flex-wrap: nowrap; }
.languages label { border-radius: 0; margin-left: -1px; }
.languages label:first-of-type { border-radius: 0.4rem 0 0 0.4rem; }
.languages label:last-of-type { border-radius: 0 0.4rem 0.4rem 0; }
:is(.contents, .outline) ul { list-style: none; padding: 0; margin: 0 0 0.8rem; }
:is(.contents, .outline) a { display: flex; gap: 0.5rem; align-items: baseline; justify-content: space-between; padding: 0.28rem 0; color: var(--text); text-decoration: none; font-size: 0.93rem; }
:is(.contents, .outline) a:hover { text-decoration: underline; }
:is(.contents, .outline) p { margin: 0.8rem 0 0.2rem; font-weight: 600; font-size: 0.93rem; }
.contents details { margin: 0; padding: 0.4rem 1.25rem; border-bottom: 1px solid var(--line); }
button, input, select, textarea { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--quiet); border-radius: 0.4rem; padding: 0.35rem 0.6rem; }
button { cursor: pointer; border-color: var(--link); color: var(--link); font-weight: 600; }
button:hover { background: var(--panel); }
button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
.copy { border: 0; background: none; padding: 0.1rem 0.4rem; font-size: 0.8rem; }
:is(.contents, .outline) [aria-current] { font-weight: 700; }
.drawer { width: min(36rem, 100%); max-width: none; height: 100%; max-height: none; margin: 0 0 0 auto; padding: 1rem 1.25rem 3rem; border: 0; border-left: 1px solid var(--line); background: var(--page); color: var(--text); }
.drawer::backdrop { background: rgb(0 0 0 / 0.35); }
.drawer [method=dialog] { float: right; }
.drawer h2 { margin-top: 0.2rem; }
.call code { overflow-wrap: anywhere; }
.call label, .key label { display: block; margin-bottom: 0.8rem; }
.call input:not([type]), .key input[type=password], select, textarea { display: block; width: 100%; margin-top: 0.2rem; }
textarea { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; font-size: 0.875rem; resize: vertical; }
.operation { border-top: 1px solid var(--line); margin-top: 2.5rem; }
.address { display: flex; flex-wrap: wrap; gap: 0.2rem 0.7rem; align-items: baseline; }
.address code { overflow-wrap: anywhere; }
${tabRules} { display: none; }
@supports not selector(:has(a)) { .tabs { display: none; } }
.neighbours { display: flex; justify-content: space-between; gap: 1rem; margin-top: 3rem; padding-top: 1.2rem; border-top: 1px solid var(--line); }
.neighbours a { display: block; text-decoration: none; font-weight: 600; }
.neighbours span { display: block; font-weight: 400; font-size: 0.9rem; }
.neighbours [rel=next] { margin-left: auto; text-align: right; }
.outline { display: none; }
@media (max-width: 63.99rem) {
  /* The first row of the bar goes away with the page, the second one stays. */
  .bar { top: -3rem; gap: 0 0.6rem; padding-bottom: 0.5rem; }
  .bar nav { width: 100%; gap: 0 0.8rem; margin-bottom: 0.5rem; }
  .bar nav a { padding: 0.7rem 0 0.45rem; }
  .kinds > .tabs { top: 3rem; }
  .bar .name { flex: none; width: 1.4rem; padding-left: 0; font-size: 0; }
  .search { position: static; flex: 1; min-width: 5rem; }
  .search kbd { display: none; }
  .search input { padding-right: 0.7rem; }
  .results { left: 1.25rem; right: 1.25rem; width: auto; }
  .contents.wide { display: none; }
}
@media (max-width: 40rem) {
  .bar nav { font-size: 0.93rem; gap: 0 0.65rem; }
  h1 { font-size: 1.6rem; }
  :is(th, td) { min-width: 6.5rem; }
  :is(th, td):last-child { min-width: 14rem; }
}
@media (min-width: 40rem) { wbr { display: none; } }
@media (min-width: 64rem) {
  .contents.narrow { display: none; }
  .with-contents { display: grid; grid-template: auto 1fr / 17rem minmax(0, 1fr); }
  .with-contents .bar { grid-column: 1 / -1; }
  .contents.wide { position: sticky; top: 3.25rem; align-self: start; height: calc(100vh - 3.25rem); overflow-y: auto; padding: 0.4rem 1.25rem 2rem; border-right: 1px solid var(--line); }
  .with-contents main { max-width: 52rem; margin: 0; padding-left: 2.5rem; }
  .with-contents:has(> .outline) main { max-width: 48rem; }
}
@media (min-width: 80rem) {
  .with-contents main { max-width: 88rem; }
  .with-contents:has(> .outline) { grid-template-columns: 17rem minmax(0, 1fr) 17rem; }
  .with-contents:has(> .outline) main { max-width: 56rem; width: 100%; grid-row: 2; grid-column: 2; margin: 0 auto; padding: 1.5rem 2.5rem 5rem; }
  .outline { display: block; position: sticky; top: 3.25rem; align-self: start; grid-column: 3; padding: 1.6rem 1.25rem; }
  .operation, .beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 34rem); gap: 0 2.5rem; align-items: start; }
  .operation > :is(header, .tabs) { grid-column: 1 / -1; }
  .operation .samples { padding-top: 1.6rem; position: sticky; top: 3.25rem; max-height: calc(100vh - 3.25rem); overflow-y: auto; }
  .kinds .samples { top: 6.5rem; max-height: calc(100vh - 6.5rem); }
  .columns { columns: 2; column-gap: 2.5rem; }
  .reading { max-width: 46rem; }
}
@media print { .bar, .contents, .outline, .neighbours, .copy { display: none; } .with-contents { display: block; } }
`;
