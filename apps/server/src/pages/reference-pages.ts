import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { staticAnswer } from '@handbill/http';
import { Router } from 'express';
import { securityHeaders } from './page.ts';
import { staticPage } from './static-page.ts';

// The bundle for browsers is next to the package's entry point, but not among its exports.
const library = fileURLToPath(new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')));

const reference = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Handbill API reference</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<script src="/docs/library.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

/** Loads no font, proxy, script or service from elsewhere, so that the page works in a closed network. */
const start = `Scalar.createApiReference('#reference', {
  url: '/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  proxyUrl: '',
});
`;

// The library sets its styles by script, so inline styles have to be allowed; scripts come from this server only.
const headers = securityHeaders(
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'",
);
const htmlHeaders = { ...headers, 'Content-Type': 'text/html; charset=utf-8' };
const scriptHeaders = { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' };
const libraryHeaders = { ...scriptHeaders, 'Cache-Control': 'public, max-age=3600' };

/** The API reference, without a CDN. */
export function referencePages(): Router {
  return Router()
    .all('/', staticPage(staticAnswer(() => reference, htmlHeaders)))
    .all('/start.js', staticPage(staticAnswer(() => start, scriptHeaders)))
    .all('/library.js', staticPage(staticAnswer(() => readFile(library), libraryHeaders)));
}
