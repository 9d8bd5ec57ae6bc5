import { mergeTagsIn, withTagsMasked, type Span } from '../markdown/merge-tags.ts';
import { urlsIn } from '../markdown/urls-in.ts';

interface BriefText {
  readonly field: string;
  readonly text: string;
}

const maxLinks = 100;

/** The addresses that a brief gives, word for word: its link, and those in its other texts. The longest first: another may begin it. */
export function briefLinks(brief: readonly BriefText[]): readonly string[] {
  const found = brief.flatMap(({ field, text }) =>
    field === 'link' ? [text] : urlsIn(withTagsMasked(text, mergeTagsIn(text))).map(({ start, end }) => text.slice(start, end)),
  );
  return [...new Set(found)].slice(0, maxLinks).toSorted((one, other) => other.length - one.length);
}

const scheme = /https?:\/\//gi;
/** Signs that continue an address, so that it is another one: letters and signs, or a sign of punctuation before these. */
const continued = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}_/&=#%+~@-]|[.,:;!?'(][\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}]/uy;

/** Where a text has links of its brief, word for word: where they end need not be guessed. */
export function linksIn(text: string, links: readonly string[]): readonly Span[] {
  if (links.length === 0) return [];
  const found: Span[] = [];
  scheme.lastIndex = 0;
  for (let match = scheme.exec(text); match !== null; match = scheme.exec(text)) {
    const { index: start } = match;
    const link = links.find((one) => text.startsWith(one, start) && !isContinued(text, start + one.length));
    if (link === undefined) continue;
    found.push({ start, end: start + link.length });
    scheme.lastIndex = start + link.length;
  }
  return found;
}

function isContinued(text: string, end: number): boolean {
  continued.lastIndex = end;
  return continued.test(text);
}
