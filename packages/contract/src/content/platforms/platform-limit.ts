/** The unit that a platform counts in; how each of them is counted is in `counters`. */
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

/** One limit of one platform on one part of an output. */
export interface PlatformLimit {
  /** JSON Pointer into the output, `*` for each item of a list. */
  readonly pointer: string;
  readonly unit: CountingUnit;
  readonly min?: number;
  readonly max: number;
  /** `fail`: the platform refuses more. `warn`: it accepts more, but hides or cuts it. */
  readonly outcome: 'fail' | 'warn';
  /** Where the figure is from, and when it was looked up. */
  readonly source: string;
}
