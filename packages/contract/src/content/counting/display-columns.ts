import { wideRanges } from './wide-ranges.ts';

/** Whether a code point takes two columns: East Asian wide and full-width ones, and emoji. */
export function isWide(codePoint: number): boolean {
  let [low, high] = [0, wideRanges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = wideRanges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

/**
 * Counts code points, a double-width one as two, as ad platforms do. What joins or marks another character is a character, too: they count
 * what is stored, not what a terminal shows.
 */
export function displayColumns(text: string): number {
  let columns = 0;
  for (const character of text) columns += isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
  return columns;
}
