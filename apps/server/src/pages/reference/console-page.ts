import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asset, page, securityHeaders, type SiteFile } from '../page.ts';

// The bundle for browsers is the package's entry point.
const library = fileURLToPath(import.meta.resolve('rapidoc'));

const address = '/docs/console';

/** Opens the console at an operation. The console replaces in its anchors what an address gives a meaning. */
export const consoleAddress = (method: string, path: string): string =>
  `${address}#${method.toLowerCase()}-${path.replaceAll(/[{}]/g, '-')}`;

/** Follows the colours that the reader's system prefers, also when they change. */
const start = `const dark = matchMedia('(prefers-color-scheme: dark)');
const element = document.querySelector('rapi-doc');
const paint = () => {
  element.setAttribute('theme', dark.matches ? 'dark' : 'light');
  element.setAttribute('bg-color', dark.matches ? '#14171c' : '#ffffff');
  element.setAttribute('text-color', dark.matches ? '#e4e7ec' : '#1d2430');
  element.setAttribute('primary-color', dark.matches ? '#8ab8ff' : '#0b57b0');
};
dark.addEventListener('change', paint);
paint();
`;

/** The library brings the main part itself. It loads no font from elsewhere, and keeps no key. */
const body = `<section class="intro" id="main" aria-label="About the console">
<h1>Console</h1>
<p>Calls this server from your browser, for real: a call that deletes, deletes. Enter an API key first; it is kept until you leave the page. What each call does is in the <a href="/docs">API reference</a>.</p>
<noscript><p>The console needs JavaScript. The <a href="/docs">API reference</a> is readable without.</p></noscript>
</section>
<rapi-doc spec-url="/v1/openapi.json" render-style="view" layout="column" show-header="false" show-info="false" allow-server-selection="false" allow-spec-url-load="false" allow-spec-file-load="false" load-fonts="false" persist-auth="false" schema-style="table" default-schema-tab="example" regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace" font-size="large"></rapi-doc>`;

/** The console and what it loads. Only those who open it load its library. */
export function consolePages(): SiteFile[] {
  const scripts = [asset('console-start', 'js', start), asset('console', 'js', readFileSync(library, 'utf8'))];
  const head = scripts.map((script) => `\n<script defer src="${script.address}"></script>`).join('');
  return [
    {
      address,
      body: page({ title: 'Console', description: 'Try the calls of this Handbill server in the browser.', body, head, hasOwnMain: true }),
    },
    ...scripts,
  ];
}

// The library sets its styles by script, so inline styles have to be allowed; scripts come from this server only.
export const consoleHeaders = {
  ...securityHeaders("script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; font-src data:; connect-src 'self'"),
  'Content-Type': 'text/html; charset=utf-8',
};
