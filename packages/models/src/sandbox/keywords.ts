import type { Brief } from './brief.ts';
import { holds } from './holds.ts';
import { keepsLimits } from './keeps-limits.ts';
import type { Slot } from './slot.ts';

/**
 * Gives each keyword that no kept text has a slot: the longest first, so that each finds space. One that fits nowhere goes to the first
 * slot all the same: a text that is too long is noticed, a missing keyword is not. Alternatives, such as the variants of an ad, each have
 * all of them where they can.
 */
export function assignKeywords(slots: readonly Slot[], brief: Brief): void {
  let isPlaced = false;
  for (const group of Map.groupBy(slots, ({ pointer }) => alternativeOf(pointer, brief)).values()) {
    if (assign(group, brief).length === 0) isPlaced = true;
    else for (const slot of group) slot.keywords = [];
  }
  if (isPlaced) return;
  const left = assign(slots, brief);
  const free = slots.filter(({ isKept }) => !isKept);
  const first = free.find(({ role }) => role === 'prose') ?? free.find(isBearing) ?? free[0];
  if (first !== undefined) first.keywords = [...first.keywords, ...left];
}

/** The item that a pointer is in, where the output is nothing but a list of alternatives. */
export const alternativeOf = (pointer: string, { definition }: Pick<Brief, 'definition'>): string =>
  Object.keys(definition.output.shape).length === 1 ? pointer.split('/').slice(0, 3).join('/') : '';

/** Whether a slot is an item of a list of lines. */
export const isInList = ({ pointer }: Pick<Slot, 'pointer'>): boolean => /\/\d+$/.test(pointer);

const isBearing = (slot: Slot): boolean => slot.role === 'prose' || slot.role === 'line' || isInList(slot);

/** The part of the length that keywords may take before there is hardly any left for sentences. */
const keywordShare = 0.5;
/** The space of a running text that is left to sentences as long as there is a choice. */
const reserve = 'word '.repeat(12);

/** Assigns all keywords that the kept ones of these slots lack; returns those that fit nowhere. */
function assign(slots: readonly Slot[], brief: Brief): readonly string[] {
  const kept = slots.flatMap(({ isKept, text }) => (isKept ? text : [])).join('\n');
  const bearing = slots.filter((slot) => !slot.isKept && isBearing(slot));
  const left: string[] = [];
  const { length } = brief.request;
  let wordsLeft = length !== null && brief.definition.length.outcome === 'fail' ? length * keywordShare : Infinity;
  for (const slot of bearing) slot.keywords = [];
  for (const keyword of brief.keywords.filter((one) => !holds(kept, one)).toSorted((one, other) => other.length - one.length)) {
    wordsLeft -= brief.words(keyword);
    const fits = (slot: Slot, behind = ''): boolean =>
      keepsLimits([...slot.keywords, ...endingOf(slot, brief), keyword, behind].join(' ').trimEnd(), slot.limits, 'hard');
    // A keyword that the text is too short for goes where words are not counted; any other one into running text first.
    const rankOf = (slot: Slot): number =>
      (wordsLeft < 0 && slot.counted ? 8 : 0) +
      (slot.role !== 'prose' || fits(slot, reserve) ? 0 : 4) +
      (wordsLeft < 0 || slot.counted ? 0 : 2) +
      (slot.role === 'prose' ? 0 : 1);
    const ranked = bearing
      .filter((slot) => fits(slot))
      .map((slot) => ({ slot, rank: rankOf(slot), fill: slot.keywords.length / slot.weight }))
      .toSorted((one, other) => one.rank - other.rank || one.fill - other.fill);
    const slot = ranked[0]?.slot;
    if (slot === undefined) left.push(keyword);
    else slot.keywords = [...slot.keywords, keyword];
  }
  return left;
}

/** The end of a running text: its link and its hashtags. */
export const endingOf = ({ link, kind }: Slot, { hashtags }: Brief): string[] =>
  [link, ...(kind === 'post' ? hashtags.required.map((tag) => `#${tag}`) : [])].filter((text) => text !== '');
