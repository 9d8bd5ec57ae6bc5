const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Escapes text for HTML. Parts between backticks become code. */
export const html = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A whole page around a body of HTML. */
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

/** The stylesheet of these pages. */
export const pageStyles = `
:root { color-scheme: light dark; font: 1.05rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 44rem; margin: 4rem auto; padding: 0 1.25rem; }
h1 { line-height: 1.2; }
.status { opacity: 0.75; margin-bottom: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
`;

/** Security headers of a page. `sources` is the part of its Content Security Policy that names what the page may load. */
export const securityHeaders = (sources: string): Record<string, string> => ({
  'Content-Security-Policy': `${sources}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

/** Headers of a page made with `page`, which loads nothing but its stylesheet. */
export const pageHeaders = {
  ...securityHeaders("default-src 'none'; style-src 'self'; img-src data:"),
  'Content-Type': 'text/html; charset=utf-8',
};
