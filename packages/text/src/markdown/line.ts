/** A place in a line, with its column: a tab goes on to the next fourth one. */
export interface Place {
  readonly at: number;
  readonly column: number;
}

export const lineStart: Place = { at: 0, column: 0 };

/** The place behind blanks, none of them beyond a column. */
export function skipBlanks(line: string, { at, column }: Place, most = Infinity): Place {
  for (; column < most; at += 1) {
    const sign = line.charAt(at);
    if (sign === ' ') column += 1;
    else if (sign === '\t') column += 4 - (column % 4);
    else break;
  }
  return { at, column };
}

export const skipSigns = (place: Place, count: number): Place => ({ at: place.at + count, column: place.column + count });

/** What a pattern with the flag `y` finds at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
