import type { CountingUnit } from '../platforms/counting-unit.ts';
import { bytes } from './bytes.ts';
import { characters } from './characters.ts';
import { displayColumns } from './display-columns.ts';
import { emojiBytes } from './emoji-bytes.ts';
import { graphemes } from './graphemes.ts';
import { url23 } from './url-23.ts';
import { utf16 } from './utf16.ts';
import { weighted } from './weighted.ts';

/** What can be counted in a text. */
export type TextUnit = Exclude<CountingUnit, 'items'>;

/** How each unit is counted in a text. */
export const counters: Readonly<Record<TextUnit, (text: string) => number>> = {
  characters,
  weighted,
  graphemes,
  url_23: url23,
  emoji_bytes: emojiBytes,
  bytes,
  utf16,
  display_columns: displayColumns,
};
