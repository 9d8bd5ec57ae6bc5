import type { TextUnit } from '../counting/counters.ts';

const readable = /^[[\p{L}\p{N}\p{P}\p{Zs}\0-\x7F]--\p{Extended_Pictographic}]$/v;
/** Characters that are a grapheme whatever stands beside them. */
const alwaysGrapheme =
  /^[[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\uAC00-\uD7A3\0-\x7F]--[\p{M}\p{Extended_Pictographic}]]$/v;
const syllables = /^[\p{sc=Han}\p{sc=Hiragana}\uAC00-\uD7A3]$/u;
const katakana = /^\p{sc=Katakana}$/u;

/** The least that a character of a folded text can count in a unit, whatever it was before folding and stands beside. */
function minimumOf(character: string, unit: TextUnit): number {
  if (!(unit === 'graphemes' || unit === 'url_23' ? alwaysGrapheme : readable).test(character)) return 0;
  const wide = syllables.test(character);
  if (unit === 'display_columns') return wide ? 2 : 1;
  if (unit === 'weighted') return wide || katakana.test(character) ? 2 : 1;
  if (unit === 'bytes') return wide || katakana.test(character) ? 3 : 1;
  return 1;
}

/** The least that a folded text can count, in the unit in which each character counts least. */
export function minimumCount(folded: string, units: readonly TextUnit[]): number {
  let count = 0;
  // It may have been `ß`.
  for (const character of folded.replaceAll('ss', 's')) count += Math.min(...units.map((unit) => minimumOf(character, unit)));
  return count;
}
