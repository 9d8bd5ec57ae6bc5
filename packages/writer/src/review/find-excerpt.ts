import { fold } from '@handbill/contract';
import type { Place } from './objection.ts';

/** A text by its letters and digits alone, with where each stands. */
interface Letters {
  readonly letters: string;
  readonly places: readonly number[];
}

const sign = /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]/u;

/** The letters of a text without quotation marks, dashes, blanks and marks of Markdown, folded as terms of a voice are compared. */
function lettersOf(text: string): Letters {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (sign.test(character)) {
      const folded = fold(character);
      letters += folded;
      for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
    }
    at += character.length;
  }
  return { letters, places };
}

/** Where a judge's quotation stands in a part: as it is, or else by its letters; an ellipsis stands for words that it left out. */
function spanIn(text: string, excerpt: string, known: Letters): Place['span'] | undefined {
  const exact = text.indexOf(excerpt);
  if (exact !== -1) return { start: exact, end: exact + excerpt.length };
  let [start, end, from] = [-1, 0, 0];
  for (const piece of excerpt.split(/…|\.{3}/)) {
    const { letters } = lettersOf(piece);
    if (letters === '') continue;
    const found = wordsAt(text, known, letters, from);
    if (found === undefined) return undefined;
    if (start === -1) start = found.start;
    ({ end, from } = found);
  }
  return start === -1 ? undefined : { start, end };
}

/** The first place from one on where letters are whole words of a text. */
function wordsAt(text: string, { letters, places }: Letters, sought: string, from: number) {
  for (let at = letters.indexOf(sought, from); at !== -1; at = letters.indexOf(sought, at + 1)) {
    const [start, last] = [places[at] ?? 0, places[at + sought.length - 1] ?? 0];
    const end = last + String.fromCodePoint(text.codePointAt(last) ?? 0).length;
    const isInWord =
      /[\p{L}\p{N}]$/u.test(text.slice(0, start).slice(-2)) && /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]/u.test(sought);
    if (!isInWord) return { start, end, from: at + sought.length };
  }
  return undefined;
}

/** Finds the words that a judge quotes in the parts of a text: first in the part that it names. */
export function excerptFinder(parts: readonly (readonly [pointer: string, text: string])[]) {
  const known = new Map<string, Letters>();
  return (excerpt: string, named: string | null): Place | null => {
    const inOrder = parts.toSorted(([one], [other]) => Number(other === named) - Number(one === named));
    for (const [pointer, text] of excerpt.trim() === '' ? [] : inOrder) {
      const letters = known.get(pointer) ?? lettersOf(text);
      known.set(pointer, letters);
      const span = spanIn(text, excerpt, letters);
      if (span !== undefined) return { pointer, span, excerpt: text.slice(span.start, span.end) };
    }
    return null;
  };
}
