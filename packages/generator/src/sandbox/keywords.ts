import { fold, occursIn } from '@handbill/contract';

/** Whether a text holds a phrase as words of its own, in any case. */
export const holds = (text: string, phrase: string): boolean => occursIn(fold(text), fold(phrase));

/** A phrase without half-width katakana, which says the same: where it is looked for, both are alike. */
export const inFullWidth = (phrase: string): string => phrase.replace(/[\uFF61-\uFF9F]+/g, (katakana) => katakana.normalize('NFKC'));

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
