/** The unit that a platform counts in; how each of them is counted is in `counters`. */
export type CountingUnit =
  | 'characters'
  | 'weighted'
  | 'graphemes'
  | 'url_23'
  | 'bytes'
  | 'utf16'
  | 'display_columns'
  | 'half_width_katakana'
  | 'links'
  | 'hashtags'
  | 'items';

/** Each unit in words, for models and for readers of the document. */
export const unitDescriptions: Readonly<Record<CountingUnit, string>> = {
  characters: 'characters',
  weighted: 'characters as Twitter counts them: each link is 23; emoji and East Asian characters are 2',
  graphemes: 'characters, an emoji being one',
  url_23: 'characters, each link being 23',
  bytes: 'bytes of UTF-8, an accented letter being 2, others and emoji 3 or more',
  utf16: 'characters, most emoji being 2',
  display_columns: 'characters, an East Asian one being 2',
  half_width_katakana: 'half-width katakana',
  links: 'links',
  hashtags: 'hashtags',
  items: 'items',
};

/** Whether a unit says how long a text is, and not how many things are in it. */
export const isLengthUnit = (unit: CountingUnit): boolean => !['items', 'links', 'hashtags', 'half_width_katakana'].includes(unit);

/** One limit of one platform on one part of an output. */
export interface PlatformLimit {
  /** JSON Pointer into the output, `*` for each item of a list. */
  readonly pointer: string;
  readonly unit: CountingUnit;
  readonly min?: number;
  readonly max: number;
  /** `fail`: the platform refuses more. `warn`: it accepts more, but cuts it or advises less. `info`: it shows the rest behind “more”. */
  readonly outcome: 'fail' | 'warn' | 'info';
  /** The platform's own statement, or its observed behaviour where it states nothing or otherwise, and the date of the look. */
  readonly source: string;
}
