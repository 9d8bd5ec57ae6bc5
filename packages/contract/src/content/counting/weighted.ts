import { findUrls } from './find-urls.ts';

/** Emoji that X (twemoji) takes together with a variation selector, though they need none: they were plain symbols once. */
const withSelector =
  '[\\u231A\\u231B\\u25FD\\u25FE\\u2614\\u2615\\u2648-\\u2653\\u267F\\u2693\\u26A1\\u26AA\\u26AB\\u26BD\\u26BE\\u26C4\\u26C5\\u26D4\\u26EA\\u26F2\\u26F3\\u26F5\\u26FA\\u26FD' +
  '\\u2757\\u2B1B\\u2B1C\\u2B50\\u2B55\\u{1F004}\\u{1F21A}\\u{1F22F}]\\uFE0F';

/** Finds whole emoji of any number of code points, also without their variation selector, as people type them. A digit or `©` alone is none. */
const emoji = new RegExp(`${withSelector}|\\p{RGI_Emoji}|[0-9#*]\\u20E3|\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\uFE0F`, 'gv');

/** X's weights: one for Latin and its neighbours and for common punctuation, two for all else. */
const light = /^[\0-\u10FF\u2000-\u200D\u2010-\u201F\u2032-\u2037]$/u;

/** Counts as X does (twitter-text, configuration v3): a link is 23, an emoji 2, other characters 1 or 2. */
export function weighted(text: string): number {
  const normal = text.normalize();
  let [count, from] = [0, 0];
  for (const { start, end } of findUrls(normal)) {
    count += weigh(normal.slice(from, start)) + 23;
    from = end;
  }
  return count + weigh(normal.slice(from));
}

function weigh(text: string): number {
  let weight = 0;
  const rest = text.replaceAll(emoji, () => {
    weight += 2;
    return '';
  });
  for (const character of rest) weight += light.test(character) ? 1 : 2;
  return weight;
}
