import { wordBounded, wordSet } from '../../characters/words.ts';
import words from './words.json' with { type: 'json' };
import phrases from './worn-phrases.json' with { type: 'json' };

/** Phrases that machine-written copy is known by: as a writer is told of them, and the pattern that finds them. Our own list. */
const { unnamed, ...byLanguage } = phrases;
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = byLanguage;

/** What finds them, in any text; those without a name a writer is not told of, since a longer list in a prompt is read less well. */
export const wornPhrases: readonly RegExp[] = wordBounded(
  [...Object.values(named).flatMap((list) => Object.values(list)), ...unnamed].map((pattern) => new RegExp(pattern, 'giu')),
);

/** Those of a language as a writer is told of them; none where there is no list for it. */
export const wornPhrasesIn = (language: string): readonly string[] => Object.keys(named[language.split('-', 1)[0] ?? ''] ?? {});

/** The same word twice is right with these: `that that`, `die die`, `vous vous`. */
export const rightlyRepeated: ReadonlySet<string> = wordSet(...words.rightly_repeated);
