import type { TextUnit } from '../counting/counters.ts';
import { isLengthUnit, type PlatformLimit } from '../counting/platform-limit.ts';
import { minimumLength, requiredPhrases, type RequiredPhrase } from './minimum-length.ts';

/** The least length of a text, and the limit of its platform. */
export interface Shortage {
  readonly needed: number;
  readonly allowed: number;
}

/** The first of a text's limits that keywords and hashtags exceed by themselves, whatever else the text says. */
export function shortageInText(
  { keywords, hashtags }: { readonly keywords: readonly string[]; readonly hashtags: readonly string[] },
  limits: readonly PlatformLimit[],
): Shortage | undefined {
  const upperBound = maxPossibleLength([...hashtags, ...keywords]);
  for (const { unit, max, outcome } of limits) {
    if (unit === 'items' || !isLengthUnit(unit) || outcome !== 'fail' || upperBound <= max) continue;
    const needed = minimumLength(requiredPhrases(keywords, hashtags), [unit]);
    if (needed > max) return { needed, allowed: max };
  }
  return undefined;
}

/** A quick upper bound of their length: three for a character, and one between. */
const maxPossibleLength = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.length * 3 + 2, 0);

/** The space that one part of an output offers: so many texts, each of at most so much. */
export interface PartSpace {
  readonly unit: TextUnit;
  readonly max: number;
  readonly count: number;
}

/** A keyword that fits into none of the parts. */
export const unplaceableKeyword = (keywords: readonly string[], parts: readonly PartSpace[]): string | undefined =>
  requiredPhrases(keywords, []).find((phrase) => fitsNowhere(phrase, parts))?.text;

/** Where keywords that each fit need more space together than all the parts have that could contain them. */
export function shortageInParts(keywords: readonly string[], parts: readonly PartSpace[]): Shortage | undefined {
  const phrases = requiredPhrases(keywords, []);
  // A keyword that is too long for the smaller parts has only the larger ones; `0` compares all keywords with all parts.
  for (const above of [0, ...parts.map(({ max }) => max)]) {
    const [small, large] = [parts.filter(({ max }) => max <= above), parts.filter(({ max }) => max > above)];
    if (large.length === 0) continue;
    const confined = phrases.filter((phrase) => fitsNowhere(phrase, small));
    const largeUnits = large.map(({ unit }) => unit);
    const needed = minimumLength(confined, largeUnits, 'in several texts');
    const allowed = large.reduce((sum, { max, count }) => sum + max * count, 0);
    if (needed > allowed) return { needed, allowed };
  }
  return undefined;
}

const fitsNowhere = (phrase: RequiredPhrase, parts: readonly PartSpace[]): boolean =>
  parts.every(({ unit, max }) => minimumLength([phrase], [unit]) > max);
