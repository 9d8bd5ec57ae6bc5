import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { styles } from './styles.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Escapes text for HTML. Parts between backticks become code. */
export const html = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Something that the pages show, written as code. */
export const codeBlock = (code: string, label: string): string =>
  // A block that scrolls can be reached by keys.
  `<pre tabindex="0" role="group" aria-label="${escape(label)}"><code>${escape(code)}</code></pre>`;

/** One file that the server gives as it is. */
export interface SiteFile {
  /** Where it is served. */
  readonly address: string;
  readonly body: string;
}

/** A file that pages refer to. What is in it is in its name, so that caches may keep it for good. */
function asset(name: string, extension: 'css' | 'js', body: string): SiteFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  return { address: `/assets/${name}.${hash}.${extension}`, body };
}

/** A script that is served as it is written, with what is put in front of it. */
export const script = (name: 'reference' | 'console', before = ''): SiteFile =>
  asset(name, 'js', `${before}${readFileSync(new URL(`../../src/pages/scripts/${name}.js`, import.meta.url), 'utf8')}`);

export const stylesheet = asset('pages', 'css', styles);

/** What a page is made of. */
export interface Page {
  readonly title: string;
  /** For search engines and previews. */
  readonly description: string;
  readonly body: string;
  /** What it loads, after it has been read. */
  readonly scripts?: readonly SiteFile[];
  /** In the bar at the top, behind the links. */
  readonly tools?: string;
  /** Beside the body, as its contents. */
  readonly aside?: string;
}

/** A whole page of HTML. */
export function page({ title, description, body, scripts = [], tools = '', aside = '' }: Page): string {
  const loaded = scripts.map((one) => `\n<script defer src="${one.address}"></script>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Handbill</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesheet.address}">${loaded.join('')}
</head>
<body${aside === '' ? '' : ' class="with-contents"'}>
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<nav aria-label="Pages"><a class="name" href="/docs">Handbill</a> <a href="/docs/guides">Guides</a> <a href="/problems">Problems</a> <a href="/docs/console">Console</a></nav>
${tools}</header>
${aside}<main id="main">\n${body}\n</main>
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
