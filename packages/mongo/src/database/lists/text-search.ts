import { foldWithoutAccents } from '@handbill/contract';
import type { Document } from 'mongodb';
import * as z from 'zod';
import type { DeclaredIndex } from '../index-form.ts';

/** The words of a record, which `q` searches. Records of version 0.1 have none until a migration. */
export const searchWords = { words: z.array(z.string()).optional() };

/** For one word, in the order of ids. */
export const wordsIndex: DeclaredIndex = { name: 'workspace_words', key: { workspace_id: 1, words: 1, _id: -1 } };

/** Between words: punctuation, symbols of syntax, white space. Other symbols, such as emoji, are words. */
const separators = /[\p{Dash}\p{Pattern_Syntax}\p{Quotation_Mark}\p{Terminal_Punctuation}\p{White_Space}\0]+/u;

const withoutBlanks = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** So much of a text is searched, in characters, and so many different words of it. */
const maxLength = 100_000;
const maxWords = 10_000;
/** A longer beginning distinguishes nothing more. */
const maxWordLength = 64;

/** The words of a text: the parts between separators, cut further where a script has no blanks. Linear. */
function wordsOf(text: string): string[] {
  const pieces = foldWithoutAccents(text.slice(0, maxLength)).split(separators);
  const words = pieces.flatMap((piece) => {
    if (!withoutBlanks.test(piece)) return piece;
    const segments = Array.from(segmenter.segment(piece)).filter(({ isWordLike }) => isWordLike === true);
    return segments.length === 0 ? piece : segments.map(({ segment }) => segment);
  });
  return words.filter((word) => word !== '').map((word) => word.slice(0, maxWordLength).toWellFormed());
}

export const wordsIn = (texts: readonly unknown[]): string[] =>
  [...new Set(texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : [])))].slice(0, maxWords);

/** Records that have all words of `q`; the last one may be the beginning of one. The longest is looked up, and tells most. */
export function textSearch(q: string): Document {
  const words = wordsOf(q);
  const last = words.pop();
  if (last === undefined) return { words: { $in: [] } };
  // No word has a sign of syntax in it.
  const beginning = new RegExp(`^${last}`);
  if (words.length === 0) return { words: beginning };
  return { words: { $all: [...words.toSorted((one, other) => other.length - one.length), beginning] } };
}
