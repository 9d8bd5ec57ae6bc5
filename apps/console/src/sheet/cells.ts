import type { MarkdownRange } from '@handbill/client/markdown';

/** The cells of a table's row: between bars, but for those that a backslash stands before. */
export function cellsOf(text: string, { start, end }: MarkdownRange): MarkdownRange[] {
  const row = text.slice(start, end);
  const bars = Array.from(row.matchAll(/(?<!\\)\|/g), ({ index }) => index);
  const edges = [...(/^\s*\|/.test(row) ? [] : [-1]), ...bars, ...(/(?<!\\)\|\s*$/.test(row) ? [] : [row.length])];
  return edges.slice(1).map((edge, at) => ({ start: start + (edges[at] ?? -1) + 1, end: start + edge }));
}
