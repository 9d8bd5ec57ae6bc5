import type { Span } from '../characters/spans.ts';

/** A place in a text in Markdown, and its treatment; in the order of their beginnings. */
export interface Mark extends Span {
  readonly as:
    | 'hidden' // Markdown: its reader does not see it.
    | 'code' // shown as it stands.
    | 'literal' // one sign that looks like Markdown and is none.
    | 'address' // the same within an address, which stays as it is written wherever it is copied to.
    | 'dropped' // blanks that would make code of a line.
    | 'parted' // another block begins here, for which an empty line is missing.
    | 'tag'; // filled in by a mailer.
  readonly url?: string;
}

/** A place in a line, with its column: a tab goes on to the next fourth one. */
export interface Place {
  readonly at: number;
  readonly column: number;
}

export const lineStart: Place = { at: 0, column: 0 };

/** A line that is being read: how far, and in how many containers that were open before it. */
export interface Line {
  readonly text: string;
  /** Where it begins in the whole, and as which of its lines. */
  readonly from: number;
  readonly index: number;
  place: Place;
  depth: number;
  /** Where the marks before its text end. */
  marksEnd: number;
  /** Whether a container or another block begins in it. */
  isNew: boolean;
}

export function skipBlanks(line: string, { at, column }: Place, most = Infinity): Place {
  for (; column < most; at += 1) {
    const sign = line.charAt(at);
    if (sign === ' ') column += 1;
    else if (sign === '\t') column += 4 - (column % 4);
    else break;
  }
  return { at, column };
}

export const skipSigns = ({ at, column }: Place, count: number): Place => ({ at: at + count, column: column + count });

/** Goes on behind a mark and a blank behind it. */
export function passMark(line: Line, place: Place): void {
  line.place = skipBlanks(line.text, place, place.column + 1);
  line.marksEnd = line.place.at;
}

const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);

/** Whether a line makes the line before it the heads of a table. */
export function isDelimiterRow(row: string, heads: string): boolean {
  if (!/^[|:\- \t]+$/.test(row) || !heads.includes('|')) return false;
  const cells = cellsOf(row);
  return cells.length === cellsOf(heads).length && cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell));
}
