import { wideRanges } from './wide-ranges.ts';

const invisible = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

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

/** Counts columns: two for a wide character, none for what only marks the one before it. */
export function displayColumns(text: string): number {
  let columns = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (isWide(codePoint)) columns += 2;
    else if (codePoint < 0x300 || !invisible.test(character)) columns += 1;
  }
  return columns;
}
