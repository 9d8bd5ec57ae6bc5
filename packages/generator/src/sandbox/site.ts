import type { PlatformLimit, RequiredPart } from '@handbill/contract';
import { schemaAt } from '../definition-of.ts';
import type { Brief } from './brief.ts';
import { boundsOf } from './bounds-of.ts';
import type { Frames } from './frame.ts';
import type { LineSlot, ProseSlot, Tree } from './slot.ts';
import type { Random } from './random.ts';

/** What all parts of an output are laid out with. */
export interface LayoutOptions {
  readonly brief: Brief;
  readonly random: Random;
  /** How much longer or shorter than usual the text is to be. */
  readonly stretch: number;
}

/** One place of the output, to be laid out. */
export interface Site extends LayoutOptions {
  /** JSON Pointer. */
  readonly pointer: string;
}

export const inside = <S extends Site>(site: S, name: string | number): S => ({ ...site, pointer: `${site.pointer}/${name}` });

/** A pointer as definitions write it: `*` for any item of a list. */
const patternOf = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** Whether what stands at a pointer is at, or below, one of the definition's pointers. */
export const isUnder = (pointer: string, starts: readonly string[]): boolean => {
  const [pattern, patterns] = [patternOf(pointer), starts.map(patternOf)];
  return patterns.some((start) => pattern === start || pattern.startsWith(`${start}/`));
};

/** What holds at a pointer: limits, required parts. */
export const holdingAt = <T extends { readonly pointer: string }>(pointer: string, all: readonly T[]): T[] => {
  const pattern = patternOf(pointer);
  return all.filter((one) => one.pointer === pattern);
};

/** How many items there may be at a site, or whether a part is there: what the definition, the platform and the schema say together. */
export function countAt({ pointer, brief }: Site): { readonly min: number; readonly max: number } {
  const schema = schemaAt(brief.definition.output, pointer);
  const required: readonly Pick<RequiredPart, 'min' | 'max'>[] = holdingAt(pointer, brief.required);
  const limits = holdingAt(pointer, brief.limits).filter(({ unit }) => unit === 'items');
  const all = [...required, ...limits, ...(schema === undefined ? [] : [boundsOf(schema)])];
  const max = Math.min(...all.map((one) => one.max ?? Infinity));
  return { min: Math.min(max, Math.max(0, ...all.map(({ min = 0 }) => min))), max };
}

function baseOf({ brief, pointer }: Site) {
  const schema = schemaAt(brief.definition.output, pointer);
  const { min, max } = schema === undefined ? { min: 0, max: Infinity } : boundsOf(schema);
  const limit: PlatformLimit = { pointer, unit: 'utf16', max, outcome: 'fail', source: 'The definition of the kind' };
  return {
    pointer,
    limits: [...holdingAt(pointer, brief.limits), ...(max === Infinity ? [] : [limit])],
    min,
    counted: brief.counts(pointer),
    keywords: [],
    text: '',
  };
}

export const lineSlot = (
  site: Site,
  { frames, max = Infinity }: { readonly frames: Frames; readonly max?: number },
  rest: Pick<LineSlot, 'takesKeywords' | 'first' | 'overflow' | 'presence'>,
): Tree => ({
  as: 'slot',
  slot: { as: 'line', ...baseOf(site), frames: site.brief.inTone(frames), max, ...rest },
});

export const proseSlot = (site: Site, rest: Pick<ProseSlot, 'opening' | 'closing' | 'pool' | 'words' | 'hashtags'>): Tree => ({
  as: 'slot',
  slot: { as: 'prose', ...baseOf(site), ...rest, tags: [] },
});
