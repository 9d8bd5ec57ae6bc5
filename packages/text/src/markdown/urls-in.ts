import { matchAt, type Span } from '../characters/spans.ts';

const scheme = /https?:\/\//gi;
const ends = /[\s<>"“”«»`^|\\。、！？「」『』【】（）]/;
/** Signs that end the sentence, or the emphasis, that an address stands in. */
const behind = /[.,;:!?'’…*_~]/;
const maxLength = 2_000;

/** Where the address ends whose scheme ends at `from`: before a bracket that was opened before it, and with those that it opens. */
function endOf(text: string, from: number): number {
  let [at, depth] = [from, 0];
  for (; at < Math.min(text.length, from + maxLength) && !ends.test(text.charAt(at)); at += 1) {
    const sign = text.charAt(at);
    if (sign === '(' || sign === '[') depth += 1;
    if ((sign === ')' || sign === ']') && (depth -= 1) < 0) break;
  }
  while (at > from && behind.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** The web addresses in a text that have a scheme, with the brackets in them: `https://example.com/A_(b)`. */
export function urlsIn(text: string): readonly Span[] {
  const found: Span[] = [];
  for (let match = matchAt(scheme, text, 0); match !== null; match = scheme.exec(text)) {
    const end = endOf(text, scheme.lastIndex);
    found.push({ start: match.index, end });
    scheme.lastIndex = Math.max(end, scheme.lastIndex);
  }
  return found;
}
