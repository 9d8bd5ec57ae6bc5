import { html } from './html.ts';

/** A whole page around a body that is HTML already. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)} · Handbill</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/page.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
}
