import { words } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { keeps } from './limits.ts';
import type { Place } from './place.ts';

/** The part of a limit that keywords may take, as long as there is a choice: the rest is for sentences. */
const comfortably = 'word '.repeat(12);

const carriers = (places: readonly Place[]): Place[][] => [
  places.filter((place) => place.as === 'prose' && place.counted),
  places.filter((place) => place.as === 'line' && place.carries && place.counted),
];

function takes(place: Place, keyword: string, reserve: string): boolean {
  const joined = [...place.keywords, keyword].join(' ');
  const tags = place.as === 'prose' ? place.hashtags.required.map((tag) => ` #${tag}`).join('') : '';
  return keeps(`${joined}${tags}${reserve}`, place.limits, 'hard') && (place.as === 'prose' || joined.length <= place.max);
}

/** The fewest keywords for its size first, the earlier place where that is equal; nothing is as full as a line that has one. */
function emptiest(places: readonly Place[]): Place | undefined {
  const load = (place: Place): number => place.keywords.length / (place.as === 'prose' ? place.words : 1);
  return places.reduce<Place | undefined>((best, place) => (best === undefined || load(place) < load(best) ? place : best), undefined);
}

function home(tiers: readonly Place[][], keyword: string): Place | undefined {
  for (const reserve of [comfortably, '']) {
    for (const tier of tiers) {
      const spacious = tier[0]?.as === 'line' ? '' : reserve;
      const free = emptiest(tier.filter((place) => takes(place, keyword, spacious)));
      if (free !== undefined) return free;
    }
  }
  return undefined;
}

function assigned(tiers: readonly Place[][], keywords: readonly string[]): boolean {
  for (const place of tiers.flat()) place.keywords = [];
  return keywords.every((keyword) => {
    const place = home(tiers, keyword);
    place?.keywords.push(keyword);
    return place !== undefined;
  });
}

/** The part of the length that keywords may take before sentences would hardly have a place. */
const share = 0.75;

/** How many of the keywords, in order, there are words for. */
function affordable(keywords: readonly string[], { length, language, lengthOutcome }: Brief): number {
  if (length === null || lengthOutcome === 'warn') return keywords.length;
  let left = length * share;
  const end = keywords.findIndex((keyword) => (left -= words(keyword, language)) < 0);
  return end === -1 ? keywords.length : end;
}

/**
 * Gives each keyword a place: running text first, then lines where it fits; in the brief's order, or, where room is scarce,
 * the longest first. What fits nowhere goes to the first place all the same: a text that is too long is seen, a missing keyword is not.
 */
export function assignKeywords(places: readonly Place[], brief: Brief): void {
  const overflow = places.find((place) => place.as === 'line' && place.overflow);
  const end = overflow === undefined ? brief.keywords.length : affordable(brief.keywords, brief);
  const keywords = brief.keywords.slice(0, end);
  overflow?.keywords.push(...brief.keywords.slice(end));
  const tiers = carriers(places);
  if (assigned(tiers, keywords)) return;
  if (
    assigned(
      tiers,
      keywords.toSorted((left, right) => right.length - left.length),
    )
  )
    return;
  const given = new Set(tiers.flat().flatMap((place) => place.keywords));
  tiers.flat()[0]?.keywords.push(...keywords.filter((keyword) => !given.has(keyword)));
}
