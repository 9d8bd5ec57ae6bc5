import type { Frames } from '../frame.ts';
import type { Theme } from './theme.ts';

/** How many of a part there may be, by platform; 0: it has none. */
export type Counts = Readonly<Record<string, { readonly min: number; readonly max: number }>>;

/** One line: a title, a subject, the words on a button. */
interface Line {
  readonly as: 'line';
  readonly frames: Frames;
  /** Characters; what the platform allows holds besides. */
  readonly max?: number;
  /** Takes keywords that the counted text is too short for. */
  readonly overflow?: true;
}

/** Several lines of one kind, as many as the platform wants. */
export interface Lines {
  readonly as: 'lines';
  readonly frames: Frames;
  readonly max?: number;
  /** How many, unless the platform or the requested length says otherwise. */
  readonly count: number;
  readonly counts: Counts;
}

/** One sentence at a fixed place of a text. */
export interface Group {
  readonly frames: Frames;
  /** Left out where there is no space. */
  readonly optional?: true;
  /** Stands as a paragraph of its own. */
  readonly block?: true;
}

/** Running text: opening, as much of its themes as fits, closing. */
export interface Prose {
  readonly as: 'prose';
  /** Words if no length is requested; otherwise its share of it. */
  readonly words: number;
  readonly opening: readonly Group[];
  readonly themes: readonly Theme[];
  readonly closing: readonly Group[];
  /** The post's hashtags stand at its end; where none were asked for, so many as suit the platform. */
  readonly hashtags?: Readonly<Record<string, number>>;
  /** It is `null` where its platform has none; left out: it is always there. */
  readonly counts?: Counts;
}

/** A list of headed texts, a theme each. */
export interface Headed {
  readonly as: 'headed';
  /** The names of the two fields of each item. */
  readonly names: { readonly heading: string; readonly body: string };
  readonly themes: readonly Theme[];
  /** How many, unless the requested length asks for more. */
  readonly count: number;
  /** Words in each. */
  readonly words: number;
}

/** The same parts as often as a field of the request says. */
export interface Each {
  readonly as: 'each';
  readonly count: string;
  readonly parts: Parts;
}

export type Part = Line | Lines | Prose | Headed | Each;
export type Parts = Readonly<Record<string, Part>>;

/** How a kind of content is written in one language: fields of its output. Those that are missing here are written from their schema. */
export interface KindPatterns {
  readonly parts: Parts;
}
