import type { PlatformLimit } from '@handbill/contract';
import * as z from 'zod';

/** The place of a text in the output. */
export interface Slot {
  readonly pointer: string;
  readonly role: 'title' | 'heading' | 'question' | 'button' | 'line' | 'prose';
  /** A post has the hashtags, a letter begins and ends as one, an answer is to the question of the same place. */
  readonly kind: 'post' | 'letter' | 'answer' | 'text';
  readonly isMarkdown: boolean;
  /** Those of the platform, of search engines, and of the output's schema. */
  readonly limits: readonly PlatformLimit[];
  /** In characters. */
  readonly min: number;
  /** Whether its words count for the length. */
  readonly counted: boolean;
  /** Words, where no length is asked for; otherwise its share of it. */
  readonly weight: number;
  /** Whether it may be left empty: an item of a list that needs no more of them. */
  readonly isOptional: boolean;
  /** Its place in its list; `-1` outside of lists. */
  readonly index: number;
  /** Whether it has its text already and keeps it. */
  readonly isKept: boolean;
  keywords: readonly string[];
  /** The link as it stands in this text; empty where it is not to. */
  link: string;
  hashtags: readonly string[];
  text: string;
}

/** The output before it is written: lists and objects, slots for texts, and functions that make the rest once these are written. */
export type Tree = Slot | readonly Tree[] | ReadonlyMap<string, Tree> | (() => unknown);

export const isSlot = (tree: Tree | undefined): tree is Slot => typeof tree === 'object' && 'role' in tree;

export function slotsIn(tree: Tree): Slot[] {
  if (isSlot(tree)) return [tree];
  return typeof tree === 'function' ? [] : [...tree.values()].flatMap(slotsIn);
}

/** The output, once its slots are written; a line that is left empty is not there. */
function valueOf(tree: Tree): unknown {
  if (isSlot(tree)) return tree.text;
  if (typeof tree === 'function') return tree();
  if (tree instanceof Map) return outputOf(tree);
  return [...tree.values()].filter((item) => !isSlot(item) || item.text !== '' || item.isKept).map(valueOf);
}

export const outputOf = (tree: ReadonlyMap<string, Tree>): object =>
  Object.fromEntries([...tree].map(([name, member]) => [name, valueOf(member)]));

/** Bounds of a text in characters (UTF-16), or of a list in items; a text may need a form besides: an address, a date, a pattern. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly hasForm: boolean;
}

const known = new WeakMap<z.core.$ZodType, Bounds>();

/** The bounds that a schema sets. */
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
