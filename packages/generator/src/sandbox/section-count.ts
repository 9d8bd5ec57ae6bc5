import type { Brief } from './brief.ts';
import type { Headed } from './patterns/kind-patterns.ts';

const wordsInASection = { least: 30, most: 260 };

/** How many headed texts there are to be: more and longer ones, the longer the whole is to be. */
export function sectionCount(
  { themes, count, words }: Headed,
  { brief, pointer, stretch }: { brief: Brief; pointer: string; stretch: number },
): number {
  if (!brief.counts(pointer)) return Math.min(count, themes.length);
  const total = count * words * stretch;
  const comfortable = Math.round(count * Math.sqrt(stretch));
  const least = Math.ceil(total / wordsInASection.most);
  const most = Math.max(1, Math.floor(total / wordsInASection.least));
  return Math.min(Math.max(comfortable, least, 1), most, themes.length);
}
