import markdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Deeper nesting takes long to read, and no text of ours has it. */
const maxNesting = 20;

/** Reads Markdown. No images: opened, an exported text must not tell anyone so. HTML in a text is shown as text. */
export const markdown = markdownIt({ html: false, breaks: true, linkify: false, maxNesting }).disable('image');

/** What may be in an exported page: no attribute but the target of a link. */
const allowed = {
  allowedTags: 'p br hr h1 h2 h3 h4 h5 h6 strong em s a code pre blockquote ul ol li table thead tbody tr th td'.split(' '),
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/** Any other address is removed: a saved page has nothing that a relative one could lead to. */
const linked: sanitizeHtml.Transformer = (tagName, { href = '', ...attribs }) => ({
  tagName,
  attribs: /^(?:https?|mailto|tel):/i.test(href) ? { ...attribs, href } : attribs,
});

export type Styles = Readonly<Record<string, string>>;

export const escaped = (text: string): string => markdown.utils.escapeHtml(text);

/** The HTML without anything that does something, in elements without attributes but for links. */
export const sanitized = (html: string): string => sanitizeHtml(html, { ...allowed, transformTags: { a: linked } });

/** The same with a style of ours in each element, for programs that read no style sheets. No other style is left. */
export function sanitizedWith(styles: Styles, html: string): string {
  const styled: sanitizeHtml.Transformer = (tagName, { style: _, ...given }) => {
    const style = styles[tagName];
    const { attribs } = linked(tagName, given);
    return { tagName, attribs: style === undefined ? attribs : { ...attribs, style } };
  };
  const { allowedTags, allowedAttributes } = allowed;
  return sanitizeHtml(html, {
    ...allowed,
    allowedAttributes: { ...allowedAttributes, '*': ['style'] },
    transformTags: Object.fromEntries(allowedTags.map((name) => [name, styled])),
    parseStyleAttributes: false,
  });
}
