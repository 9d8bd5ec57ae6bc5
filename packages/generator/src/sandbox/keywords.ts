const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Whether a text holds a phrase as whole words, in any case. */
export function holds(text: string, phrase: string): boolean {
  const start = /^[\p{L}\p{N}_]/u.test(phrase) ? '(?<![\\p{L}\\p{N}\\p{M}_])' : '';
  const end = /[\p{L}\p{N}\p{M}_]$/u.test(phrase) ? '(?![\\p{L}\\p{N}\\p{M}_])' : '';
  return new RegExp(`${start}${escaped(phrase.toLowerCase())}${end}`, 'u').test(text.toLowerCase());
}

/** The keywords that have to be written: one that another one holds comes with it. */
export function distinctKeywords(keywords: readonly string[]): string[] {
  return keywords.filter((keyword, index) =>
    keywords.every((other, place) => {
      if (place === index || !holds(other, keyword)) return true;
      // Two that hold each other are the same: the first one stays.
      return holds(keyword, other) && index < place;
    }),
  );
}
