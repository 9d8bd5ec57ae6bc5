import { wordBounded, wordSet } from '../../characters/words.ts';
import words from './words.json' with { type: 'json' };
import phrases from './worn-phrases.json' with { type: 'json' };

/** Phrases that machine-written copy is known by, in any text. Our own list. */
export const wornPhrases: readonly RegExp[] = wordBounded(phrases.map((pattern) => new RegExp(pattern, 'giu')));

/** The same word twice is right with these: `that that`, `die die`, `vous vous`. */
export const rightlyRepeated: ReadonlySet<string> = wordSet(...words.rightly_repeated);
