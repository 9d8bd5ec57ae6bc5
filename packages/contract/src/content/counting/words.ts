const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  // Whoever writes the requests picks the tags: a bound, so that inventing tags fills no memory.
  if (segmenters.size >= 100) segmenters.clear();
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** Counts the words of a text: the word-like segments in its language (a BCP 47 tag), which need no spaces between them. */
export function words(text: string, language: string): number {
  let count = 0;
  for (const { isWordLike } of segmenterFor(language).segment(text)) if (isWordLike === true) count += 1;
  return count;
}
