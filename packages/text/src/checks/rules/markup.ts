import type { Check } from '@handbill/contract';
import { withTagsMasked } from '../../markdown/merge-tags.ts';
import { adding } from '../findings/bad-example.ts';
import { briefHas, checksOf, maxPlaces, partName, placeInSource, defineRule, type Rule } from '../findings/rule.ts';
import type { Part } from '../../shown/subject.ts';

const html =
  /<\/?(?:a|b|i|u|p|br|em|h[1-6]|hr|li|ol|ul|img|div|span|strong|table|td|th|tr|font|center|section|article|script|style|button|blockquote|code|pre)(?:\s[^<>\n]{0,300})?\/?>|<!--/gi;
const entity = /&(?:amp|lt|gt|quot|nbsp|#\d{2,5}|[aou]uml|szlig|eacute|mdash|ndash|rsquo|hellip);/gi;
const bidi = /[\u202A-\u202E\u2066-\u2069]/g;
const markdown: readonly RegExp[] = [
  /\*\*[^\s*][^*\n]{0,200}\*\*/g,
  /(?<![\p{L}\p{N}_])__[^\s_][^_\n]{0,200}__(?![\p{L}\p{N}_])/gu,
  /(?:^|\n)#{1,6} +\S[^\n]{0,80}/g,
  /(?<![\p{L}\p{N}*])\*[^\s*][^*\n]{0,80}[^\s*]\*(?![\p{L}\p{N}*])/gu,
  /\[[^[\]\n]{1,200}\]\((?:https?:|mailto:|\/|#|www\.)[^\s()]{0,500}\)/g,
  /`[^`\n]{1,80}`|```/g,
];

const { check, passing } = checksOf('markup', 'plain text where Markdown and HTML would be seen as signs');

/** Markdown and HTML belong where they are rendered; signs that turn the direction of reading belong nowhere. */
export const markup: Rule = defineRule(adding('<b>HTML</b>'), (subject) => {
  const checks: Check[] = [];
  for (const part of subject.read) {
    const patterns = part.isMarkdown ? [html, bidi] : [html, entity, bidi, ...markdown];
    // Tags of mailers may be written with signs of Markdown.
    const text = withTagsMasked(part.value);
    const found = checks.length < maxPlaces ? firstOf(patterns, text, (words) => briefHas(subject, words)) : undefined;
    if (found !== undefined) checks.push(markupCheck(part, found.index, found.words));
  }
  return checks.length > 0 ? checks : passing('There is no markup where it would be seen.');
});

function firstOf(patterns: readonly RegExp[], text: string, isFine: (words: string) => boolean) {
  for (const pattern of patterns) for (const { 0: words, index } of text.matchAll(pattern)) if (!isFine(words)) return { words, index };
  return undefined;
}

function markupCheck(part: Part, start: number, words: string): Check {
  const isBidi = /^[\u202A-\u202E\u2066-\u2069]$/.test(words);
  const found = isBidi ? `U+${words.charCodeAt(0).toString(16).toUpperCase()}` : words.trim().slice(0, 80).toWellFormed();
  const fault = isBidi
    ? 'has a sign that turns the direction of reading'
    : part.isMarkdown
      ? `has HTML (“${found}”), and is written in Markdown`
      : `is shown as it is written, so its reader would see “${found}”`;
  return check('warn', found, `${partName(part.pointer)} ${fault}.`, placeInSource(part, start, start + words.length));
}
