import { emoji } from './emoji.ts';
import { findUrls } from './find-urls.ts';

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
