import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escape } from './html.ts';
import { mark, styles } from './styles.ts';

export interface SiteFile {
  /** Where it is served. */
  readonly address: string;
  readonly body: string;
}

/** Where a page is as Markdown. */
export const markdownAddress = (address: string): string => `${address}.md`;

/** A file that pages refer to. The hash of its bytes is in its name, so caches may keep it for good. */
export function asset(name: string, extension: 'css' | 'js' | 'json', body: string): SiteFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  return { address: `/assets/${name}.${hash}.${extension}`, body };
}

export const script = (name: 'pages' | 'search' | 'try'): SiteFile =>
  asset(name, 'js', readFileSync(new URL(`../../src/pages/scripts/${name}.js`, import.meta.url), 'utf8'));

export const stylesheet = asset('pages', 'css', styles);

const sections = {
  reference: ['/docs', 'Reference'],
  guides: ['/docs/guides', 'Guides'],
  problems: ['/problems', 'Problems'],
} as const;

/** Loaded by all pages of the site. */
export interface Shared {
  readonly scripts: readonly SiteFile[];
  readonly searchIndex: SiteFile;
}

export interface Page {
  readonly title: string;
  /** For search engines and previews. */
  readonly description: string;
  readonly body: string;
  /** The link in the bar that leads to it, or to the part that it belongs to. */
  readonly section?: keyof typeof sections;
  /** Shared with all others; a page without it has neither scripts nor a search. */
  readonly shared?: Shared;
  /** Loaded by this page alone. */
  readonly scripts?: readonly SiteFile[];
  /** In the bar at the top, behind the links. */
  readonly tools?: string;
  /** Beside the body, as its contents. */
  readonly aside?: string;
  /** Links to the headings of the page, on its other side. */
  readonly outline?: string;
}

const links = (current: Page['section']) =>
  Object.entries(sections).map(
    ([name, [address, title]]) => `<a href="${address}"${name === current ? ' aria-current="true"' : ''}>${title}</a>`,
  );

const search = ({ searchIndex }: Shared) =>
  `<div class="search" role="search" data-index="${searchIndex.address}" hidden><input type="search" aria-label="Search calls, fields and guides" placeholder="Search" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd><div class="results" hidden><p role="status"></p><ul></ul></div></div>
`;

/** The contents where there is room for them beside the page, and folded elsewhere. */
function contents(aside: string, outline: string): string {
  const here = outline === '' ? '' : `<p>On this page</p>\n${outline}`;
  const beside = here === '' ? '' : `<nav class="outline" aria-label="On this page">${here}</nav>\n`;
  return `<nav class="contents wide" aria-label="Contents">\n${aside}\n</nav>
<nav class="contents narrow" aria-label="Contents of the page"><details><summary>Contents</summary>\n${here}\n${aside}\n</details></nav>
${beside}`;
}

export function page({ title, description, body, section, shared, scripts = [], tools = '', aside = '', outline = '' }: Page): string {
  const loaded = [...(shared?.scripts ?? []), ...scripts].map((one) => `\n<script type="module" src="${one.address}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Handbill</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${mark}">
<link rel="stylesheet" href="${stylesheet.address}">${loaded.join('')}
</head>
<body${aside === '' ? '' : ' class="with-contents"'}>
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<nav aria-label="Pages"><a class="name" href="/docs">Handbill</a> ${links(section).join(' ')}</nav>
${shared === undefined ? '' : search(shared)}${tools}</header>
${aside === '' ? '' : contents(aside, outline)}<main id="main">\n${body}\n</main>
</body>
</html>
`;
}

/** Headers of a page, which loads its stylesheet and scripts from this server, and calls no other. */
export const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Type': 'text/html; charset=utf-8',
};
