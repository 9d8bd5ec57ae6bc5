import { asset, type SiteFile } from '../page.ts';
import type { Entry } from './entries.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}_]+/gu) ?? [];

/** A word that is in more entries than this tells none from another. */
const mostEntries = 80;

/** Rising numbers as the steps between them, which are small. */
const steps = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (number - (numbers[index - 1] ?? 0)).toString(36)).join(',');

/**
 * What the pages' search loads at the first key: the entries, and for each word of their texts which of them have it. Words without places
 * are in so many that they are not looked for.
 */
export function searchIndex(entries: readonly Entry[]): SiteFile {
  const places = new Map<string, number[]>();
  for (const [index, { text }] of entries.entries())
    for (const word of new Set(wordsOf(text))) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [index]);
      else known.push(index);
    }
  const words = [...places.keys()].toSorted();
  const body = {
    entries: entries.map(({ title, address, kind, about }) => [title, address, kind, about]),
    words: words.join(' '),
    places: words
      .map((word) => places.get(word) ?? [])
      .map((all) => (all.length > mostEntries ? '' : steps(all)))
      .join(' '),
  };
  return asset('search', 'json', JSON.stringify(body));
}
