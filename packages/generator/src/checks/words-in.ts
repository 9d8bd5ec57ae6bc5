import { letters } from './word-bounds.ts';

const run = new RegExp(`[${letters}]+`, 'g');
let last: { readonly text: string; readonly words: ReadonlySet<string> } = { text: '', words: new Set() };

/**
 * The words of a short text, in small letters. Looking words up takes a tenth of the time that a pattern of many words takes to find none, and
 * several ask for those of one text one after the other.
 */
export function wordsIn(text: string): ReadonlySet<string> {
  if (last.text !== text) last = { text, words: new Set(text.toLowerCase().match(run)) };
  return last.words;
}
