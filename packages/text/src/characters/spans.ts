/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const spansOf = (pattern: RegExp, text: string): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** A text with others in place of its spans, which are in order; one that begins within the span before it stays. */
export function replaceSpans<One extends Span>(
  text: string,
  spans: Iterable<One>,
  replace: (part: string, span: One) => string,
  between = (part: string): string => part,
): string {
  let [result, from] = ['', 0];
  for (const span of spans) {
    if (span.start < from) continue;
    result += between(text.slice(from, span.start)) + replace(text.slice(span.start, span.end), span);
    from = span.end;
  }
  return result + between(text.slice(from));
}

/** The first match of a pattern from a place on; of one with the flag `y`, at that place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
