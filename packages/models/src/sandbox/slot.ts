import type { PlatformLimit } from '@handbill/contract';
import * as z from 'zod';

/** What a text is for: decides what can stand there. */
export type Role = 'title' | 'heading' | 'question' | 'button' | 'line' | 'prose';

export interface Slot {
  readonly pointer: string;
  readonly role: Role;
  readonly isMarkdown: boolean;
  /** Those of the platform, what search engines show, and the most characters that the output's schema allows. */
  readonly limits: readonly PlatformLimit[];
  readonly min: number;
  readonly counted: boolean;
  /** Words, where no length is asked for; otherwise its share of it. */
  readonly weight: number;
  /** `always` there, there if it `fits`, or only if a keyword needs it. */
  readonly presence: 'always' | 'fits' | 'for a keyword';
  /** Its place in its list; `-1` outside of lists. */
  readonly index: number;
  /** A post has the hashtags, a letter begins and ends as one, an answer is to the question of the same place. */
  readonly kind: 'post' | 'letter' | 'answer' | 'text';
  /** Whether it has its text already and keeps it. */
  readonly isKept: boolean;
  keywords: readonly string[];
  /** Where the text leads, as it stands in this text; empty where it is not to. */
  link: string;
  hashtags: readonly string[];
  text: string;
}

/** The output before it is written: lists and objects, slots where texts go, and functions of what these will be. */
export type Tree = Slot | readonly Tree[] | ReadonlyMap<string, Tree> | (() => unknown);

export const isSlot = (tree: Tree | undefined): tree is Slot => typeof tree === 'object' && 'role' in tree;

export function slotsIn(tree: Tree): Slot[] {
  if (isSlot(tree)) return [tree];
  return typeof tree === 'function' ? [] : [...tree.values()].flatMap(slotsIn);
}

/** The output, once its slots are written; a line that is left empty is not there. */
export function valueOf(tree: Tree): unknown {
  if (isSlot(tree)) return tree.text;
  if (typeof tree === 'function') return tree();
  if (tree instanceof Map) return outputOf(tree);
  return [...tree.values()].filter((item) => !isSlot(item) || item.text !== '' || item.isKept).map(valueOf);
}

export const outputOf = (tree: ReadonlyMap<string, Tree>): object =>
  Object.fromEntries([...tree].map(([name, member]) => [name, valueOf(member)]));

/** Whether a slot is an item of a list of lines. */
export const isInList = ({ pointer }: Pick<Slot, 'pointer'>): boolean => /\/\d+$/.test(pointer);

/** How long a text may be in characters (UTF-16), or how many items a list may have. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  /** Whether a text has to have a form besides: an address, a date, a pattern. */
  readonly hasForm: boolean;
}

const known = new WeakMap<z.core.$ZodType, Bounds>();

/** What a schema says of a text's or a list's length. */
export function boundsOf(schema: z.core.$ZodType): Bounds {
  const seen = known.get(schema);
  if (seen !== undefined) return seen;
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const bounds = {
    min: json.minLength ?? json.minItems ?? 0,
    max: json.maxLength ?? json.maxItems ?? Infinity,
    hasForm: json.pattern !== undefined || json.format !== undefined || json.allOf !== undefined,
  };
  known.set(schema, bounds);
  return bounds;
}
