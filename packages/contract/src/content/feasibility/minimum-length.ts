import type { TextUnit } from '../counting/counters.ts';
import { fold } from '../matching/fold.ts';
import { hasLetter, tagName, tagsIn } from '../matching/hashtags-in.ts';
import { occursIn } from '../matching/occurs-in.ts';
import { minimumCount } from './minimum-count.ts';
import { overlapsWith } from './overlaps-with.ts';

/** Something that a text has to contain: a keyword, or a hashtag with its `#`. */
export interface RequiredPhrase {
  /** Folded. */
  readonly text: string;
  readonly isTag: boolean;
}

/** Whether a folded text contains a phrase. */
const isContainedIn = ({ text, isTag }: RequiredPhrase, folded: string): boolean =>
  isTag ? tagsIn(folded).has(text.slice(1)) : occursIn(folded, text);

/** The phrases that a text has to contain, without those that another one contains already. */
export function requiredPhrases(keywords: readonly string[], hashtags: readonly string[]): RequiredPhrase[] {
  const all = [
    // Without a letter it is no hashtag: it only has to be in the text.
    ...hashtags.map((tag) => ({ text: `#${tagName(tag)}`, isTag: hasLetter(tag) })),
    ...keywords.map((keyword) => ({ text: fold(keyword.trim()), isTag: false })),
  ];
  const distinct = [...new Map(all.toReversed().map((phrase) => [phrase.text, phrase])).values()].toReversed();
  return distinct.filter(
    (phrase) => !distinct.some((other) => other !== phrase && other.text.includes(phrase.text) && isContainedIn(phrase, other.text)),
  );
}

const canTouch = (before: RequiredPhrase, after: RequiredPhrase): boolean =>
  isContainedIn(before, before.text + after.text) && isContainedIn(after, before.text + after.text);

/**
 * The part of a phrase that stays outside of links, which some units count short: a link can contain a phrase without spaces, and the first and the
 * last word of one with spaces.
 */
function outsideLinks({ text, isTag }: RequiredPhrase): string {
  if (isTag) return text;
  return /[.:/@]/.test(text) ? '' : text.slice(text.indexOf(' '), text.lastIndexOf(' ') + 1);
}

/** Units in which a separator can count nothing: a joiner, for instance. */
const freeSeparators: ReadonlySet<TextUnit> = new Set(['graphemes', 'url_23', 'display_columns']);

/** The least that a link counts, in the units that do not count its characters. */
const linkCost: Readonly<Partial<Record<TextUnit, number>>> = { weighted: 23, url_23: 2 };

/**
 * A lower bound for the length of any text that contains all of the phrases, in the unit in which it counts least.
 * Phrases may overlap and touch; two that can do neither are separated, if they are in the same text at all.
 */
export function minimumLength(
  phrases: readonly RequiredPhrase[],
  units: readonly TextUnit[],
  spread: 'in one text' | 'in several texts' = 'in one text',
): number {
  const separator = spread === 'in several texts' || units.some((unit) => freeSeparators.has(unit)) ? 0 : 1;
  const others = (phrase: RequiredPhrase) => phrases.filter((other) => other !== phrase);
  const shared = new Map(
    phrases.map((phrase) => {
      const overlap = overlapsWith(phrase.text);
      return [phrase, Math.max(0, ...others(phrase).map((other) => overlap(other.text)))];
    }),
  );
  const separate = new Set(
    phrases.filter((phrase) => shared.get(phrase) === 0 && !others(phrase).some((other) => canTouch(other, phrase))),
  );
  const total = (partOf: (phrase: RequiredPhrase) => string, isSeparated: (phrase: RequiredPhrase) => boolean) => {
    let [sum, separators] = [0, 0];
    for (const phrase of phrases) {
      const common = shared.get(phrase) ?? 0;
      sum += Math.max(0, minimumCount(partOf(phrase), units) - minimumCount(phrase.text.slice(0, common), units));
      if (isSeparated(phrase) && separate.has(phrase)) separators += separator;
    }
    // There is none before the first.
    return sum + Math.max(0, separators - 1);
  };
  const plain = total(
    ({ text }) => text,
    () => true,
  );
  const linked = units.flatMap((unit) => linkCost[unit] ?? []).map((cost) => cost + total(outsideLinks, ({ isTag }) => isTag));
  return Math.min(plain, ...linked);
}
