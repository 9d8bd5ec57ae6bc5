import { words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { foldedOf, holds } from './holds.ts';
import { keepsLimits } from './keeps-limits.ts';
import { isInList, type Slot } from './slot.ts';

/**
 * Gives each keyword that no kept text has a slot: the longest first, so that each finds space; running text first,
 * then lines. One that fits nowhere goes to the first slot all the same: a text that is too long is noticed, a missing
 * keyword is not. Alternatives, such as the variants of an ad, each have all of them where they can.
 */
export function assignKeywords(slots: readonly Slot[], brief: Brief): void {
  let isPlaced = false;
  for (const group of Map.groupBy(slots, ({ pointer }) => alternativeOf(pointer, brief)).values()) {
    const free = group.filter(({ isKept }) => !isKept);
    const left = assign(free, lacking(group, brief), brief);
    if (left.length > 0) for (const slot of free) slot.keywords = [];
    else isPlaced = true;
  }
  if (isPlaced) return;
  const free = slots.filter(({ isKept }) => !isKept);
  const left = assign(free, lacking(slots, brief), brief);
  const first = tiersOf(free).flat()[0] ?? free[0];
  if (first !== undefined) first.keywords = [...first.keywords, ...left];
}

/** The item that a pointer is in, where the output is nothing but a list of alternatives. */
export const alternativeOf = (pointer: string, { definition }: Pick<Brief, 'definition'>): string =>
  Object.keys(definition.output.shape).length === 1 ? pointer.split('/').slice(0, 3).join('/') : '';

function lacking(slots: readonly Slot[], { keywords }: Brief): string[] {
  const kept = foldedOf(slots.flatMap(({ isKept, text }) => (isKept ? text : [])).join('\n'));
  return keywords.filter((keyword) => !holds(kept, keyword)).map(({ text }) => text);
}

/** The part of the length that keywords may take before there is hardly any left for sentences. */
const keywordShare = 0.5;

const tiersOf = (slots: readonly Slot[]): Slot[][] =>
  [true, false].flatMap((counted) => [
    slots.filter((slot) => slot.role === 'prose' && slot.counted === counted),
    slots.filter((slot) => (slot.role === 'line' || (slot.role !== 'prose' && isInList(slot))) && slot.counted === counted),
  ]);

function assign(slots: readonly Slot[], keywords: readonly string[], brief: Brief): readonly string[] {
  const [tiers, uncounted] = [tiersOf(slots), tiersOf(slots.filter(({ counted }) => !counted))];
  const left: string[] = [];
  let wordsLeft = brief.length !== null && brief.definition.length.outcome === 'fail' ? brief.length * keywordShare : Infinity;
  for (const slot of slots) slot.keywords = [];
  for (const keyword of keywords.toSorted((one, other) => other.length - one.length)) {
    wordsLeft -= words(keyword, brief.tag);
    // What the text is too short for goes where words are not counted.
    const slot =
      (wordsLeft < 0 ? findSlot(uncounted, keyword, '', brief) : undefined) ??
      findSlot(tiers, keyword, reserve, brief) ??
      findSlot(tiers, keyword, '', brief);
    if (slot === undefined) left.push(keyword);
    else slot.keywords = [...slot.keywords, keyword];
  }
  return left;
}

/** What of a running text's limit is left to sentences as long as there is a choice. */
const reserve = 'word '.repeat(12);

/** The slot with the fewest keywords for its size among those of the first tier that has one with space. */
function findSlot(tiers: readonly Slot[][], keyword: string, left: string, brief: Brief): Slot | undefined {
  for (const tier of tiers) {
    const freest = tier.toSorted((one, other) => one.keywords.length / one.weight - other.keywords.length / other.weight);
    const free = freest.find((slot) => {
      const text = [...slot.keywords, ...endingOf(slot, brief), keyword, slot.role === 'prose' ? left : ''].join(' ').trimEnd();
      return keepsLimits(text, slot.limits, 'hard');
    });
    if (free !== undefined) return free;
  }
  return undefined;
}

/** What running text has to end with: its link and its hashtags. */
export const endingOf = ({ link, kind }: Slot, { hashtags }: Brief): string[] =>
  [link, ...(kind === 'post' ? hashtags.required.map((tag) => `#${tag}`) : [])].filter((text) => text !== '');
