import type { MarkdownReading } from '@handbill/text/markdown';
import { linesOf, type Line } from './lines.ts';

export interface MarkdownRange {
  readonly start: number;
  readonly end: number;
}

export interface MarkdownBlock {
  readonly kind: 'paragraph' | 'heading' | 'quote' | 'bullets' | 'numbers' | 'code' | 'table' | 'rule';
  /** One an item of a list or a row of a table, the first row being its head; else one. A line break in it is one on the page. */
  readonly ranges: readonly MarkdownRange[];
  /** Of a heading, 1 to 6; of a list with numbers the first of them. */
  readonly number?: number;
}

interface OpenBlock {
  kind: MarkdownBlock['kind'];
  ranges: { start: number; end: number }[];
  number?: number;
}

const heading = /(#{1,6})[ \t]*$/;
const item = /(?:[-+*]|(\d{1,9})[.)])[ \t]*$/;
const underline = /^[\s>]*(-+|=+)\s*$/;
const fence = /^[\s>]*(?:```|~~~)/;

/** The block that a line begins, by its marks. */
function begun({ marks, words, end }: Line): OpenBlock {
  const range = { start: words, end };
  const [, signs] = heading.exec(marks) ?? [];
  if (signs !== undefined) return { kind: 'heading', ranges: [range], number: signs.length };
  if (words === end && /^[\s>]*[-*_]/.test(marks) && !/^[\s>]*[-+*]\s*$/.test(marks)) return { kind: 'rule', ranges: [range] };
  const [mark, number] = item.exec(marks) ?? [];
  if (number !== undefined) return { kind: 'numbers', ranges: [range], number: Number(number) };
  if (mark !== undefined) return { kind: 'bullets', ranges: [range] };
  return { kind: marks.includes('>') ? 'quote' : 'paragraph', ranges: [range] };
}

/** The mark of an item: its bullet, or the sign behind its number. */
const signOf = (source: string, { ranges: [first] }: OpenBlock): string =>
  source
    .slice(Math.max(0, (first?.start ?? 0) - 100), first?.start)
    .trimEnd()
    .slice(-1);

/** Whether a block that a line begins goes on with the list or the quote above it. */
function continues(source: string, open: OpenBlock | undefined, next: OpenBlock, isApart: boolean): boolean {
  if (open?.kind !== next.kind || (next.kind !== 'quote' && signOf(source, open) !== signOf(source, next))) return false;
  if (next.kind === 'bullets') return true;
  if (next.kind === 'numbers')
    return next.number === 1 ? open.number === 1 && !isApart : next.number === (open.number ?? 1) + open.ranges.length;
  return next.kind === 'quote' && !isApart;
}

const isWhole = ({ words, end }: Line): boolean => words === end;
const isFence = (line: Line): boolean => isWhole(line) && fence.test(line.marks);

class Outline {
  readonly blocks: OpenBlock[] = [];
  readonly #source: string;
  #isInCode = false;
  #isTable = false;

  constructor(source: string) {
    this.#source = source;
  }

  take(line: Line): void {
    if (this.#isInCode && (line.isCode || line.isBlank)) this.#extend(line);
    else if (isFence(line)) this.#fence(line);
    else if (line.isBlank) this.#isTable = false;
    else if (!this.#isMark(line)) this.#text(line);
  }

  /** Adds a line to the last range. */
  #extend({ words, end }: Line): void {
    const ranges = this.blocks.at(-1)?.ranges;
    ranges?.splice(-1, 1, { start: Math.min(ranges.at(-1)?.start ?? words, words), end });
  }

  #fence({ end }: Line): void {
    this.#isInCode = !this.#isInCode;
    if (this.#isInCode) this.blocks.push({ kind: 'code', ranges: [{ start: end + 1, end: end + 1 }] });
  }

  /** Whether a line makes the paragraph above it a heading, or the head of a table. */
  #isMark(line: Line): boolean {
    const open = this.blocks.at(-1);
    if (open?.kind !== 'paragraph' || line.isApart || !isWhole(line)) return false;
    const [, signs] = underline.exec(line.marks) ?? [];
    if (!line.isFirst) this.#beginTable(open);
    else if (signs !== undefined) Object.assign(open, { kind: 'heading', number: signs.startsWith('=') ? 1 : 2 });
    return !line.isFirst || signs !== undefined;
  }

  /** The last line of a paragraph is the head of a table; those before it stay a paragraph. */
  #beginTable(paragraph: OpenBlock): void {
    this.#isTable = true;
    const [{ start, end } = { start: 0, end: 0 }] = paragraph.ranges;
    const head = this.#source.lastIndexOf('\n', end - 1) + 1;
    if (head <= start) paragraph.kind = 'table';
    else {
      paragraph.ranges = [{ start, end: head - 1 }];
      this.blocks.push({ kind: 'table', ranges: [{ start: head, end }] });
    }
  }

  #text(line: Line): void {
    const [open, next] = [this.blocks.at(-1), begun(line)];
    const isRow = this.#isTable && next.kind === 'paragraph';
    if (!isRow && !line.isFirst && open !== undefined) this.#extend(line);
    else if (isRow || continues(this.#source, open, next, line.isApart)) open?.ranges.push(...next.ranges);
    else this.blocks.push(next);
    this.#isTable &&= isRow;
  }
}

/** The blocks of a text. Lists in lists and blocks in quotes are told one after the other. */
export function blocksOf(source: string, reading: MarkdownReading): readonly MarkdownBlock[] {
  const outline = new Outline(source);
  for (const line of linesOf(source, reading)) outline.take(line);
  return outline.blocks;
}
