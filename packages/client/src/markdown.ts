import { readMarkdown as readMarks } from '@handbill/text/markdown';
import { blocksOf, type MarkdownBlock } from './markdown/blocks.ts';
import { stylesOf, type MarkdownStyle } from './markdown/styles.ts';

export type { MarkdownBlock, MarkdownRange } from './markdown/blocks.ts';
export type { MarkdownStyle } from './markdown/styles.ts';

/** A text as a page shows it. All places are offsets in the source, in UTF-16 units, as those of `checks[].span` are. */
export interface MarkdownOutline {
  readonly blocks: readonly MarkdownBlock[];
  /** How words within the blocks look, and which signs are not shown; in the order of their beginnings. They may overlap. */
  readonly styles: readonly MarkdownStyle[];
}

/**
 * Reads a part of a text in Markdown as the server does for its checks and exports, so that a page shows the words that are sent:
 * `24. Dezember` above `31. Dezember` is no list, and `5*2*3` has no emphasis. It takes time in proportion to the text.
 */
export function readMarkdown(source: string): MarkdownOutline {
  const reading = readMarks(source);
  return { blocks: blocksOf(source, reading), styles: stylesOf(source, reading) };
}
