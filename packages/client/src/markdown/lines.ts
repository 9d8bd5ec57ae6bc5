import type { MarkdownReading } from '@handbill/text/markdown';

export interface Line {
  readonly start: number;
  readonly end: number;
  /** Where its words begin, behind the marks of its blocks. */
  readonly words: number;
  readonly marks: string;
  readonly isBlank: boolean;
  readonly isCode: boolean;
  /** It begins a block, and is no part of the one above. */
  readonly isFirst: boolean;
  /** An empty line stands above it, or is missing there. */
  readonly isApart: boolean;
}

/** The marks that lines begin with, by where the lines begin. */
function marksOf(source: string, { marks, ofBlocks }: MarkdownReading) {
  const [hidden, code, parted] = [new Map<number, number>(), new Set<number>(), new Set<number>()];
  for (const mark of marks) {
    if (!ofBlocks.has(mark) || mark.as === 'literal') continue;
    const line = source.lastIndexOf('\n', mark.start - 1) + 1;
    if (mark.as === 'code') code.add(line);
    else if (mark.as === 'parted') parted.add(line);
    else if (mark.start === line) hidden.set(line, Math.max(mark.end, hidden.get(line) ?? 0));
  }
  return { hidden, code, parted };
}

export function* linesOf(source: string, reading: MarkdownReading): Generator<Line, void, undefined> {
  const { hidden, code, parted } = marksOf(source, reading);
  const firsts = new Set(reading.starts);
  let [start, isApart] = [0, true];
  for (const text of source.split('\n')) {
    const [end, words] = [start + text.length, hidden.get(start) ?? start];
    const isBlank = text.trim() === '';
    const marks = source.slice(start, words);
    yield { start, end, words, marks, isBlank, isCode: code.has(start), isFirst: firsts.has(start), isApart: isApart || parted.has(start) };
    [start, isApart] = [end + 1, isBlank];
  }
}
