import { findUrls } from '../counting/find-urls.ts';
import { fold } from './fold.ts';

/** A hashtag as it is compared: folded, without `#`. */
export const tagName = (tag: string): string => fold(tag).replace(/^#/, '');

/** The hashtags in a folded text, without `#`, each once. */
export function tagsIn(folded: string): ReadonlySet<string> {
  return new Set([...folded.matchAll(/(?<![\p{L}\p{N}\p{M}_&])#([\p{L}\p{N}\p{M}_]+)/gu)].map(([, tag = '']) => tag));
}

/** The hashtags in a text as `tagName` writes them; what follows `#` inside of a link is none. */
export function hashtagsIn(text: string): ReadonlySet<string> {
  let [rest, from] = ['', 0];
  for (const { start, end } of findUrls(text)) {
    rest += `${text.slice(from, start)}x`;
    from = end;
  }
  return tagsIn(fold(rest + text.slice(from)));
}
