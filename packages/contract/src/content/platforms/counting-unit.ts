/** The unit that a platform counts in; what each of them means is in `counters`. */
export type CountingUnit =
  | 'characters'
  | 'weighted'
  | 'graphemes'
  | 'url_23'
  | 'emoji_bytes'
  | 'bytes'
  | 'utf16'
  | 'display_columns'
  | 'half_width_katakana'
  | 'items';
