import type { CountingUnit } from '@handbill/contract';

/** How each unit is called before people. */
export const units: Readonly<Record<CountingUnit, string>> = {
  characters: 'characters',
  weighted: 'characters as X counts them',
  graphemes: 'characters',
  url_23: 'characters as Mastodon counts them',
  emoji_bytes: 'characters as Threads counts them',
  bytes: 'bytes',
  utf16: 'characters',
  display_columns: 'columns',
  half_width_katakana: 'half-width katakana',
  items: 'items',
};
