import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { plainText } from './plain-text.ts';

/** A text to be rendered. */
export interface Rendering {
  readonly format: 'html' | 'text';
  /** Markdown, unless `isPlain`: then it is shown as it is written. */
  readonly text: string;
  readonly isPlain: boolean;
  readonly title: string;
  readonly language: string;
}

/** Deeper nesting takes long to read, and no text of ours has it. */
const maxNesting = 20;

// No images: opened, an exported text must not tell anyone so. HTML in a text is shown as text.
const markdown = markdownIt({ html: false, breaks: true, linkify: false, maxNesting }).disable('image');

/** What may be in an exported page: no attribute but the target of a link. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'p br hr h1 h2 h3 h4 h5 h6 strong em s a code pre blockquote ul ol li table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

const escaped = (text: string): string => markdown.utils.escapeHtml(text);

const plainHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>\n')}</p>\n`)
    .join('');

/** Renders a text as a whole page, or as plain text. */
export function render({ format, text, isPlain, title, language }: Rendering): string {
  if (format === 'text') return isPlain ? `${text}\n` : plainText(markdown.parse(text, {}));
  const body = sanitizeHtml(isPlain ? plainHtml(text) : markdown.render(text), allowed);
  return `<!doctype html>
<html lang="${escaped(language)}" dir="auto">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
</head>
<body>
${body}</body>
</html>
`;
}
