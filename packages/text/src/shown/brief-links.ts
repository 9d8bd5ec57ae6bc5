import { matchAt, type Span } from '../characters/spans.ts';
import { withTagsMasked } from '../markdown/merge-tags.ts';
import { urlsIn } from '../markdown/urls-in.ts';

const maxLinks = 100;

/** The addresses that a brief gives, word for word: its link, and those in its other texts. The longest first: another may begin it. */
export function briefLinks(brief: readonly { readonly field: string; readonly text: string }[]): readonly string[] {
  const found = brief.flatMap(({ field, text }) =>
    field === 'link' ? [text] : urlsIn(withTagsMasked(text)).map(({ start, end }) => text.slice(start, end)),
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
  for (let match = matchAt(scheme, text, 0); match !== null; match = scheme.exec(text)) {
    const { index: start } = match;
    const link = links.find((one) => text.startsWith(one, start) && matchAt(continued, text, start + one.length) === null);
    if (link === undefined) continue;
    found.push({ start, end: start + link.length });
    scheme.lastIndex = start + link.length;
  }
  return found;
}
