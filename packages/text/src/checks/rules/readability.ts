import { sentencesOf } from '../../characters/pieces.ts';
import { wordsFor, type KnownLanguage } from '../data/by-language.ts';
import { withTexts } from '../findings/bad-example.ts';
import { checksOf, defineRule, type Rule } from '../findings/rule.ts';
import type { Part } from '../../shown/subject.ts';

/** A formula that says how easily a text is read: 100 is very easy, below 30 is for specialists. */
interface Formula {
  readonly name: string;
  readonly score: (perSentence: number, perWord: number) => number;
  readonly vowels: RegExp;
}

const formulas: Readonly<Record<KnownLanguage, Formula>> = {
  en: {
    name: 'Flesch Reading Ease',
    score: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables,
    // A silent e at the end is no syllable.
    vowels: /[aeiouy]+(?!e?$)|[aiouy]+e?$|(?<=[^aeiouy]l)e$/g,
  },
  de: { name: 'Flesch (Amstad)', score: (words, syllables) => 180 - words - 58.5 * syllables, vowels: /[aeiouyäöü]+/g },
  fr: {
    name: 'Flesch (Kandel–Moles)',
    score: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables,
    vowels: /[aeiouyàâéèêëîïôûùœ]+(?!(?:e|es|ent)?$)|[aiouyàâéèêëîïôûùœ]+(?:e|es)?$/g,
  },
  es: { name: 'Fernández Huerta', score: (words, syllables) => 206.84 - 1.02 * words - 60 * syllables, vowels: /[aeiouáéíóúü]+/g },
};

/** Fewer words say nothing. */
const minWords = 100;
const maxWords = 5_000;
/** Below this, a text is for people who have to read it. */
const minScore = 30;

function counted(read: readonly Part[], vowels: RegExp) {
  let [words, sentences, syllables] = [0, 0, 0];
  for (const part of read) {
    if (part.role !== 'prose' || words > maxWords) continue;
    for (const { text } of sentencesOf(part.shown.text.slice(0, maxWords * 8))) {
      const found = text.toLowerCase().match(/[\p{L}'’]{1,60}/gu) ?? [];
      if (found.length < 2 || words > maxWords) continue;
      words += found.length;
      sentences += 1;
      for (const word of found) syllables += Math.max(1, word.replace(/['’]/g, '').match(vowels)?.length ?? 0);
    }
  }
  return { words, sentences, syllables };
}

/** How easily the running text is read, by the formula for its language, where there is one. */
export const readability: Rule = defineRule(
  (right) => withTexts(right, right.read, (text) => text.replaceAll(/[.!?]+ /g, ', ')),
  ({ read, request }) => {
    const formula = wordsFor(formulas, request.language);
    const { words, sentences, syllables } = counted(read, formula?.vowels ?? /^/);
    if (words < minWords || sentences === 0) return [];
    // Where there is no formula, nothing is claimed.
    if (formula === undefined) return checksOf('readability', 'a text that is easily read').passing('No formula is known.', 'no formula');
    const score = Math.round(formula.score(words / sentences, syllables / words));
    const { name } = formula;
    const details = { measured: score, limit: { min: minScore, max: null }, unit: name };
    const { check, passing } = checksOf('readability', `at least ${minScore} (${name})`, details);
    const found = `${score} (${name})`;
    if (score >= minScore) return passing(`The text is read with ease enough: ${score} by ${name}.`, found);
    const perSentence = Math.round(words / sentences);
    return [check('warn', found, `The text is hard to read: ${score} by ${name}, with ${perSentence} words a sentence.`)];
  },
);
