import { createRequire } from 'node:module';
import { fold } from '@handbill/contract';
import type * as snowball from 'snowball-stemmers';
import { madeOnce } from '../../characters/made-once.ts';
import type { Span } from '../../characters/spans.ts';
import { languageName, primaryLanguage, uncountedWords } from '../data/by-language.ts';

const require = createRequire(import.meta.url);

type Stemmer = (word: string) => string;

const maxStems = 20_000;
const stemmers = new Map<string, Stemmer>();

function stemmerOf(language: string): Stemmer | undefined {
  const primary = primaryLanguage(language);
  // Norwegian is one language to a stemmer, and the library names each in English.
  const name = languageName(/^n[bn]$/.test(primary) ? 'no' : primary).toLowerCase();
  const known = stemmers.get(name);
  if (known !== undefined) return known;
  // Loaded for the first text: a server that writes none does without it.
  const { algorithms, newStemmer } = require('snowball-stemmers') as typeof snowball;
  if (!algorithms().includes(name)) return undefined;
  const library = newStemmer(name);
  const stems = new Map<string, string>();
  const stemmer: Stemmer = (word) => {
    // Texts share most of their words; made-up ones would fill the memory.
    if (stems.size >= maxStems) stems.clear();
    return madeOnce(stems, word, () => library.stem(word));
  };
  stemmers.set(name, stemmer);
  return stemmer;
}

export const hasStems = (language: string): boolean => stemmerOf(language) !== undefined;

interface Token extends Span {
  readonly word: string;
  readonly stem: string;
}

/** Longer strings of letters are no words that a stemmer knows. */
const maxWord = 40;
/** By how many words a near form may be longer than the phrase: a compound that is written apart. */
const moreWords = 2;

/** Finds near forms of a phrase: another ending, hyphen or space, `10%` for `10 %`. */
export class NearForms {
  readonly #stemmer: Stemmer | undefined;
  readonly #tokens = new Map<string, readonly Token[]>();

  constructor(language: string) {
    this.#stemmer = stemmerOf(language);
  }

  find(phrase: string, text: string): string | undefined {
    const wanted = this.#tokensOf(fold(phrase));
    if (wanted.length === 0) return undefined;
    const [words, stems] = [wanted.map(({ word }) => word).join(''), wanted.map(({ stem }) => stem).join('')];
    const tokens = this.#tokensOf(text);
    for (const [index, first] of tokens.entries()) {
      let [word, stemmed] = ['', ''];
      for (let next = index; next < Math.min(tokens.length, index + wanted.length + moreWords); next += 1) {
        const token = tokens[next] ?? first;
        const compound = `${word}${token.stem}`;
        stemmed += token.stem;
        word += token.word;
        if (word === words || stemmed === stems || compound === this.stem(words)) return text.slice(first.start, token.end);
        if (!words.startsWith(word.slice(0, -1)) && !stems.startsWith(stemmed)) break;
      }
    }
    return undefined;
  }

  #tokensOf(text: string): readonly Token[] {
    return madeOnce(this.#tokens, text, () =>
      Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+|%/gu), ({ 0: word, index }) => ({
        word,
        stem: this.stem(word),
        start: index,
        end: index + word.length,
      })),
    );
  }

  stem(word: string): string {
    return word.length > maxWord || word.length < 4 || !/^\p{L}+$/u.test(word) ? word : (this.#stemmer?.(word) ?? word);
  }
}

const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[\p{L}\p{M}]{3,}|\p{N}{2,}/gu;
/** In letters: the first part of a compound, its last one, which carries its meaning, and a compound. */
const minPart = 4;
const minHead = 3;
const minCompound = 7;

/** The words of a text that name its subject, in small letters: without those that any text has. */
export const contentWordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(word) ?? []).filter((found) => !uncountedWords.has(found));

/** The same by their stems. */
export const contentStems = (text: string, near: NearForms): ReadonlySet<string> =>
  new Set(contentWordsIn(text).map((found) => near.stem(found)));

/** Whether a text has a word, a compound of it, or a part of it: `Kurs` for `Sauerteigkurs`. */
export function hasWord(stem: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(stem)) return true;
  for (let at = minPart; stem.length >= minCompound && at <= stem.length - minHead; at += 1)
    if (stems.has(stem.slice(at)) || stems.has(stem.slice(0, at))) return true;
  if (stem.length < minPart) return false;
  for (const other of stems) if (other.length >= minCompound && other.includes(stem)) return true;
  return false;
}
