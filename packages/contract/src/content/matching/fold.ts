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

/**
 * Brings a text to the form in which it is compared: without capitals, compatibility forms (NFKC, where one character stands for one),
 * typographic apostrophes and runs of white space.
 */
export function fold(text: string): string {
  return text
    .normalize()
    .replaceAll(/[A-Z]+|[^\0-\x7F]/gu, (found) => (found < '\x7F' ? found.toLowerCase() : foldCharacter(found)))
    .replaceAll(/[^\S\uFEFF]+/g, ' ')
    .normalize();
}
