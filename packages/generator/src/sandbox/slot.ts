import type { PlatformLimit } from '@handbill/contract';

/** What a text is for: decides what can stand there. */
export type Role = 'title' | 'heading' | 'question' | 'button' | 'line' | 'prose';

/** Where a text goes. */
export interface Slot {
  /** JSON Pointer into the output. */
  readonly pointer: string;
  readonly role: Role;
  readonly isMarkdown: boolean;
  /** Those of the platform, what search engines show, and the most characters that the output's schema allows. */
  readonly limits: readonly PlatformLimit[];
  /** The least characters. */
  readonly min: number;
  /** Whether its words count for the length. */
  readonly counted: boolean;
  /** Words, where no length is asked for; otherwise its share of it. */
  readonly weight: number;
  /** `always` there, there if it `fits`, or only if a keyword needs it. */
  readonly presence: 'always' | 'fits' | 'for a keyword';
  /** Whether it may take keywords where no running text can. */
  readonly takesKeywords: boolean;
  /** Its place in its list. */
  readonly index: number;
  /** Whether it is the text that the hashtags and the link go into. */
  readonly isPost: boolean;
  /** The place of the question that it answers. */
  readonly answers: number | undefined;
  /** Whether it begins and ends as a letter does. */
  readonly isLetter: boolean;
  /** The keywords that its text has to contain. */
  keywords: readonly string[];
  /** The hashtags that its text ends with. */
  hashtags: readonly string[];
  /** What was written; empty until then. */
  text: string;
}

/** The output before it is written: its lists and objects, with slots where texts go. */
export type Tree =
  | { readonly as: 'slot'; readonly slot: Slot }
  | { readonly as: 'list'; readonly items: readonly Tree[] }
  | { readonly as: 'object'; readonly entries: Readonly<Record<string, Tree>> }
  | { readonly as: 'value'; readonly value: () => unknown };

/** Every slot of an output, in order. */
export function slotsIn(tree: Tree): Slot[] {
  if (tree.as === 'slot') return [tree.slot];
  if (tree.as === 'value') return [];
  return (tree.as === 'list' ? tree.items : Object.values(tree.entries)).flatMap(slotsIn);
}

const isUnused = (tree: Tree): boolean => tree.as === 'slot' && tree.slot.text === '';

/** The output, once its slots are written. */
export function valueOf(tree: Tree): unknown {
  if (tree.as === 'slot') return tree.slot.text;
  if (tree.as === 'value') return tree.value();
  if (tree.as === 'list') return tree.items.filter((item) => !isUnused(item)).map(valueOf);
  return Object.fromEntries(Object.entries(tree.entries).map(([name, entry]) => [name, valueOf(entry)]));
}
