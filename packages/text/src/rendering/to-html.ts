import markdownIt, { type MarkdownIt, type StateInline } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { flanking } from '../markdown/flanking.ts';
import { mergeTagsIn } from '../markdown/merge-tags.ts';
import { replaceSpans } from '../characters/spans.ts';
import { HeldTags, startsWithHeldTag, tagInHtml } from '../markdown/shield.ts';
import { plainText } from './plain-text.ts';

/** Deeper nesting takes long to read, and no text of ours has it. */
const maxNesting = 20;

/**
 * Reads Markdown. No images: opened, an exported text must not tell anyone so. HTML in a text is shown as text. Code stands in fences; blanks
 * before a line make none.
 */
const markdown = markdownIt({ html: false, breaks: true, linkify: false, maxNesting }).disable('image').use(cjkFriendly);
/** An address is given as it is written: its target has been told to look for that. */
markdown.normalizeLink = (url) => url.replaceAll(/\s/g, encodeURIComponent);
markdown.normalizeLinkText = (url) => url;
/** A page has one heading of the first level: those that follow are of the second. */
markdown.core.ruler.push('one_title', ({ tokens }) => {
  const titles = tokens.filter(({ type, tag }) => type.startsWith('heading_') && tag === 'h1');
  for (const token of titles.slice(2)) token.tag = 'h2';
});

/** Reads emphasis beside letters that have no spaces around their words. */
function cjkFriendly({ inline }: MarkdownIt): void {
  const { State } = inline;
  inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
      const { length } = super.scanDelims(start, canSplitWord);
      const { opens, closes } = flanking(this.src, start, start + length, this.posMax);
      return { length, can_open: opens, can_close: closes };
    }
  };
}

/** Elements of an exported page: no attribute but the target of a link. */
const allowed = {
  allowedTags: 'p br hr h1 h2 h3 h4 h5 h6 strong em s a code pre blockquote ul ol li table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'], ol: ['start'], '*': ['style'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
} satisfies sanitizeHtml.IOptions;

/** Whether a saved page can lead to an address, or its mailer knows where that leads. A relative one leads nowhere. */
const leadsSomewhere = (href: string): boolean => /^(?:https?|mailto|tel):/i.test(href) || startsWithHeldTag(href);

/** Without an address, the words alone. */
const linked: sanitizeHtml.Transformer = (tagName, { href = '', ...attribs }) =>
  leadsSomewhere(href) ? { tagName, attribs: { ...attribs, href } } : { tagName: 'span', attribs: {} };

export type Styles = Readonly<Record<string, string>>;

/** A plain text in HTML, with its merge tags as they are written. `isInValue`: within an attribute. */
export const escaped = (text: string, isInValue = false): string =>
  replaceSpans(text, mergeTagsIn(text), (tag) => tagInHtml(tag, isInValue), markdown.utils.escapeHtml);

/**
 * HTML without anything that does something: no attributes but for links, and a style of ours in each element, for programs that read no
 * style sheets.
 */
export function sanitized(html: string, styles: Styles = {}): string {
  const styled: sanitizeHtml.Transformer = (name, { style: _, ...given }) => {
    const { tagName, attribs } = name === 'a' ? linked(name, given) : { tagName: name, attribs: given };
    const style = styles[tagName];
    return { tagName, attribs: style === undefined ? attribs : { ...attribs, style } };
  };
  return sanitizeHtml(html, { ...allowed, transformTags: Object.fromEntries(allowed.allowedTags.map((name) => [name, styled])) });
}

export function markdownToHtml(text: string, styles?: Styles): string {
  const tags = new HeldTags(text);
  return tags.inHtml(sanitized(markdown.render(tags.text), styles));
}

export function markdownToText(text: string): string {
  const tags = new HeldTags(text);
  return tags.inText(plainText(markdown.parse(tags.text, {})));
}
