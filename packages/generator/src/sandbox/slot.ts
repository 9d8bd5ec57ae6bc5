import type { PlatformLimit } from '@handbill/contract';
import type { Frame } from './frame.ts';
import type { Group } from './patterns/kind-patterns.ts';

interface SlotBase {
  /** JSON Pointer into the output. */
  readonly pointer: string;
  /** Those of the platform, and the most characters that the output's schema allows. */
  readonly limits: readonly PlatformLimit[];
  /** The least characters that the output's schema allows. */
  readonly min: number;
  /** Whether its words count for the length. */
  readonly counted: boolean;
  /** The keywords that its text has to contain. */
  keywords: string[];
  /** What was written; empty until then. */
  text: string;
}

/** Where one line goes. */
export interface LineSlot extends SlotBase {
  readonly as: 'line';
  readonly frames: readonly Frame[];
  /** Characters. */
  readonly max: number;
  /** Whether it may contain a keyword where no running text can. */
  readonly takesKeywords: boolean;
  /** The first of its kind names the topic, where that fits. */
  readonly first: boolean;
  /** Whether it takes the keywords that the counted text is too short for. */
  readonly overflow: boolean;
  /** `always` there, there if it `fits`, or only if a keyword needs it. */
  readonly presence: 'always' | 'fits' | 'for a keyword';
}

/** Where running text goes. */
export interface ProseSlot extends SlotBase {
  readonly as: 'prose';
  readonly opening: readonly Group[];
  /** Frames to fill it with, those of its own theme first. */
  readonly pool: readonly (readonly Frame[])[];
  readonly closing: readonly Group[];
  readonly words: number;
  readonly hashtags: { readonly required: readonly string[]; readonly suggested: readonly string[] };
  /** The hashtags that its text ends with. */
  tags: readonly string[];
}

export type Slot = LineSlot | ProseSlot;

/** The output before it is written: its lists and objects, with slots where texts go. */
export type Tree =
  | { readonly as: 'slot'; readonly slot: Slot }
  | { readonly as: 'list'; readonly items: readonly Tree[] }
  | { readonly as: 'object'; readonly entries: Readonly<Record<string, Tree>> }
  | { readonly as: 'value'; readonly value: () => unknown };
