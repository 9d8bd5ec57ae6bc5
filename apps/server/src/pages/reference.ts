import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { staticAnswer } from '@handbill/http';
import { Router } from 'express';
import { onlyRead } from './only-read.ts';
import { pageHeaders } from './page-headers.ts';
import { sendStatic } from './send-static.ts';

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

const headers = pageHeaders(policy);
const script = { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' };

/** The API reference, served by ourselves. */
export function reference(): Router {
  return Router()
    .all('/', onlyRead, sendStatic(staticAnswer(() => page, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })))
    .all('/start.js', onlyRead, sendStatic(staticAnswer(() => start, script)))
    .all(
      '/library.js',
      onlyRead,
      sendStatic(staticAnswer(() => readFile(library), { ...script, 'Cache-Control': 'public, max-age=3600' })),
    );
}
