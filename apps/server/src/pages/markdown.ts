import markdownIt from 'markdown-it';
import { escape } from './page.ts';

// HTML in a text is shown as text.
const renderer = markdownIt({ html: false, linkify: false });

// Wide tables and blocks scroll on their own, and can be reached by keys.
renderer.renderer.rules['table_open'] = () => '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>\n';
renderer.renderer.rules['table_close'] = () => '</table></div>\n';
renderer.renderer.rules['fence'] = (tokens, index) =>
  `<pre tabindex="0" role="group" aria-label="Example"><code>${escape(tokens[index]?.content ?? '')}</code></pre>\n`;

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}_ -]/gu, '')
    .replaceAll(' ', '-');

export interface MarkdownOptions {
  /** Where a link of the text leads here; `undefined`: nowhere, so its words stay without it. */
  readonly link?: (href: string) => string | undefined;
}

/** Renders Markdown of ours as HTML. */
export function markdown(text: string, { link = (href) => href }: MarkdownOptions = {}): string {
  const tokens = renderer.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', anchorOf(tokens[index + 1]?.content ?? ''));
    // A column without a name has no header cell.
    if (token.type === 'th_open' && tokens[index + 1]?.content === '') for (const cell of tokens.slice(index, index + 3)) cell.tag = 'td';
    const links: boolean[] = [];
    token.children = (token.children ?? []).filter((child) => {
      if (child.type === 'link_close') return links.pop();
      if (child.type !== 'link_open') return true;
      const href = link(String(child.attrGet('href')));
      if (href !== undefined) child.attrSet('href', href);
      links.push(href !== undefined);
      return href !== undefined;
    });
  }
  return renderer.renderer.render(tokens, renderer.options, {});
}
