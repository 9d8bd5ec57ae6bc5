import { wordBounded, wordSet } from '../../characters/words.ts';
import words from '../data/words.json' with { type: 'json' };
import phrases from '../data/worn-phrases.json' with { type: 'json' };
import { adding } from '../findings/bad-example.ts';
import { checkPhrases } from '../findings/phrase-rule.ts';
import { defineRule, type Rule } from '../findings/rule.ts';

/** Phrases that machine-written copy is known by, in any text. Our own list. */
const wornPhrases: readonly RegExp[] = wordBounded(phrases.map((pattern) => new RegExp(pattern, 'giu')));

/** The same word twice is right with these: `that that`, `die die`, `vous vous`. */
const rightlyRepeated: ReadonlySet<string> = wordSet(...words.rightly_repeated);

/** Some 5,000 words. */
const maxLooked = 33_000;

/** Other rules tell of signs that stand for a word, `XXX XXX`. */
const repeatedWord = /(?<![\p{L}\p{N}'’-])(?!x+[ \t])([\p{L}]{2,20})[ \t]+\1(?![\p{L}\p{N}'’-])/giu;
const repeatedLetter = /(?<![\p{L}\p{N}'’-])([aeiouyàè])[ \t]+\1(?![\p{L}\p{N}'’-])/gu;
/** Only where the brand voice has none. */
const emoji = /\p{RGI_Emoji}/gv;
const shouting = /!{2,}|\?{3,}|(?:!\?|\?!)[!?]+/g;

/** Worn phrases, words that stand there twice, signs that shout, emoji where the brand voice has none: never more than a warning, and only of the first 5,000 words. */
export const style: Rule = defineRule(adding('Sample sample text.'), (subject) =>
  checkPhrases(subject, {
    rule: 'style',
    outcome: 'warn',
    patterns: [...wornPhrases, repeatedWord, repeatedLetter, shouting, ...(subject.voice?.emoji === 'none' ? [emoji] : [])],
    wanted: 'words of its own',
    passes: 'No worn phrases and no repeated words were found.',
    fault: faultOf,
    maxLength: maxLooked,
    isFine: (found) => isRepeated(found) && rightlyRepeated.has((found.split(/\s/)[0] ?? '').toLowerCase()),
  }),
);

function faultOf(found: string): string {
  if (isRepeated(found)) return 'is the same word twice';
  if (/^[!?]/.test(found)) return 'shouts';
  return /^\p{RGI_Emoji}/v.test(found) ? 'is an emoji, and the brand voice wants none' : 'is a worn phrase';
}

const isRepeated = (found: string): boolean => /^(\S+)\s+\1$/iu.test(found);
