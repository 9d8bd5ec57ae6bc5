import { splitText } from '../counting/split-text.ts';

/** Characters that Unicode distinguishes and readers do not. */
const lookalikes: Readonly<Record<string, string>> = { '’': "'", '‘': "'", ʼ: "'", '‐': '-', '‑': '-', İ: 'i' };

function foldCharacter(character: string): string {
  const known = lookalikes[character];
  if (known !== undefined) return known;
  // Folding would turn some marks into letters, such as U+0345.
  if (/\p{M}/u.test(character)) return character;
  const folded = character.normalize('NFKC').toUpperCase().toLowerCase();
  // Only one for one, so that no text gets longer: `ﬁ`, `ß` and `㎏` are kept.
  return [...folded].length === 1 ? (lookalikes[folded] ?? folded) : character;
}

const foldPiece = (text: string): string =>
  text
    .normalize()
    .replaceAll(/[A-Z]+|[^\0-\x7F]/gu, (found) => (found < '\x7F' ? found.toLowerCase() : foldCharacter(found)))
    .replaceAll(/[^\S\uFEFF]+/g, ' ')
    .normalize();

/**
 * The form in which texts are compared: lower case, without compatibility forms (NFKC, where one character replaces one), typographic
 * apostrophes and runs of white space.
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
