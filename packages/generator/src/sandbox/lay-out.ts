import type * as z from 'zod';
import { layOutField } from './lay-out-field.ts';
import { layOutPart } from './lay-out-part.ts';
import { inside, type LayoutOptions, type Site } from './site.ts';
import type { Slot, Tree } from './slot.ts';
import { slugOf } from './slug.ts';

/** Lays an output out, field by field of its definition: every text has its slot, and none is written yet. */
export function layOut(options: LayoutOptions): Tree {
  const { definition } = options.brief;
  const entries: Record<string, Tree> = {};
  const progress = { hasTitle: false, hasOpening: false };
  for (const [name, schema] of Object.entries(definition.output.shape)) {
    const site = { ...inside({ ...options, pointer: '' }, name), progress };
    entries[name] = madeFromAnother(name, site, entries) ?? layOutText(name, schema, site);
  }
  return { as: 'object', entries };
}

/** By its patterns, or from its schema where there are none. */
function layOutText(name: string, schema: z.core.$ZodType, site: Parameters<typeof layOutField>[1]): Tree {
  const part = site.brief.parts[name];
  return part === undefined ? layOutField(schema, site) : layOutPart(part, site);
}

/** A slug, or the list of the hashtags that a text contains: known once the other field is written. */
function madeFromAnother(name: string, { brief }: Site, entries: Readonly<Record<string, Tree>>): Tree | undefined {
  const { slug, hashtags, name: kind } = brief.definition;
  if (slug?.field === name) return { as: 'value', value: () => slugOf(slotIn(entries[slug.from])?.text ?? '', kind.replaceAll('_', '-')) };
  if (hashtags?.listed === name) return { as: 'value', value: () => tagsIn(slotIn(entries[hashtags.text])) };
  return undefined;
}

const slotIn = (tree: Tree | undefined): Slot | undefined => (tree?.as === 'slot' ? tree.slot : undefined);
const tagsIn = (slot: Slot | undefined): readonly string[] => (slot?.as === 'prose' ? slot.tags : []);

/** Every slot of an output, in order. */
export function slotsIn(tree: Tree): Slot[] {
  if (tree.as === 'slot') return [tree.slot];
  if (tree.as === 'value') return [];
  return (tree.as === 'list' ? tree.items : Object.values(tree.entries)).flatMap(slotsIn);
}

const isUnused = (tree: Tree): boolean => tree.as === 'slot' && tree.slot.as === 'line' && tree.slot.text === '';

/** The output, once its slots are written. */
export function valueOf(tree: Tree): unknown {
  if (tree.as === 'slot') return tree.slot.text;
  if (tree.as === 'value') return tree.value();
  if (tree.as === 'list') return tree.items.filter((item) => !isUnused(item)).map(valueOf);
  return Object.fromEntries(Object.entries(tree.entries).map(([name, entry]) => [name, valueOf(entry)]));
}
