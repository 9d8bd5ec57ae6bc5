import type { PlatformLimit } from '@handbill/contract';
import type { Frame } from './frame.ts';
import type { Group } from './patterns/kind-patterns.ts';

interface PlaceBase {
  /** JSON Pointer into the output. */
  readonly pointer: string;
  readonly limits: readonly PlatformLimit[];
  /** Whether its words count for the length. */
  readonly counted: boolean;
  /** What is to be woven in here. */
  keywords: string[];
  /** What was written; empty until then. */
  text: string;
}

/** A place for one line. */
export interface LinePlace extends PlaceBase {
  readonly as: 'line';
  readonly frames: readonly Frame[];
  /** Characters. */
  readonly max: number;
  /** Whether a keyword may stand here, when no running text can take it. */
  readonly carries: boolean;
  /** The first of its sort names what it is about, where that fits. */
  readonly first: boolean;
  /** Whether it takes keywords that the counted text is too short for. */
  readonly overflow: boolean;
  /** `always` there, there if it `fits`, or only if a keyword needs it. */
  readonly presence: 'always' | 'fits' | 'for a keyword';
}

/** A place for running text. */
export interface ProsePlace extends PlaceBase {
  readonly as: 'prose';
  readonly opening: readonly Group[];
  /** Frames to fill it with, the nearest to its theme first. */
  readonly stock: readonly (readonly Frame[])[];
  readonly closing: readonly Group[];
  readonly words: number;
  readonly hashtags: { readonly required: readonly string[]; readonly suggested: readonly string[] };
  /** The hashtags that it ends with. */
  tags: readonly string[];
}

export type Place = LinePlace | ProsePlace;

/** The output to be: its lists and objects, with places where texts go. */
export type Tree =
  | { readonly as: 'place'; readonly place: Place }
  | { readonly as: 'list'; readonly items: readonly Tree[] }
  | { readonly as: 'object'; readonly entries: Readonly<Record<string, Tree>> }
  | { readonly as: 'value'; readonly value: () => unknown };
