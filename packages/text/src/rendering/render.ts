import type { Rendering } from '@handbill/contract';
import { shielded } from '../markdown/shield.ts';
import { renderEmail, renderEml } from './render-email.ts';
import { renderAdSheet, renderSchedulerSheet } from './render-ad-sheet.ts';
import { searchHead } from './search-head.ts';
import { escaped, markdownToHtml, markdownToText, sanitized } from './to-html.ts';

/** Signs that are no printable characters of YAML, or line breaks in YAML 1.1 alone, and stand in a string of JSON as they are. */
const unprintable = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

type Field = string | number | boolean | readonly string[];
// A string of JSON is one of YAML, and a list one.
const scalar = (value: Field): string =>
  JSON.stringify(value).replaceAll(unprintable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const frontMatter = (fields: Readonly<Record<string, Field>>): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${scalar(value)}\n`)
    .join('')}---\n`;

const plainHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>\n')}</p>\n`)
    .join('');

export function render(rendering: Rendering): string {
  if ('frontMatter' in rendering) {
    // The text of a record that an earlier version wrote is not shielded yet.
    const { format, isPlain, frontMatter: fields } = rendering;
    const text = format === 'hugo' ? rendering.text.replace(/^# [^\n]*\n+/, '') : rendering.text;
    return `${frontMatter(fields)}\n${isPlain ? text : shielded(text)}\n`;
  }
  if ('email' in rendering) return rendering.format === 'eml' ? renderEml(rendering) : renderEmail(rendering);
  if ('variants' in rendering) return renderAdSheet(rendering);
  if ('posts' in rendering) return renderSchedulerSheet(rendering);
  const { format, text, isPlain, title, search, language } = rendering;
  if (format === 'text') return isPlain ? `${text}\n` : markdownToText(text);
  return `<!doctype html>
<html lang="${escaped(language)}" dir="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(search?.meta_title || title)}</title>
${search === undefined ? '' : searchHead(search, rendering)}</head>
<body>
${isPlain ? sanitized(plainHtml(text)) : markdownToHtml(text)}</body>
</html>
`;
}
