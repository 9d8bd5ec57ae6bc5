import { splitText } from '../counting/split-text.ts';
import { runSteps, type Steps } from '../counting/steps.ts';

/** What Unicode keeps apart and readers do not. */
const alike: Readonly<Record<string, string>> = { '’': "'", '‘': "'", ʼ: "'", '‐': '-', '‑': '-', İ: 'i' };

function foldCharacter(character: string): string {
  const known = alike[character];
  if (known !== undefined) return known;
  // A mark stays a mark: U+0345 alone would become a letter.
  if (/\p{M}/u.test(character)) return character;
  const folded = character.normalize('NFKC').toUpperCase().toLowerCase();
  // One for one, so that no text gets longer by it: `ﬁ`, `ß` and `㎏` stay what they are.
  return [...folded].length === 1 ? (alike[folded] ?? folded) : character;
}

const foldPiece = (text: string): string =>
  text
    .normalize()
    .replaceAll(/[A-Z]+|[^\0-\x7F]/gu, (found) => (found < '\x7F' ? found.toLowerCase() : foldCharacter(found)))
    .replaceAll(/[^\S\uFEFF]+/g, ' ')
    .normalize();

/**
 * Brings a text to the form in which it is compared: without capitals, compatibility forms (NFKC, where one character stands for one),
 * typographic apostrophes and runs of white space.
 */
export const fold = (text: string): string => runSteps(foldSteps(text));

/** `fold` of a text that may be long, in steps. */
export function* foldSteps(text: string): Steps<string> {
  let folded = '';
  for (const piece of splitText(text)) {
    const next = foldPiece(piece);
    // White space that was longer than a piece is still one space.
    folded += folded.endsWith(' ') && next.startsWith(' ') ? next.slice(1) : next;
    yield;
  }
  return folded;
}
