import { words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { keepsLimits } from './keeps-limits.ts';
import type { Slot } from './slot.ts';

/**
 * Gives each keyword a slot: running text first, then lines where it fits; in the brief's order, or, where space is scarce, the longest
 * first. One that fits nowhere goes to the first slot all the same: a text that is too long is noticed, a missing keyword is not.
 * Alternatives, such as the variants of an ad, each have all of them where they can.
 */
export function assignKeywords(slots: readonly Slot[], keywords: readonly string[], brief: Brief): void {
  const groups = Map.groupBy(slots, ({ pointer }) => alternativeOf(pointer, brief));
  const left = [...groups.values()].filter((group) => !assignIn(group, keywords, brief));
  if (left.length < groups.size) return;
  const tiers = tiersOf(slots);
  const longestFirst = keywords.toSorted((one, other) => other.length - one.length);
  if (assignAll(tiers, keywords, brief) || assignAll(tiers, longestFirst, brief)) return;
  const [first] = tiers.flat();
  const assigned = new Set(slots.flatMap((slot) => slot.keywords));
  if (first !== undefined) first.keywords = [...first.keywords, ...keywords.filter((keyword) => !assigned.has(keyword))];
}

/** The item that a pointer is in, where the output is nothing but a list of alternatives. */
export const alternativeOf = (pointer: string, { definition }: Brief): string =>
  Object.keys(definition.output.shape).length === 1 ? pointer.split('/').slice(0, 3).join('/') : '';

function assignIn(slots: readonly Slot[], keywords: readonly string[], brief: Brief): boolean {
  const tiers = tiersOf(slots);
  const longestFirst = keywords.toSorted((one, other) => other.length - one.length);
  if (assignAll(tiers, keywords, brief) || assignAll(tiers, longestFirst, brief)) return true;
  for (const slot of slots) slot.keywords = [];
  return false;
}

/** The part of the length that keywords may take before there is hardly any left for sentences. */
const keywordShare = 0.5;

/** The slots that may take keywords, the preferred ones first. */
const tiersOf = (slots: readonly Slot[]): Slot[][] =>
  [true, false].flatMap((counted) => [
    slots.filter((slot) => slot.role === 'prose' && slot.counted === counted),
    slots.filter((slot) => slot.role !== 'prose' && slot.takesKeywords && slot.counted === counted),
  ]);

function assignAll(tiers: readonly Slot[][], keywords: readonly string[], brief: Brief): boolean {
  for (const slot of tiers.flat()) slot.keywords = [];
  let left = brief.length !== null && brief.lengthOutcome === 'fail' ? brief.length * keywordShare : Infinity;
  const uncounted = tiers.map((tier) => tier.filter(({ counted }) => !counted));
  return keywords.every((keyword) => {
    left -= left === Infinity ? 0 : words(keyword, brief.tag);
    // What the text is too short for goes where words are not counted.
    const slot =
      (left < 0 ? findSlot(uncounted, keyword, 'any', brief) : undefined) ??
      findSlot(tiers, keyword, 'some', brief) ??
      findSlot(tiers, keyword, 'any', brief);
    if (slot !== undefined) slot.keywords = [...slot.keywords, keyword];
    return slot !== undefined;
  });
}

/** What of a running text's limit is left to sentences as long as there is a choice. */
const reserve = 'word '.repeat(12);

function findSlot(tiers: readonly Slot[][], keyword: string, left: 'some' | 'any', brief: Brief): Slot | undefined {
  for (const tier of tiers) {
    const fitting = tier.filter((slot) => fits(slot, [keyword, left === 'some' && slot.role === 'prose' ? reserve : ''], brief));
    const free = fitting.toSorted((one, other) => one.keywords.length / one.weight - other.keywords.length / other.weight)[0];
    if (free !== undefined) return free;
  }
  return undefined;
}

/** What running text has to end with: its link and its hashtags. */
export const endingOf = (slot: Slot, { link, hashtags }: Brief): string[] =>
  slot.isPost ? [...(link === undefined ? [] : [link]), ...hashtags.required.map((tag) => `#${tag}`)] : [];

const fits = (slot: Slot, more: readonly string[], brief: Brief): boolean =>
  keepsLimits([...slot.keywords, ...endingOf(slot, brief), ...more].join(' ').trimEnd(), slot.limits, 'hard');
