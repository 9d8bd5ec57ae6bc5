import { replaceSpans } from '../characters/spans.ts';
import type { Mark } from './line.ts';
import { heldSign, withTagsMasked } from './merge-tags.ts';
import { readMarkdown } from './read-marks.ts';
import { urlsIn } from './urls-in.ts';

type Kind = Mark['as'];
/** The escape that stands before a sign, or in its place, so that it is shown as it is; `undefined`: the sign alone. */
type Shields = { readonly [As in Kind]?: (signs: string) => string };

const escaped = (signs: string): string => `\\${signs}`;
const shields: Shields = { literal: escaped, parted: () => '\n', dropped: () => '' };

const applied = (source: string, by: Shields): string =>
  replaceSpans(
    source,
    readMarkdown(source).marks.filter(({ as }) => by[as] !== undefined),
    (signs, { as }) => by[as]?.(signs) ?? signs,
  );

/**
 * A text in Markdown that any program shows as it is written: signs that look like marks and are none are escaped. Addresses and merge tags
 * stay word for word.
 */
export const shielded = (source: string): string => applied(source, shields);

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
  const found = withTagsMasked(tagless, urlsIn(tagless)).matchAll(signs);
  return replaceSpans(
    text,
    Array.from(found, ({ index }) => ({ start: index, end: index })),
    escaped,
  );
}

/** Escapes within a tag, which its mailer would not know with them. */
const escapes = /^\\|\\(?=[_*])/g;

/** A tag as near to how it is written as is harmless in HTML: its mailer looks for it there. */
export const tagInHtml = (tag: string, isInValue: boolean): string =>
  isInValue ? tag.replaceAll('"', '&quot;') : tag.replaceAll(/<(?=[a-z/!?])/gi, '&lt;');

const held = new RegExp(`${heldSign}(\\d+)${heldSign}`, 'g');
/** Whether an address that was held begins with a tag. */
export const startsWithHeldTag = (address: string): boolean => address.search(held) === 0;
const heldInHtml = new RegExp(`<[^<>]*>|${held.source}`, 'g');

/**
 * A shielded text with its merge tags out of reach of whatever reads Markdown or HTML: a number between two signs stands for each, and for
 * each such sign of the text itself, so that no text can be taken for it.
 */
export class HeldTags {
  readonly text: string;
  readonly #tags: string[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(source: string) {
    this.text = applied(source, { ...shields, address: escaped, tag: (tag) => this.#hold(tag.replaceAll(escapes, '')) });
  }

  /** The same tag has the same number: a link that is its own text stays one. */
  #hold(tag: string): string {
    const number = this.#numbers.get(tag) ?? this.#tags.push(tag) - 1;
    this.#numbers.set(tag, number);
    return `${heldSign}${number}${heldSign}`;
  }

  #tag = (number: string | undefined): string => this.#tags[Number(number)] ?? '';

  /** The shielded text, with its tags put back. */
  inText = (text: string): string => text.replaceAll(held, (_, number: string) => this.#tag(number));

  /** The same in HTML, in which every `<` and `>` is a tag's. */
  inHtml = (html: string): string =>
    html.replaceAll(heldInHtml, (found, number?: string) =>
      number === undefined
        ? found.replaceAll(held, (_, within: string) => tagInHtml(this.#tag(within), true))
        : tagInHtml(this.#tag(number), false),
    );
}
