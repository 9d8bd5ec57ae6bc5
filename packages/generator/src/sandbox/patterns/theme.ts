import type { Frame } from '../frame.ts';

/** What a section is about: headings to choose from, a sentence to begin with, and points that may follow in any order. */
export interface Theme {
  readonly headings: readonly Frame[];
  readonly leads: readonly Frame[];
  readonly points: readonly Frame[];
}
