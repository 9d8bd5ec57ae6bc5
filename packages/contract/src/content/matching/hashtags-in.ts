import { findUrls } from '../counting/find-urls.ts';
import { splitText } from '../counting/split-text.ts';
import { runSteps, type Steps } from '../counting/steps.ts';
import { fold } from './fold.ts';

/** A hashtag as it is compared: folded, without `#`. */
export const tagName = (tag: string): string => fold(tag).replace(/^#/, '');

// As twitter-text has them: joiners, and signs that words of some languages are written with.
const inTag =
  '[\\p{L}\\p{M}\\p{N}_\\u200C\\u200D\\uA67E\\u05BE\\u05F3\\u05F4\\uFF5E\\u301C\\u309B\\u309C\\u30A0\\u30FB\\u3003\\u0F0B\\u0F0C\\xB7]';
/** Behind a variation selector there is an emoji, and so no word that goes on; `#️⃣` is itself an emoji. */
const hashtag = new RegExp(`[#＃](?<=(?:[\\uFE0E\\uFE0F]|(?!${inTag}|&)[^]|^)[#＃])(?!\\uFE0F|\\u20E3)(${inTag}+)`, 'gu');

interface FoundHashtag {
  readonly start: number;
  readonly end: number;
  /** Without `#`. */
  readonly tag: string;
}

/** One that has no letter is a number, not a hashtag; one that goes on is an address. */
function findHashtags(text: string): FoundHashtag[] {
  const found: FoundHashtag[] = [];
  hashtag.lastIndex = 0;
  for (let match = hashtag.exec(text); match !== null; match = hashtag.exec(text)) {
    const [{ index: start }, [, tag = ''], end] = [match, match, hashtag.lastIndex];
    if (hasLetter(tag) && !/^(?:[#＃]|:\/\/)/.test(text.slice(end, end + 3))) found.push({ start, end, tag });
  }
  return found;
}

/** Whether it has what makes a hashtag of a number. */
export const hasLetter = (tag: string): boolean => /[\p{L}\p{M}]/u.test(tag);

/** The hashtags in a short text that has no links, without `#`, each once. */
export const tagsIn = (text: string): ReadonlySet<string> => new Set(findHashtags(text).map(({ tag }) => tag));

/** The hashtags in a text as `tagName` writes them; what follows `#` inside of a link is none. */
export const hashtagsIn = (text: string): ReadonlySet<string> => runSteps(hashtagSteps(text));

/** `hashtagsIn` of a text that may be long, in steps. */
export function* hashtagSteps(text: string): Steps<ReadonlySet<string>> {
  const tags = new Set<string>();
  for (const piece of splitText(text)) {
    for (const tag of outsideLinks(piece)) tags.add(tagName(tag));
    yield;
  }
  return tags;
}

/** Where a link and a hashtag overlap, the first one counts. */
function outsideLinks(text: string): string[] {
  const hashtags = findHashtags(text);
  if (hashtags.length === 0) return [];
  const links = findUrls(text).map((link) => ({ ...link, tag: undefined }));
  let last = 0;
  return [...links, ...hashtags]
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ start, end, tag }) => {
      if (start < last) return [];
      last = end;
      return tag ?? [];
    });
}
