import { withTagsMasked } from './merge-tags.ts';
import { urlsIn } from './urls-in.ts';

/** Signs that Markdown takes for its own within a line, and such at the beginning or the end of one. */
const signs = new RegExp(
  [
    String.raw`\\(?=[!-/:-@[-\x60{-~]|$)|\x60|(?<!\s)\*|\*(?!\s)|~(?=~)|(?<=~)~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])`,
    String.raw`\](?=[([:])|<(?=[A-Za-z/!?])|&(?=#?\w+;)`,
    String.raw`(?<=^[ \t]{0,3})(?:>|[-+*](?=[ \t]|$)|-+(?=[ \t]*$)|=+(?=[ \t]*$)|#{1,6}(?=[ \t]|$))|(?<=[ \t])#+(?=[ \t]*$)`,
  ].join('|'),
  'gmu',
);

/** A plain text as Markdown that shows it as it is, but for lists, which are `shielded`. Addresses and merge tags stay as they are written. */
export function plainInMarkdown(text: string): string {
  const tagless = withTagsMasked(text);
  const masked = withTagsMasked(tagless, urlsIn(tagless));
  let [escaped, from] = ['', 0];
  for (const { index } of masked.matchAll(signs)) {
    escaped += `${text.slice(from, index)}\\`;
    from = index;
  }
  return escaped + text.slice(from);
}
