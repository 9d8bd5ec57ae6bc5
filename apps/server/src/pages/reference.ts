import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { pageHeaders } from './page-headers.ts';

// The bundle for browsers is beside the package's door, without a name of its own.
const library = fileURLToPath(new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')));

// The library's styles are set by script, so styles have to be let in; scripts come from this server only.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'";

const page = `<!doctype html>
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

/** No font, proxy, script or service from elsewhere: the page works in a closed network. */
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

/** The API reference, served by ourselves. */
export function reference(): Router {
  return Router()
    .get('/', (_request, response) => void response.set(pageHeaders(policy)).type('html').send(page))
    .get('/start.js', (_request, response) => void response.set(pageHeaders(policy)).type('js').send(start))
    .get('/library.js', (_request, response) => response.set(pageHeaders(policy)).sendFile(library, { maxAge: '1h', dotfiles: 'allow' }));
}
