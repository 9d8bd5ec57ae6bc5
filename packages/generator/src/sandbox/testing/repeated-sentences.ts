const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The sentences that an output has more than once, hashtags and single words aside. */
export function repeatedSentences(output: object): string[] {
  const seen = new Set<string>();
  return textsIn(output)
    .flatMap((text) => text.split('\n').flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim())))
    .filter((sentence) => sentence.includes(' ') && !sentence.startsWith('#'))
    .filter((sentence) => seen.has(sentence) || !seen.add(sentence));
}
