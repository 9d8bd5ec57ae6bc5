import type { CountingUnit } from '../platforms/counting-unit.ts';
import { bytes } from './bytes.ts';
import { characters } from './characters.ts';
import { displayColumns } from './display-columns.ts';
import { emojiBytes } from './emoji-bytes.ts';
import { graphemes } from './graphemes.ts';
import { halfWidthKatakana } from './half-width-katakana.ts';
import { splitText } from './split-text.ts';
import { runSteps, type Steps } from './steps.ts';
import { url23 } from './url-23.ts';
import { utf16 } from './utf16.ts';
import { weighted } from './weighted.ts';

/** What can be counted in a text. */
export type TextUnit = Exclude<CountingUnit, 'items'>;

type Counter = (text: string) => number;

/** How each unit is counted in a piece of a text. */
const inPiece: Readonly<Record<TextUnit, Counter>> = {
  characters,
  weighted,
  graphemes,
  url_23: url23,
  emoji_bytes: emojiBytes,
  bytes,
  utf16,
  display_columns: displayColumns,
  half_width_katakana: halfWidthKatakana,
};

/** Counts a text in a unit, in steps. */
export function* countSteps(text: string, unit: TextUnit): Steps<number> {
  let count = 0;
  for (const piece of splitText(text)) {
    count += inPiece[unit](piece);
    yield;
  }
  return count;
}

const counterOf =
  (unit: TextUnit): Counter =>
  (text) =>
    runSteps(countSteps(text, unit));

/** How each unit is counted in a text. */
export const counters: Readonly<Record<TextUnit, Counter>> = {
  characters: counterOf('characters'),
  weighted: counterOf('weighted'),
  graphemes: counterOf('graphemes'),
  url_23: counterOf('url_23'),
  emoji_bytes: counterOf('emoji_bytes'),
  bytes: counterOf('bytes'),
  utf16: counterOf('utf16'),
  display_columns: counterOf('display_columns'),
  half_width_katakana: counterOf('half_width_katakana'),
};
