import type { PartialOutput } from '@handbill/client/live';
import type { Article } from './article.ts';

/** Shows the article so far. Shown text stays in place, so that it can be read and selected meanwhile. */
export function showArticle(element: HTMLElement, { title, introduction, sections = [], conclusion }: PartialOutput<Article>): void {
  const parts = [
    { tag: 'h2', text: title },
    { tag: 'p', text: introduction },
    ...sections.flatMap(({ heading, body }) => [
      { tag: 'h3', text: heading },
      { tag: 'p', text: body },
    ]),
    { tag: 'p', text: conclusion },
  ].filter(({ text }) => text !== undefined);

  for (const [index, { tag, text = '' }] of parts.entries()) {
    const shown = element.children[index];
    const part = shown?.localName === tag ? shown : document.createElement(tag);
    if (shown === undefined) element.append(part);
    else if (shown !== part) shown.replaceWith(part);
    if (part.textContent !== text) part.textContent = text;
  }
  while (element.children.length > parts.length) element.lastElementChild?.remove();
}
