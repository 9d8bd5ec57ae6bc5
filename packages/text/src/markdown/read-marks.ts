import { replaceSpans } from '../characters/spans.ts';
import type { Mark } from './line.ts';
import { mergeTagsIn, withTagsMasked } from './merge-tags.ts';
import { BlockReader, type Definition } from './read-blocks.ts';
import { blockEnd, InlineReader, isAddress, labelOf } from './read-inlines.ts';

/** Each new reading of signs that turned out to be text may show more of these; no text that anybody writes needs as many. */
const maxReadings = 4;

function readBlocks(text: string): { readonly blocks: BlockReader; readonly literal: ReadonlySet<number> } {
  const literal = new Set<number>();
  for (let readings = 1; ; readings += 1) {
    const blocks = new BlockReader(text, literal).read();
    const known = literal.size;
    for (const list of blocks.lists) if (list.isText) for (const { at } of list.items) literal.add(at);
    if (literal.size === known || readings === maxReadings) return { blocks, literal };
  }
}

/** A text without the marks of its blocks, at the same length, and with a sign where a block begins. */
function withoutMarks(text: string, marks: readonly Mark[], starts: readonly number[]): string {
  const shown = replaceSpans(text, marks, (signs, { as }) => (as === 'literal' ? '.' : ' ').repeat(signs.length));
  const ends = starts.flatMap((start) => (start === 0 ? [] : { start: start - 1, end: start }));
  return replaceSpans(shown, ends, () => blockEnd);
}

/** An address that no link names is text: `[Tip]: Come`, and a list of sources. */
const isText = ({ label, url }: Definition, named: ReadonlySet<string>): boolean =>
  url === '' || !isAddress(url) || !named.has(labelOf(label));

/** Whether a backslash keeps Markdown from reading the sign at a place. */
function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text.charAt(from - 1) === '\\') from -= 1;
  return (at - from) % 2 === 1;
}

const inOrder = (one: Mark, other: Mark): number =>
  one.start - other.start || Number(other.as === 'parted') - Number(one.as === 'parted') || other.end - one.end;

export interface MarkdownReading {
  readonly marks: readonly Mark[];
  /** Those of them that belong to a block, and not to words within it. */
  readonly ofBlocks: ReadonlySet<Mark>;
  readonly starts: readonly number[];
}

/**
 * Reads a text in Markdown: which of its signs are marks, and which look like marks and are text. Whatever shows a text, checks it or
 * makes Markdown of it reads it here.
 */
export function readMarkdown(source: string): MarkdownReading {
  const tags = mergeTagsIn(source).map(({ start, end }) => ({ start: isEscaped(source, start) ? start - 1 : start, end }));
  const text = withTagsMasked(source, tags);
  const { blocks, literal } = readBlocks(text);
  const literals = Array.from(literal, (at): Mark => ({ start: at, end: at + 1, as: 'literal' }));
  // The definition of a label does not name it.
  const defining = blocks.definitions.filter(({ url }) => isAddress(url)).map(({ start, end }): Mark => ({ start, end, as: 'hidden' }));
  const ofBlocks = [...blocks.marks, ...literals];
  const inlines = new InlineReader(withoutMarks(text, [...ofBlocks, ...defining].toSorted(inOrder), blocks.starts), source, tags).read();
  const definitions = blocks.definitions.map((definition): Mark => {
    const { start, end, url } = definition;
    return isText(definition, inlines.labels) ? { start, end: start + 1, as: 'literal' } : { start, end, as: 'hidden', url };
  });
  const tagged = tags.map((tag): Mark => ({ ...tag, as: 'tag' }));
  return {
    marks: [...ofBlocks, ...inlines.marks, ...definitions, ...tagged].toSorted(inOrder),
    ofBlocks: new Set([...ofBlocks, ...definitions]),
    starts: blocks.starts,
  };
}
