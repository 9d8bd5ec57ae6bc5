import { fold, occursIn, words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { keepsLimits } from './keeps-limits.ts';
import type { Slot } from './slot.ts';

/** Whether a text contains a phrase as words of its own, in any case. */
export const contains = (text: string, phrase: string): boolean => occursIn(fold(text), fold(phrase));

/** A phrase without half-width katakana, which means the same: checks do not tell the two apart. */
export const inFullWidth = (phrase: string): string => phrase.replace(/[\uFF61-\uFF9F]+/g, (katakana) => katakana.normalize('NFKC'));

/** The keywords that have to be written: not those that another keyword contains. */
export function distinctKeywords(keywords: readonly string[]): string[] {
  return keywords.filter((keyword, index) =>
    keywords.every((other, otherIndex) => {
      if (otherIndex === index || !contains(other, keyword)) return true;
      // Two that contain each other are the same: the first one stays.
      return contains(keyword, other) && index < otherIndex;
    }),
  );
}

/**
 * Gives each keyword a slot: running text first, then lines where it fits; in the brief's order, or, where space is scarce,
 * the longest first. One that fits nowhere goes to the first slot all the same: a text that is too long is noticed, a missing keyword is not.
 */
export function assignKeywords(slots: readonly Slot[], brief: Brief): void {
  const overflow = slots.find((slot) => slot.as === 'line' && slot.overflow);
  const end = overflow === undefined ? brief.keywords.length : affordable(brief.keywords, brief);
  const keywords = brief.keywords.slice(0, end);
  overflow?.keywords.push(...brief.keywords.slice(end));
  const tiers = tiersOf(slots);
  const longestFirst = keywords.toSorted((left, right) => right.length - left.length);
  if (assignAll(tiers, keywords) || assignAll(tiers, longestFirst)) return;
  const assigned = new Set(tiers.flat().flatMap((slot) => slot.keywords));
  tiers.flat()[0]?.keywords.push(...keywords.filter((keyword) => !assigned.has(keyword)));
}

/** The part of the length that keywords may take before there is hardly any left for sentences. */
const keywordShare = 0.75;

/** How many of the keywords, in order, there are words for. */
function affordable(keywords: readonly string[], { length, language, lengthOutcome }: Brief): number {
  if (length === null || lengthOutcome === 'warn') return keywords.length;
  let left = length * keywordShare;
  const end = keywords.findIndex((keyword) => (left -= words(keyword, language)) < 0);
  return end === -1 ? keywords.length : end;
}

/** The slots that may take keywords, the preferred ones first. */
const tiersOf = (slots: readonly Slot[]): Slot[][] =>
  [true, false].flatMap((counted) => [
    slots.filter((slot) => slot.as === 'prose' && slot.counted === counted),
    slots.filter((slot) => slot.as === 'line' && slot.takesKeywords && slot.counted === counted),
  ]);

function assignAll(tiers: readonly Slot[][], keywords: readonly string[]): boolean {
  for (const slot of tiers.flat()) slot.keywords = [];
  return keywords.every((keyword) => {
    const slot = findSlot(tiers, keyword);
    slot?.keywords.push(keyword);
    return slot !== undefined;
  });
}

/** The part of a limit that is left to sentences as long as there is a choice. */
const sentenceReserve = 'word '.repeat(12);

function findSlot(tiers: readonly Slot[][], keyword: string): Slot | undefined {
  for (const reserve of [sentenceReserve, '']) {
    for (const tier of tiers) {
      const needed = tier[0]?.as === 'line' ? '' : reserve;
      const free = leastLoaded(tier.filter((slot) => fits(slot, keyword, needed)));
      if (free !== undefined) return free;
    }
  }
  return undefined;
}

function fits(slot: Slot, keyword: string, reserve: string): boolean {
  const joined = [...slot.keywords, keyword].join(' ');
  const tags = slot.as === 'prose' ? slot.hashtags.required.map((tag) => ` #${tag}`).join('') : '';
  return keepsLimits(`${joined}${tags}${reserve}`, slot.limits, 'hard') && (slot.as === 'prose' || joined.length <= slot.max);
}

/** The slot with the fewest keywords for its size, the first of equals. */
function leastLoaded(slots: readonly Slot[]): Slot | undefined {
  const load = (slot: Slot): number => slot.keywords.length / (slot.as === 'prose' ? slot.words : 1);
  return slots.reduce<Slot | undefined>((best, slot) => (best === undefined || load(slot) < load(best) ? slot : best), undefined);
}
