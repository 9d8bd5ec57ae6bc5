const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Counts what a reader takes for one character: a letter with its accents, a whole emoji. */
export function graphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
