import { findUrls } from '../counting/find-urls.ts';
import { splitText } from '../counting/split-text.ts';
import { fold } from './fold.ts';

/** A hashtag in the form in which hashtags are compared: folded, without `#`. */
export const tagName = (tag: string): string => fold(tag).replace(/^#/, '');

// As in twitter-text: letters, digits, joiners, and signs that are part of words in some languages.
const inTag =
  '[\\p{L}\\p{M}\\p{N}_\\u200C\\u200D\\uA67E\\u05BE\\u05F3\\u05F4\\uFF5E\\u301C\\u309B\\u309C\\u30A0\\u30FB\\u3003\\u0F0B\\u0F0C\\xB7]';
/** A hashtag may follow a variation selector, which ends an emoji and no word; `#️⃣` is itself an emoji. */
const hashtag = new RegExp(`[#＃](?<=(?:[\\uFE0E\\uFE0F]|(?!${inTag}|&)[^]|^)[#＃])(?!\\uFE0F|\\u20E3)(${inTag}+)`, 'gu');

interface FoundHashtag {
  readonly start: number;
  readonly end: number;
  /** Without `#`. */
  readonly tag: string;
}

/** Without a letter it is a number, not a hashtag; followed by `#` or `://` it is none either. */
function findHashtags(text: string): FoundHashtag[] {
  const found: FoundHashtag[] = [];
  hashtag.lastIndex = 0;
  for (let match = hashtag.exec(text); match !== null; match = hashtag.exec(text)) {
    const [{ index: start }, [, tag = ''], end] = [match, match, hashtag.lastIndex];
    if (hasLetter(tag) && !/^(?:[#＃]|:\/\/)/.test(text.slice(end, end + 3))) found.push({ start, end, tag });
  }
  return found;
}

/** Whether a tag has a letter: without one it is no hashtag on any platform. */
export const hasLetter = (tag: string): boolean => /[\p{L}\p{M}]/u.test(tag);

/** The hashtags in a short text without links, without `#`. */
export const tagsIn = (text: string): ReadonlySet<string> => new Set(findHashtags(text).map(({ tag }) => tag));

/** The hashtags in a text, as `tagName` writes them; `#` within a link starts none. */
export function hashtagsIn(text: string): ReadonlySet<string> {
  const tags = new Set<string>();
  for (const piece of splitText(text)) {
    for (const tag of outsideLinks(piece)) tags.add(tagName(tag));
  }
  return tags;
}

/** If a link and a hashtag overlap, the first one counts. */
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
