import type { EmailParts } from '@handbill/contract';
import { renderEmail } from './render-email.ts';
import { plainText } from './plain-text.ts';
import { escaped, markdown, sanitized } from './to-html.ts';

interface TextRendering {
  readonly format: 'html' | 'text';
  readonly text: string;
  /** Whether the text is shown as it is written; else it is Markdown. */
  readonly isPlain: boolean;
  readonly title: string;
  readonly language: string;
}

interface EmailRendering {
  readonly format: 'email_html';
  readonly email: EmailParts;
  readonly language: string;
}

/** A text to be rendered on its own. */
export type Rendering = TextRendering | EmailRendering;

const plainHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>\n')}</p>\n`)
    .join('');

/** Renders a text as a whole page, as an email, or as plain text. */
export function render(rendering: Rendering): string {
  if (rendering.format === 'email_html') return renderEmail(rendering);
  const { format, text, isPlain, title, language } = rendering;
  if (format === 'text') return isPlain ? `${text}\n` : plainText(markdown.parse(text, {}));
  return `<!doctype html>
<html lang="${escaped(language)}" dir="auto">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
</head>
<body>
${sanitized(isPlain ? plainHtml(text) : markdown.render(text))}</body>
</html>
`;
}
