import { uncountedWords } from '../data/frequent-words.ts';
import type { NearForms } from './near-forms.ts';

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
