import { splitText } from './split-text.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  // Requests name the languages: without a bound, made-up tags would fill the memory.
  if (segmenters.size >= 100) segmenters.clear();
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Counts the words of a text: the word-like segments in its language (a BCP 47 tag), which need no spaces between them. */
export function words(text: string, language: string): number {
  const segmenter = segmenterFor(language);
  let count = 0;
  for (const piece of splitText(text)) {
    for (const { isWordLike } of segmenter.segment(piece)) if (isWordLike === true) count += 1;
  }
  return count;
}
