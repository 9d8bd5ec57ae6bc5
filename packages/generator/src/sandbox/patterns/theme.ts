import type { Frame } from '../frame.ts';

/** What a section is about: headings to choose from, a sentence to begin with, and points of which some follow, in their order. */
export interface Theme {
  /** Comes before the others where there is no space for all. */
  readonly core?: true;
  readonly headings: readonly Frame[];
  readonly leads: readonly Frame[];
  readonly points: readonly Frame[];
}
