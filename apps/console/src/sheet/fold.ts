import { count, type PlatformLimit } from '@handbill/client/counting';
import { patternOf } from '../form/limit-words.ts';

/** The part of a text that shows at first, where its platform hides the rest. */
export const foldOf = (limits: readonly PlatformLimit[], pointer: string): PlatformLimit | undefined =>
  limits.find((limit) => limit.outcome === 'info' && limit.pointer === patternOf(pointer));

/** Where a text is folded, in UTF-16 units: at the last word that still stands before. Looked for by halves, since units differ. */
export function foldAt(text: string, { unit, max }: PlatformLimit, language: string): number | undefined {
  if (count(unit, text, language) <= max) return undefined;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (count(unit, text.slice(0, middle), language) <= max) low = middle;
    else high = middle - 1;
  }
  const blank = text.lastIndexOf(' ', low);
  return blank > low / 2 ? blank : low;
}
