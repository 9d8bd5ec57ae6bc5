/** The languages that rules have words of their own for. */
export type KnownLanguage = 'en' | 'de' | 'fr' | 'es';

/** The first part of a language tag: `de-AT` is German. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';

/** What there is for a language, if anything. */
export const wordsFor = <T>(words: Readonly<Record<KnownLanguage, T>>, tag: string): T | undefined => {
  const language = primaryLanguage(tag);
  return Object.hasOwn(words, language) ? words[language as KnownLanguage] : undefined;
};
