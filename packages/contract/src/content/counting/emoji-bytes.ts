import { bytes } from './bytes.ts';
import { characters } from './characters.ts';
import { emoji } from './emoji.ts';

/** Counts code points, but each emoji as the bytes of UTF-8 that it takes: Threads’ way. */
export function emojiBytes(text: string): number {
  let extra = 0;
  for (const [found] of text.matchAll(emoji)) extra += bytes(found) - characters(found);
  return characters(text) + extra;
}
