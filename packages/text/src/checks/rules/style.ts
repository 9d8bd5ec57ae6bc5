import { rightlyRepeated, wornPhrases } from '../data/worn-phrases.ts';
import { adding } from '../findings/bad-example.ts';
import { checkPhrases } from '../findings/phrase-rule.ts';
import { defineRule, type Rule } from '../findings/rule.ts';

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
    parts: subject.read,
    patterns: [...wornPhrases, repeatedWord, repeatedLetter, shouting, ...(subject.voice?.emoji === 'none' ? [emoji] : [])],
    wanted: 'words of its own',
    passes: 'No worn phrases and no repeated words were found.',
    fault: faultOf,
    maxLength: maxLooked,
    isFine: (words) => isRepeated(words) && rightlyRepeated.has((words.split(/\s/)[0] ?? '').toLowerCase()),
  }),
);

function faultOf(words: string): string {
  if (isRepeated(words)) return 'is the same word twice';
  if (/^[!?]/.test(words)) return 'shouts';
  return /^\p{RGI_Emoji}/v.test(words) ? 'is an emoji, and the brand voice wants none' : 'is a worn phrase';
}

const isRepeated = (words: string): boolean => /^(\S+)\s+\1$/iu.test(words);
