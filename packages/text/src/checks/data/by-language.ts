import { wordSet } from '../../characters/words.ts';
import words from './words.json' with { type: 'json' };

/** The languages that rules have words of their own for. */
export type KnownLanguage = 'en' | 'de' | 'fr' | 'es';

/** The first part of a language tag: `de-AT` is German. */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split('-', 1)[0] ?? '';

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' });

/** The English name of a language, or its tag where it has none: `Swiss High German`. */
export const languageName = (tag: string): string => inEnglish.of(tag) ?? tag;

export const wordsFor = <T>(entries: Readonly<Record<KnownLanguage, T>>, tag: string): T | undefined => {
  const language = primaryLanguage(tag);
  return Object.hasOwn(entries, language) ? entries[language as KnownLanguage] : undefined;
};

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

/** How many different words of each language a text has that only that language has. */
function distinctiveIn(text: string): readonly (readonly [tag: string, count: number])[] {
  const found = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu));
  return Object.entries(distinctiveWords).map(([tag, own]) => [tag, own.intersection(found).size] as const);
}

/** The same of one language, and of the other one that has most. */
export function distinctiveOf(text: string, language: string) {
  let own = 0;
  let most = { tag: '', count: 0 };
  for (const [tag, count] of distinctiveIn(text)) {
    if (tag === language) own = count;
    else if (count > most.count) most = { tag, count };
  }
  return { own, other: most.tag, others: most.count };
}

/** The language whose words a short text has, and none of another: where it has at least two. */
export function languageByWords(text: string): string | undefined {
  const [[best, count] = ['', 0], [, second] = ['', 0]] = distinctiveIn(text).toSorted((one, other) => other[1] - one[1]);
  return count >= 2 && second === 0 ? best : undefined;
}
