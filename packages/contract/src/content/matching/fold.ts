import { splitText } from '../counting/split-text.ts';

/** Characters that Unicode distinguishes and readers do not. */
const lookalikes: Readonly<Record<string, string>> = { '’': "'", '‘': "'", ʼ: "'", '‐': '-', '‑': '-', İ: 'i', ß: 'ss', ẞ: 'ss' };

function foldCharacter(character: string): string {
  const known = lookalikes[character];
  if (known !== undefined) return known;
  // Folding would turn some marks into letters, such as U+0345.
  if (/\p{M}/u.test(character)) return character;
  const folded = character.normalize('NFKC').toUpperCase().toLowerCase();
  // Only one for one, so that no text but one with `ß` gets longer: `ﬁ` and `㎏` are kept.
  return [...folded].length === 1 ? (lookalikes[folded] ?? folded) : character;
}

const foldPiece = (text: string): string =>
  text
    .normalize()
    .replaceAll(/[A-Z]+|[^\0-\x7F]/gu, (found) => (found < '\x7F' ? found.toLowerCase() : foldCharacter(found)))
    .replaceAll(/[^\S\uFEFF]+/g, ' ')
    .normalize();

/**
 * The form in which texts, keywords, terms, hashtags and searches are compared: NFC in lower case, `ss` for `ß` and `i` for `İ`, without
 * compatibility forms (NFKC, where one character replaces one), typographic apostrophes and runs of white space.
 */
export function fold(text: string): string {
  let folded = '';
  for (const piece of splitText(text)) {
    const next = foldPiece(piece);
    // A run of white space may continue in the next piece.
    folded += folded.endsWith(' ') && next.startsWith(' ') ? next.slice(1) : next;
  }
  return folded;
}

/** Accents and points, which people leave out when they search. */
const accents = /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u064B-\u0652]/g;

/** The same without accents and all compatibility forms: `é` is `e`, `ﬁ` is `fi`. */
export const foldWithoutAccents = (text: string): string => fold(text.normalize('NFKD').replaceAll(accents, ''));
