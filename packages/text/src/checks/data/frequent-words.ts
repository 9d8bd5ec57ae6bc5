import type { KnownLanguage } from './by-language.ts';
import { wordSet } from '../../characters/words.ts';
import words from './words.json' with { type: 'json' };

const sets = <Language extends string>(lists: Readonly<Record<Language, string>>, between: string) =>
  Object.fromEntries(
    Object.entries<string>(lists).map(([language, list]) => [language, wordSet(list.replaceAll(between, '|'))]),
  ) as Readonly<Record<Language, ReadonlySet<string>>>;

/** Frequent words that one language has and the others of this list have not. */
export const distinctiveWords: Readonly<Record<string, ReadonlySet<string>>> = sets(words.telling, '|');

/**
 * Words that no sentence of a language ends with: articles, conjunctions, possessives. Words that may end one (English prepositions, German
 * prefixes) are left out.
 */
export const functionWords: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = sets(words.function, ' ');

/** Words that stand behind numbers and are not counted by them. */
export const uncountedWords: ReadonlySet<string> = new Set([
  ...Object.values(functionWords).flatMap((set) => [...set]),
  ...Object.values(distinctiveWords).flatMap((set) => [...set]),
  ...words.uncounted.split(' '),
]);
